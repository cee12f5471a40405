import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { newIn, questionsOf, sharesWith } from '../publish-questions';
import { panelLanguage } from './middleware';
import { checkDrafts } from './publish-rules';

const PRODUCT = 'api::product.product';

/** The issues of a draft that is about to be published, and the questions about it. */
export interface PublishCheck {
  documentId: string;
  name: string;
  /** For which it is refused. */
  reasons: string[];
  /** About a product that may be published. */
  questions: string[];
}

type Checked = Awaited<ReturnType<typeof checkDrafts>>;
type Draft = Checked[number]['draft'];

/** Returns a function that asks about each of these products, with two queries for all. */
async function askAbout(strapi: Core.Strapi, checked: Checked) {
  const drafts = checked.map(({ draft }) => draft);
  const products = strapi.documents(PRODUCT);
  const live = await products.findMany({
    filters: { documentId: { $in: drafts.map(({ documentId }) => documentId) } },
    status: 'published',
    populate: ['image'],
  });
  const liveOf = ({ documentId }: Draft) => live.find((each) => each.documentId === documentId);
  const $or = sharesWith(drafts.map((draft) => newIn(draft, liveOf(draft))));
  const others = $or.length > 0 ? await products.findMany({ filters: { $or } }) : [];
  const locale = panelLanguage(strapi);
  return (draft: Draft) => questionsOf(draft, liveOf(draft), others, locale);
}

async function checksOf(strapi: Core.Strapi, uid: UID.ContentType, ids: readonly string[]) {
  const checked = await checkDrafts(strapi, uid, ids);
  const ready = uid === PRODUCT ? checked.filter(({ reasons }) => reasons.length === 0) : [];
  const questions = ready.length > 0 ? await askAbout(strapi, ready) : undefined;
  return checked.map((each): PublishCheck => {
    const { draft, name, reasons } = each;
    const asked = ready.includes(each) ? questions?.(draft) : undefined;
    return { documentId: draft.documentId, name, reasons, questions: asked ?? [] };
  });
}

/**
 * Registers the route of the dialog that publishes several entries: `POST /shop/publishing/api::product.product` with their
 * ids, for those who may publish them.
 */
export function setPublishCheckRoute(strapi: Core.Strapi) {
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop/publishing',
    routes: [
      {
        method: 'POST',
        path: '/:model',
        info: { type: 'admin' },
        config: {
          policies: [
            'admin::isAuthenticatedAdmin',
            {
              name: 'plugin::content-manager.hasPermissions',
              config: { actions: ['plugin::content-manager.explorer.publish'] },
            },
          ],
        },
        async handler(context: Context) {
          const { documentIds } = context.request.body as { documentIds?: unknown };
          if (!Array.isArray(documentIds)) return context.badRequest('documentIds is a list');
          const ids = documentIds.map(String);
          context.body = await checksOf(strapi, context.params.model as UID.ContentType, ids);
        },
      },
    ],
  });
}

import type { Core } from '@strapi/strapi';
import { faultOf, reasonIn } from '~/i18n/reasons';
import { panelLanguage, panelRequest, useMiddleware } from './desk/middleware';
import { refusal } from './desk/publish-rules';

const PRODUCT = 'api::product.product';
const FORMER = 'api::former-product.former-product';

/** Fields of a product that the page about its end has. */
const KEPT = ['name', 'nameEn', 'category', 'kind', 'price'];

/**
 * Remembers products that were public: builds have no state, and cannot read drafts. The entry has the documentId of
 * its product. The shop ignores it while the product is published.
 */
export function keepFormer(strapi: Core.Strapi) {
  useMiddleware(strapi, async ({ uid, action, params }, next) => {
    if (uid !== PRODUCT || !['unpublish', 'delete', 'publish'].includes(action)) return next();
    const { documentId } = params;
    const former = strapi.db.query(FORMER);
    if (action === 'publish') {
      const result = await next();
      await former.deleteMany({ where: { documentId } });
      return result;
    }
    const live = await strapi.db
      .query(PRODUCT)
      .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: KEPT });
    if (live && (await former.count({ where: { documentId } })) === 0) {
      const fields = KEPT.map((name) => [name, live[name]]);
      await former.create({ data: { ...Object.fromEntries(fields), documentId } });
    }
    if (action === 'delete') {
      // The relation ends with the product, whose own entry may lead on.
      const leading: { id: number }[] = await former.findMany({
        select: ['id'],
        where: { successor: { documentId } },
      });
      const id = { $in: leading.map((each) => each.id) };
      await former.updateMany({ where: { id }, data: { deletedSuccessor: documentId } });
    }
    return next();
  });
}

/** The request of the form of a discontinued product for the products to choose as its successor. */
const OFFERED = `/content-manager/relations/${FORMER}/successor`;

const publishedIds = async (strapi: Core.Strapi) => {
  const products = await strapi.documents(PRODUCT).findMany({ status: 'published', fields: [] });
  return products.map(({ documentId }) => documentId);
};

/** Offers the products that an address can lead to. Strapi itself offers drafts, too. */
export function offerSuccessors(strapi: Core.Strapi) {
  strapi.server.use(async (context, next) => {
    if (context.path === OFFERED) {
      const documentId = { $in: await publishedIds(strapi), $ne: context.query['id'] };
      Object.assign(context.query, { filters: { documentId } });
    }
    return next();
  });
}

/** Refuses successors that {@link offerSuccessors} does not offer. Another choice, or none, replaces a deleted one. */
export function checkSuccessors(strapi: Core.Strapi) {
  useMiddleware(strapi, async ({ uid, action, params }, next) => {
    if (uid !== FORMER || action !== 'update' || !panelRequest(strapi)) return next();
    const { connect = [], disconnect = [] } = params.data.successor ?? {};
    const chosen = [connect].flat().map((each) => each.documentId);
    if ([connect, disconnect].flat().length > 0) params.data.deletedSuccessor = null;
    const published = chosen.length > 0 ? await publishedIds(strapi) : [];
    if (chosen.some((id) => !published.includes(id))) {
      const language = panelLanguage(strapi);
      const reason = reasonIn(faultOf('successor'), language);
      throw refusal([{ field: 'successor', reason }], 'former-product', language);
    }
    return next();
  });
}

import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { publishIssues, type PublishIssue } from '~/content/cms/publish-issues';
import { panelLanguage, useMiddleware } from './middleware';
import { labelOf, partOf, type Locale } from './field-names';
import { pictureIssues, type Entry } from './picture-rules';
import { SETTINGS } from './settings';

const PRODUCT = 'api::product.product';
const FAMILY = 'api::family.family';

const TYPES: Readonly<Record<string, Parameters<typeof publishIssues>[0]>> = {
  [PRODUCT]: 'product',
  'api::category.category': 'category',
  [FAMILY]: 'family',
  ...SETTINGS,
};

/** The base URL of pictures without a host. */
const CMS = 'http://localhost';

interface FamilyEntry {
  documentId: string;
  members?: { documentId: string }[];
}

/** The published products of a family, and the other families that have one of them, with their products. */
async function besideFamily(strapi: Core.Strapi, { documentId, members = [] }: FamilyEntry) {
  const idsOf = (all: FamilyEntry['members'] = []) => all.map((each) => each.documentId);
  const families = (await strapi.documents(FAMILY).findMany({
    filters: {
      documentId: { $ne: documentId },
      members: { documentId: { $in: idsOf(members) } },
    },
    status: 'published',
    populate: ['members'],
  })) as FamilyEntry[];
  const ids = [members, ...families.map((family) => family.members)].flatMap(idsOf);
  const products = await strapi
    .documents(PRODUCT)
    .findMany({ filters: { documentId: { $in: ids } }, status: 'published' });
  return { products, families };
}

/**
 * Refuses to publish entries that the shop's build would reject, and reports every problem at its
 * field. Drafts may be incomplete. Applies to the panel, scripts and the API alike.
 */
export function setPublishRules(strapi: Core.Strapi) {
  async function check(uid: UID.ContentType, documentId: string, status: 'draft' | 'published') {
    const type = TYPES[uid];
    if (!type) return;
    const entry = await strapi.documents(uid).findOne({ documentId, status, populate: '*' });
    const locale = panelLanguage(strapi);
    const issues = [
      ...publishIssues(
        type,
        entry,
        CMS,
        locale,
        entry && uid === FAMILY ? await besideFamily(strapi, entry as FamilyEntry) : undefined,
      ),
      ...(await pictureIssues(strapi, entry as Entry | null, locale)),
    ];
    if (issues.length > 0) {
      throw refusal(issues, type, locale);
    }
  }

  useMiddleware(strapi, async ({ uid, action, params }, next) => {
    if (!(uid in TYPES)) return next();
    if (action === 'publish') {
      await check(uid, params.documentId, 'draft');
      return next();
    }
    const publishes = ['create', 'update'].includes(action) && params.status === 'published';
    if (!publishes) return next();
    return strapi.db.transaction(async () => {
      const entry = await next();
      await check(uid, entry.documentId, 'published');
      return entry;
    });
  });
}

/** The error for a form. The panel shows each message at its field; a message about a part, such as `attributes.strings`, names it. */
export function refusal(issues: readonly PublishIssue[], kind: string, locale: Locale) {
  const reasons = new Map<string, string[]>();
  for (const { field, reason } of issues) {
    const [name = ''] = field.split('.');
    const part = partOf(field, locale);
    reasons.set(name, [...(reasons.get(name) ?? []), [part, reason].filter(Boolean).join(': ')]);
  }
  const all = [...reasons].map(([name, texts]) => [name, texts.join('; ')] as const);
  const message = all
    .map(([name, text]) => `${labelOf(kind, name, locale)}: ${text}`)
    .join(locale === 'zh' ? '；' : '; ');
  return new errors.ValidationError(message, {
    errors: all.map(([name, message]) => ({ path: [name], message, name: 'ValidationError' })),
  });
}

import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { publishIssues, type PublishIssue } from '~/content/cms/publish-issues';
import { panelLanguage, useMiddleware } from './middleware';
import { labelOf, partOf, type Locale } from './field-names';
import { pictureIssues, type Entry } from './picture-rules';
import { SETTINGS } from './settings';

const TYPES: Readonly<Record<string, Parameters<typeof publishIssues>[0]>> = {
  'api::product.product': 'product',
  'api::category.category': 'category',
  ...SETTINGS,
};

/** The base URL of pictures without a host. */
const CMS = 'http://localhost';

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
      ...publishIssues(type, entry, CMS, locale),
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

/** The panel shows each message at its field; a message about a part, such as `attributes.strings`, names it. */
function refusal(issues: readonly PublishIssue[], kind: string, locale: Locale) {
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

import type { Core, UID } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import { publishIssues, type PublishIssue } from '~/content/cms/publish-issues';
import { parseJson } from '~/lib/json';
import { panelLanguage, panelRequest, useMiddleware, type Action } from './middleware';
import { labelOf, partOf, SEPARATORS, type Locale } from './field-names';
import { pictureIssues, type Entry } from './picture-rules';
import { SETTINGS } from './settings';
import { nameOf, reasonOf } from '../value-names';
import {
  removeEmptyItems,
  strapiIssues,
  textIssues,
  timeIssues,
  typeIssues,
  uniqueIssues,
} from './value-rules';

const PRODUCT = 'api::product.product';
const FAMILY = 'api::family.family';

type PublishType = Parameters<typeof publishIssues>[0];

const TYPES: Readonly<Record<string, PublishType>> = {
  [PRODUCT]: 'product',
  'api::category.category': 'category',
  [FAMILY]: 'family',
  'api::former-product.former-product': 'former-product',
  ...SETTINGS,
};

/** The base URL of pictures without a host. */
const CMS = 'http://localhost';

/** An entry with its relations and pictures. */
type Stored = Record<string, unknown> & { documentId: string };

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

/** The problems for which the build would reject an entry, with words for ids. */
function buildIssues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  type: PublishType,
  entry: unknown,
  locale: Locale,
  beside?: Parameters<typeof publishIssues>[4],
) {
  const { displayName } = strapi.contentType(uid).info;
  return publishIssues(type, entry, CMS, locale, beside).map((issue): PublishIssue => ({
    ...issue,
    reason: reasonOf(displayName, issue, locale),
  }));
}

/** Returns the problems for which an entry is not published, in the language of the panel. */
async function issuesIn(strapi: Core.Strapi, uid: UID.ContentType, entry: Stored | null) {
  const type = TYPES[uid];
  if (!type) return [];
  const locale = panelLanguage(strapi);
  const beside =
    entry && uid === FAMILY ? await besideFamily(strapi, entry as FamilyEntry) : undefined;
  return [
    ...buildIssues(strapi, uid, type, entry, locale, beside),
    ...(await pictureIssues(strapi, entry as Entry | null, locale)),
    ...(entry ? await uniqueIssues(strapi, uid, entry, locale) : []),
  ];
}

/** Returns several drafts with their names, and the reasons for which each is not published. */
export async function checkDrafts(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  ids: readonly string[],
) {
  const drafts: Stored[] = await strapi
    .documents(uid)
    .findMany({ filters: { documentId: { $in: ids } }, status: 'draft', populate: '*' });
  const locale = panelLanguage(strapi);
  const { displayName } = strapi.contentType(uid).info;
  const checked = [];
  for (const draft of drafts) {
    const issues = await issuesIn(strapi, uid, draft);
    checked.push({
      draft,
      name: nameOf(displayName, draft, locale) ?? draft.documentId,
      reasons: sentencesOf(issues, TYPES[uid] ?? '', locale),
    });
  }
  return checked;
}

/**
 * Refuses to publish entries that the shop's build would reject, and reports every problem at its
 * field. Drafts may be incomplete. Applies to the panel, scripts and the API alike.
 */
export function setPublishRules(strapi: Core.Strapi) {
  async function check(uid: UID.ContentType, documentId: string, status: 'draft' | 'published') {
    const entry = await strapi.documents(uid).findOne({ documentId, status, populate: '*' });
    const issues = await issuesIn(strapi, uid, entry);
    if (issues.length > 0) throw refusal(issues, TYPES[uid] ?? '', panelLanguage(strapi));
  }

  /** Checks all entries that the list publishes before any is: Strapi would publish some, and not name the others. */
  async function checkAll(uid: UID.ContentType, ids: readonly string[]) {
    const all = await checkDrafts(strapi, uid, ids);
    const refused = all.filter(({ reasons }) => reasons.length > 0);
    if (refused.length === 0) return;
    const locale = panelLanguage(strapi);
    const isChinese = locale === 'zh';
    const separator = SEPARATORS[locale].sentence;
    const texts = refused.map(({ name, reasons }) =>
      isChinese ? `「${name}」${reasons.join(separator)}` : `“${name}”: ${reasons.join(separator)}`,
    );
    throw new errors.ValidationError(
      (isChinese ? '全部未發佈。' : 'Nothing was published. ') + texts.join(separator),
    );
  }
  const checks = new WeakMap<object, Promise<void>>();

  /** The problems of a draft with the values of a form, if the form is about to be published. */
  async function formIssues(uid: UID.ContentType, { documentId, data }: Action['params']) {
    const type = TYPES[uid];
    const isPublished = panelRequest(strapi)?.route.endsWith('/actions/publish');
    if (!type || type === 'family' || !isPublished) return [];
    const { attributes } = strapi.contentType(uid);
    const stored =
      documentId && (await strapi.documents(uid).findOne({ documentId, populate: '*' }));
    const typeOf = (name: string) => attributes[name]?.type ?? '';
    // A form sends relations and files in another shape than they are stored, and changed JSON as text.
    const values = Object.fromEntries(
      Object.entries(data)
        .filter(([name]) => !['relation', 'media'].includes(typeOf(name)))
        .map(([name, value]) => [
          name,
          typeOf(name) === 'json' && typeof value === 'string' ? parseJson(value) : value,
        ]),
    );
    const entry = { documentId: 'new', ...stored, ...values };
    const locale = panelLanguage(strapi);
    return [
      ...buildIssues(strapi, uid, type, entry, locale),
      ...(await uniqueIssues(strapi, uid, entry, locale)),
    ];
  }

  // Strapi's own checks come before those of the shop, and would hide them.
  useMiddleware(strapi, async ({ uid, action, params }, next) => {
    if (!['create', 'update', 'clone'].includes(action) || !panelRequest(strapi)) return next();
    const locale = panelLanguage(strapi);
    removeEmptyItems(strapi, uid, params.data);
    let issues = [
      ...typeIssues(strapi, uid, params.data, locale),
      ...textIssues(params.data, locale),
      ...(await timeIssues(strapi, uid, params, locale)),
    ];
    try {
      if (issues.length === 0) return await next();
    } catch (error) {
      const found = strapiIssues(error, locale);
      if (!found) throw error;
      issues = found;
    }
    const others = await formIssues(uid, params);
    const fields = others.map(({ field }) => field);
    throw refusal(
      [...issues.filter(({ field }) => !fields.includes(field)), ...others],
      uid.split('.').at(-1) ?? '',
      locale,
    );
  });

  useMiddleware(strapi, async ({ uid, action, params }, next) => {
    if (!(uid in TYPES)) return next();
    if (action === 'publish') {
      const { request, route } = panelRequest(strapi) ?? {};
      if (request && route?.endsWith('/actions/bulkPublish')) {
        const all = checks.get(request) ?? checkAll(uid, request.body.documentIds);
        checks.set(request, all);
        await all;
      } else await check(uid, params.documentId, 'draft');
      return next();
    }
    // An entry of a type without drafts is always published.
    const isPublic =
      params.status === 'published' || !contentTypes.hasDraftAndPublish(strapi.contentType(uid));
    if (!['create', 'update'].includes(action) || !isPublic) return next();
    return strapi.db.transaction(async () => {
      const entry = await next();
      await check(uid, entry.documentId, 'published');
      return entry;
    });
  });
}

/** The reasons of issues by field; one about a part, such as `attributes.strings`, names it. */
function reasonsOf(issues: readonly PublishIssue[], locale: Locale) {
  const { name: colon, sentence } = SEPARATORS[locale];
  const reasons = new Map<string, string[]>();
  for (const { field, reason } of issues) {
    const [name = ''] = field.split('.');
    const part = partOf(field, locale);
    reasons.set(name, [...(reasons.get(name) ?? []), [part, reason].filter(Boolean).join(colon)]);
  }
  return [...reasons].map(([name, texts]) => [name, texts.join(sentence)] as const);
}

/** The reasons of issues with the labels of their fields. */
const sentencesOf = (issues: readonly PublishIssue[], kind: string, locale: Locale) =>
  reasonsOf(issues, locale).map(([name, text]) =>
    [labelOf(kind, name, locale), text.replace(/[。.]$/, '')].join(SEPARATORS[locale].name),
  );

/** The error for a form. The panel shows each message at its field. */
export const refusal = (issues: readonly PublishIssue[], kind: string, locale: Locale) =>
  new errors.ValidationError(sentencesOf(issues, kind, locale).join(SEPARATORS[locale].sentence), {
    errors: reasonsOf(issues, locale).map(([name, message]) => ({
      path: [name],
      message,
      name: 'ValidationError',
    })),
  });

import type { Core, UID } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import { createHash } from 'node:crypto';
import { lockVersions } from '../lock-versions';
import { shownValue } from '../value-names';
import { VERSION } from '../version';
import { labelOf, type Locale } from './field-names';
import { panelLanguage, panelRequest, useMiddleware } from './middleware';
import { nameOf, type Person } from './person';

/** A digest of each field of an entry. */
type Version = Readonly<Record<string, string>>;

/** Forms do not write these: a sale must not interrupt an editor. */
const NOT_COMPARED = [VERSION, 'stock', 'history', 'used', 'holds'];

type Row = Record<string, unknown> & { documentId: string; updatedBy?: Person | null };
/** Long values would hide the names of the others. */
const MAX_SHOWN = 40;

const isEdited = (uid: string): uid is UID.ContentType => uid.startsWith('api::');

/** Adds the field to all types of the shop, before Strapi creates their tables. */
export function addVersions(strapi: Core.Strapi) {
  for (const type of Object.values(strapi.contentTypes)) {
    if (isEdited(type.uid)) {
      // JSON, because lists offer no filters for it.
      Object.assign(type.attributes, { [VERSION]: { type: 'json', private: true } });
    }
  }
}

/** A value without ids that change whenever it is saved: relations and files by document, components by content. */
function comparable(value: unknown, type: string) {
  if (type === 'relation' || type === 'media')
    return [value ?? []].flat().map((each) => (each as Row).documentId);
  if (type === 'component')
    return [value ?? []].flat().map((each) => ({ ...(each as object), id: undefined }));
  return value ?? null;
}

/** Returns the draft, or the only version of a type without drafts. */
const readRow = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<Row> =>
  strapi.db.query(uid).findOne({
    where: {
      documentId,
      ...(strapi.contentType(uid).options?.draftAndPublish && { publishedAt: null }),
    },
    populate: true,
  });

function versionOf(strapi: Core.Strapi, uid: UID.ContentType, row: Row): Version {
  const type = strapi.contentType(uid);
  const fields = contentTypes
    .getVisibleAttributes(type)
    .filter((name) => !NOT_COMPARED.includes(name));
  return Object.fromEntries(
    fields.map((name) => {
      const text = JSON.stringify(comparable(row[name], type.attributes[name]?.type ?? ''));
      return [name, createHash('sha256').update(text).digest('base64url').slice(0, 10)];
    }),
  );
}

/** Names a field that has changed, with its current value if that is short. */
function describe(strapi: Core.Strapi, uid: UID.ContentType, row: Row, name: string, to: Locale) {
  const label = labelOf(uid.split('.').at(-1) ?? '', name, to);
  const text = shownValue(strapi.contentType(uid).info.displayName, name, row[name], to);
  if (!text || text.length > MAX_SHOWN) return label;
  return to === 'zh' ? `${label}（現為「${text}」）` : `${label} (now “${text}”)`;
}

/** Names who has saved an entry last. The shop itself if nobody has: a payment, a time, or a customer who cancels. */
function whoSaved(person: Person | null | undefined, user: { id?: number }, language: Locale) {
  if (!person) return language === 'zh' ? '網店' : 'The shop';
  if (person.id === user.id)
    return language === 'zh' ? '你在另一個視窗' : 'You, in another window,';
  return nameOf(person, language);
}

/** Throws if an entry is no longer as a form has loaded it, and names who has changed what. */
function refuseStale(strapi: Core.Strapi, uid: UID.ContentType, row: Row, opened: Version) {
  const current = versionOf(strapi, uid, row);
  const changed = Object.keys(opened).filter(
    (name) => name in current && current[name] !== opened[name],
  );
  if (changed.length === 0) return;
  const language = panelLanguage(strapi);
  const who = whoSaved(row.updatedBy, strapi.requestContext.get()?.state.user ?? {}, language);
  const fields = changed.map((name) => describe(strapi, uid, row, name, language));
  throw new errors.ApplicationError(
    language === 'zh'
      ? `這頁打開後，${who}改了：${fields.join('、')}，所以這次沒有儲存；填過的內容保留在「未儲存的更改」。`
      : `${who} changed this after you had opened it: ${fields.join(', ')}. Nothing was saved this time; what you entered is kept in “Unsaved changes”.`,
  );
}

/**
 * Stores who changes an entry, by any query: an account of the panel, or nobody if it is the shop itself. Otherwise, the
 * editor before would seem to have made the change.
 */
function keepAuthors(strapi: Core.Strapi) {
  const setAuthor = ({ params }: { params: { data?: Record<string, unknown> } }) => {
    const { data = {} } = params;
    if (Object.keys(data).every((name) => [...NOT_COMPARED, 'updatedAt'].includes(name))) return;
    const user = strapi.requestContext.get()?.state.user;
    params.data = { ...data, updatedBy: user ? (data['updatedBy'] ?? user.id) : null };
  };
  strapi.db.lifecycles.subscribe({
    models: Object.keys(strapi.contentTypes).filter(isEdited),
    beforeUpdate: setAuthor,
    beforeUpdateMany: setAuthor,
  });
}

/** The routes that load the form of an entry. */
const FORMS = ['/collection-types/:model/:id', '/single-types/:model'];

/**
 * Gives forms the version of their entry, and refuses to save a form over changes that were made after it was opened,
 * by anybody and by any way.
 */
export function setVersions(strapi: Core.Strapi) {
  keepAuthors(strapi);
  useMiddleware(strapi, async ({ uid, action, params }, next) => {
    if (!isEdited(uid)) return next();
    const { request, params: of, route = '' } = panelRequest(strapi) ?? {};
    if (request?.method === 'GET' && FORMS.includes(route) && of.model === uid) {
      const found = await next();
      const [entry] = [found].flat();
      const row = entry && (await readRow(strapi, uid, entry.documentId));
      if (row) Object.assign(entry, { [VERSION]: versionOf(strapi, uid, row) });
      return found;
    }
    if (params.data) {
      const { [VERSION]: _, ...data } = params.data;
      params.data = data;
    }
    if (action !== 'update') return next();
    const opened = request?.body?.[VERSION];
    if (!opened) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const { documentId } = params;
      // Another form that is saved at the same time waits.
      await lockVersions(strapi, trx, uid, documentId);
      const row = await readRow(strapi, uid, documentId);
      if (row) refuseStale(strapi, uid, row, opened);
      return next();
    });
  });
}

import type { Localized } from '~/i18n/locales';
import { isObject } from '~/lib/json';
import { contentLimits } from '~/site/content-limits';
import { excerpt } from '../value-schemas';
import { partsOfAlternativeText } from './alternative-text';

export type Fields = Readonly<Record<string, unknown>>;

/** Keys of Strapi's v4 shape besides `attributes`. */
const BESIDE_ATTRIBUTES = ['id', 'documentId', 'meta', 'attributes'];

/**
 * The fields of an item in one flat object. In Strapi's v4 shape all but the id are in `attributes`; a
 * flat item may have a field of that name, the product's specifications. Fields that are null or `""` count as absent:
 * Strapi stores the latter when an editor empties a JSON field. Values that are not objects have no fields.
 */
export function fieldsOf(item: unknown): Fields {
  if (!isObject(item)) return {};
  const { attributes, ...own } = item;
  const isV4 =
    isObject(attributes) && Object.keys(own).every((key) => BESIDE_ATTRIBUTES.includes(key));
  const fields = isV4 ? { ...attributes, ...own } : item;
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ''),
  );
}

/** The id that stays the same when the item is published: `documentId`, else the numeric id as text. */
export function idOf({ documentId, id }: Fields): unknown {
  return documentId ?? (typeof id === 'number' ? String(id) : id);
}

/** The value of a relation or media field: `{ data: … }` in Strapi's v4 shape, otherwise the field itself. */
export const dataOf = (field: unknown): unknown =>
  isObject(field) && 'data' in field ? field['data'] : field;

/**
 * Ids from a JSON list or a relation. Items of a relation with invalid ids are left out, because they are rejected
 * themselves. Other values are returned unchanged, for validation to reject.
 */
export function relatedIds(field: unknown, isValid: (id: unknown) => boolean): unknown {
  const data = dataOf(field) ?? undefined;
  if (!Array.isArray(data)) return data;
  return data.flatMap((item: unknown) => {
    if (!isObject(item)) return [item];
    const id = idOf(fieldsOf(item));
    return isValid(id) ? [id] : [];
  });
}

/** The media in a field of an item, not validated. */
export interface Media {
  /** An absolute URL if it is a valid one; not necessarily http(s). */
  address: unknown;
  /** Changes when the file at this address is replaced. */
  version: string | undefined;
  /** Chinese and English, separated by ` / `; or one text for both. */
  alt: Localized | undefined;
}

/**
 * The media of a field of one or several. Relative addresses are relative to the CMS (requirements §3).
 */
export function mediaOf(field: unknown, cms: string): Media[] {
  const data = dataOf(field) ?? [];
  const items: unknown[] = Array.isArray(data) ? data : [data];
  return items.flatMap((item) => {
    if (item === null) return [];
    const { url, updatedAt, alternativeText } = fieldsOf(item);
    const absolute = typeof url === 'string' ? URL.parse(url, cms)?.href : undefined;
    return {
      address: absolute ?? url ?? '',
      version: typeof updatedAt === 'string' ? updatedAt : undefined,
      alt: typeof alternativeText === 'string' ? altOf(alternativeText) : undefined,
    };
  });
}

/** An alternative text of Strapi, which has one field for all languages. */
function altOf(text: string): Localized | undefined {
  const [zh = '', en = zh] = partsOfAlternativeText(text).map((part) =>
    excerpt(part, contentLimits.name),
  );
  return zh && en ? { zh, en } : undefined;
}

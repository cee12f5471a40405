export type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of what the CMS calls an item, in one flat object: Strapi 4 puts all but the id under
 * `attributes`, Strapi 5 does so when asked for that shape (DESIGN.md decision 18). A field that
 * is null is left out. What is no object has no fields.
 */
export function fieldsOf(item: unknown): Fields {
  if (!isObject(item)) return {};
  const { attributes, ...own } = item;
  const fields = isObject(attributes) ? { ...attributes, ...own } : item;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** The id that outlives publishing: `documentId`, else the numeric id as text. */
export function idOf({ documentId, id }: Fields): unknown {
  return documentId ?? (typeof id === 'number' ? String(id) : id);
}

/** A picture as an entry names it. */
export interface Media {
  /** Absolute; not yet known to be http(s), or an address at all. */
  address: unknown;
  /** Changes when the file behind the address is replaced. */
  version: string | undefined;
}

/**
 * The single media of a field: `{ data: item }` in Strapi's v4 shape, else the item itself.
 * An address without a host is at the CMS (spec §3).
 */
export function mediaOf(field: unknown, cms: string): Media | undefined {
  const item = isObject(field) && 'data' in field ? field['data'] : field;
  if (item === undefined || item === null) return undefined;
  const { url, updatedAt } = fieldsOf(item);
  return {
    address:
      typeof url === 'string' && URL.canParse(url, cms) ? new URL(url, cms).href : (url ?? ''),
    version: typeof updatedAt === 'string' ? updatedAt : undefined,
  };
}

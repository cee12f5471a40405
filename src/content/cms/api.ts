import { z } from 'zod';
import { CmsError } from './cms-error';
import { pageSchema, readAll } from './paging';
import { read, TIMEOUT } from './request';

/** Where the CMS is, and how to ask it. */
export interface CmsSettings {
  /** Address of the CMS, such as `http://localhost:1337`. */
  url: string;
  token?: string | undefined;
  /** Reads drafts instead of what is published; the CMS lets only a token do so. */
  drafts?: boolean;
  /** For a call, in ms. */
  timeout?: number;
}

type Query = Record<string, string>;

const MAX_BYTES = 100_000_000;
const itemSchema = z.object({ data: z.unknown() });

/** Reads lists and single items of Strapi's REST API, with their pictures (spec §7). */
export function cmsApi({ url, token, drafts = false, timeout = TIMEOUT }: CmsSettings) {
  const base = url.endsWith('/') ? url : `${url}/`;
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Strapi-Response-Format': 'v4',
    ...(token && { Authorization: `Bearer ${token}` }),
  };

  async function get<T extends z.ZodType>(path: string, query: Query, schema: T) {
    const address = new URL(`api/${path}`, base);
    const fields = { populate: 'image', ...query, ...(drafts && { status: 'draft' }) };
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    const body = await read(address, { headers, timeout, maxBytes: MAX_BYTES });
    const answer = schema.safeParse(parse(body.toString()));
    if (answer.success) return answer.data;
    throw new CmsError(`${address.origin}${address.pathname} sent no list of Strapi's`);
  }

  const listBy = (sort: string, path: string, pageSize: number, query: Query) =>
    readAll((page) => {
      const paging = { 'pagination[pageSize]': `${pageSize}`, 'pagination[page]': `${page}`, sort };
      return get(path, { ...paging, ...query }, pageSchema);
    });

  return {
    item: async (path: string) => (await get(path, {}, itemSchema)).data,

    // A publish between two pages loses entries of a list without a unique order. Strapi 4 refuses
    // to sort by documentId, which it does not know; there a numeric id stays what it is.
    list: (path: string, pageSize: number, query: Query = {}) =>
      listBy('documentId', path, pageSize, query).catch((error: unknown) => {
        if (!(error instanceof CmsError) || error.circumstances.status !== 400) throw error;
        return listBy('id', path, pageSize, query);
      }),
  };
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

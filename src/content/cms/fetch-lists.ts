import type { z } from 'zod';
import { parseJson } from '~/lib/json';
import { publicUrl } from '../public-url';
import { CmsError } from './cms-error';
import { fetchBody, TIMEOUT } from './fetch-body';
import { pageSchema, readAllPages, singleSchema } from './paging';

export interface CmsSettings {
  /** Base address of the CMS, such as `http://localhost:1337`. */
  url: string;
  token?: string | undefined;
  /** Reads drafts instead of published entries. The CMS requires a token for them. */
  drafts?: boolean;
  /** Timeout of one call, in ms. */
  timeout?: number;
  /** Limits all calls together. */
  deadline?: AbortSignal;
}

const MAX_BYTES = 100_000_000;

/**
 * Fetches whole lists from Strapi's REST API (requirements §7). The items have Strapi's v4 shape, which
 * Strapi 5 also sends on request, and are not validated; client.ts does that.
 * The returned functions throw a CmsError.
 */
export function listFetcher(settings: CmsSettings) {
  const { url, token, drafts = false, timeout = TIMEOUT, deadline } = settings;
  const base = url.endsWith('/') ? url : `${url}/`;
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Strapi-Response-Format': 'v4',
    ...(token && { Authorization: `Bearer ${token}` }),
  };

  async function get<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>) {
    const address = new URL(`api/${path}`, base);
    const parameters = { populate: '*', ...query, ...(drafts && { status: 'draft' }) };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    const body = await fetchBody(address, { headers, timeout, maxBytes: MAX_BYTES, deadline });
    const page = schema.safeParse(parseJson(body.toString())).data;
    if (!page) throw new CmsError(`${publicUrl(address)} did not return a list in Strapi’s format`);
    return page;
  }

  const listSortedBy = (sort: string, path: string, pageSize: number) =>
    readAllPages((page) =>
      get(
        path,
        { 'pagination[pageSize]': `${pageSize}`, 'pagination[page]': `${page}`, sort },
        pageSchema,
      ),
    );

  // Pages overlap unless the order is unique and stable. In Strapi 5 the numeric id changes with
  // every publish. Strapi 4 has no documentId and answers 400; there the numeric id is stable.
  const list = (path: string, pageSize: number): Promise<unknown[]> =>
    listSortedBy('documentId', path, pageSize).catch((error: unknown) => {
      if (!(error instanceof CmsError) || error.details.status !== 400) throw error;
      return listSortedBy('id', path, pageSize);
    });
  /** The entry of a type that has one. */
  const single = async (path: string): Promise<unknown[]> =>
    (await get(path, {}, singleSchema)).data;
  return { list, single };
}

import type { ProductSummary } from './product-summary';
import { unpackPriceList, type PriceList } from './price-list';

/** Names the current price list of each language. */
const POINTER = '/price-lists.json';

/** Requested lists by URL; the current list has the key `''`. */
const loaded = new Map<string, Promise<ProductSummary[]>>();

async function fetchJson<T>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

const fetchPriceList = async (url: string, cache: RequestCache) =>
  unpackPriceList(await fetchJson<PriceList>(url, cache));

async function currentUrl(): Promise<string> {
  const language = document.documentElement.lang.slice(0, 2);
  const url = (await fetchJson<Record<string, string>>(POINTER, 'no-cache'))[language];
  if (url === undefined) throw new Error(`${POINTER}: no list for ${language}`);
  return url;
}

/** Lists are immutable, so the HTTP cache may answer until a request fails. */
let cache: RequestCache = 'default';

async function load(url: string | undefined): Promise<ProductSummary[]> {
  try {
    return await fetchPriceList(url ?? (await currentUrl()), cache);
  } catch {
    // Either the shop was rebuilt and no longer has this list, or the cache holds a bad response,
    // such as a 404 sent as immutable. `reload` bypasses the cache and replaces what is in it.
    cache = 'reload';
    return fetchPriceList(await currentUrl(), cache);
  }
}

/**
 * Loads all products in the page's language, sorted by name. The list is fetched once per page.
 * @param url of the price list that the page was built with; without one, or if that one cannot be
 *   loaded, the current list is loaded
 * @throws if no list can be loaded; the next call tries again
 */
export function loadPriceList(url?: string): Promise<ProductSummary[]> {
  const key = url ?? '';
  const known = loaded.get(key);
  if (known) return known;
  const items = load(url).catch((error: unknown) => {
    loaded.delete(key);
    throw error;
  });
  loaded.set(key, items);
  return items;
}

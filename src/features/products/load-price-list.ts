import { fetchJson, loadCurrent, readPointer } from './load-current';
import { unpackPriceList, type PriceList } from './price-list';
import type { ProductSummary } from './product-summary';

/** Requested lists by URL; the current list has the key `''`. */
const loaded = new Map<string, Promise<ProductSummary[]>>();

const load = (url: string | undefined): Promise<ProductSummary[]> =>
  loadCurrent(
    url,
    () => readPointer('/price-lists.json'),
    async (url, cache) => unpackPriceList(await fetchJson<PriceList>(url, cache)),
  );

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

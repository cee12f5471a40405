import type { ProductSummary } from './product-summary';
import { unpackPriceList, type PriceList } from './price-list';

const POINTER = '/price-lists.json';

const loaded = new Map<string, Promise<ProductSummary[]>>();

async function fetchJson<T>(address: string, cache: RequestCache = 'default'): Promise<T> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

async function currentAddress(): Promise<string> {
  const language = document.documentElement.lang.slice(0, 2);
  const address = (await fetchJson<Record<string, string>>(POINTER, 'no-cache'))[language];
  if (address === undefined) throw new Error(`${POINTER}: no list for ${language}`);
  return address;
}

const fetchPriceList = async (address: string) =>
  unpackPriceList(await fetchJson<PriceList>(address));

/**
 * All products, in the page's language, in the order of their names; fetched once.
 * @param address of the price list that the page was built with; when the shop was rebuilt
 *   since, or a page knows none, the current list is asked for
 * @throws when there is no connection; the next call tries again
 */
export function loadPriceList(address?: string): Promise<ProductSummary[]> {
  const key = address ?? '';
  const known = loaded.get(key);
  if (known) return known;
  const items = (
    address === undefined ? Promise.reject(new Error('unknown')) : fetchPriceList(address)
  )
    .catch(async () => fetchPriceList(await currentAddress()))
    .catch((error: unknown) => {
      loaded.delete(key);
      throw error;
    });
  loaded.set(key, items);
  return items;
}

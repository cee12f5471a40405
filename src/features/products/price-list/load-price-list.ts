import type { CardRow } from './card-row';
import { fetchJson, loadCurrent, readPointer } from './load-current';
import {
  addRowFile,
  missingFiles,
  rowFileUrl,
  unpackPriceList,
  type PackedPriceList,
  type PriceList,
} from './price-list';

/** Requested lists by URL, and the files of each list's rows. */
const requests = new Map<string, Promise<unknown>>();

/** Each is requested once per page, unless that fails. */
function once<T>(key: string, request: () => Promise<T>): Promise<T> {
  const known = requests.get(key) as Promise<T> | undefined;
  if (known) return known;
  const requested = request();
  requests.set(key, requested);
  requested.catch(() => requests.delete(key));
  return requested;
}

/** URL of the current list, once it was asked for. */
let current: string | undefined;
const currentUrl = async () => (current = await readPointer('/price-lists.json'));

/**
 * Loads the price list in the page's language, and the rows of some of its products.
 * @param url of the price list that the page was built with; without one, or if that one or its rows
 *   cannot be loaded, the current list is loaded
 * @param ids of the products; those that the list does not have are ignored
 * @throws if no list can be loaded; the next call tries again
 */
export const loadPriceList = (
  url: string | undefined,
  ids: readonly string[],
): Promise<PriceList> =>
  loadCurrent(current ?? url, currentUrl, async (url, cache) => {
    const list = await once(url, async () =>
      unpackPriceList(await fetchJson<PackedPriceList>(url, cache)),
    );
    await Promise.all(
      // By the URL of the list too, because lists that differ in prices alone have the same rows.
      missingFiles(list, ids).map((file) =>
        once(`${url} ${file}`, async () => {
          addRowFile(list, file, await fetchJson<CardRow[]>(rowFileUrl(list, file), cache));
        }),
      ),
    );
    return list;
  });

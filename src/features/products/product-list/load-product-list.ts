import type { Locale } from '~/i18n/locales';
import { pageLocale } from '~/i18n/page-locale';
import { fetchJson } from '~/lib/fetch-json';
import { loadCurrent } from '~/lib/load-current';
import { once } from '~/lib/once';
import type { CardRow } from './card-row';
import {
  addRowFile,
  missingFiles,
  rowFileUrl,
  unpackProductList,
  type PackedProductList,
  type ProductList,
} from './product-list';

interface Loaded {
  list: ProductList;
  /** Loads a file of the list's rows. */
  addRows: (file: number, cache: RequestCache) => Promise<void>;
}

const loadList = once(async (url: string, cache: RequestCache): Promise<Loaded> => {
  const list = unpackProductList(await fetchJson<PackedProductList>(url, { cache }));
  return {
    list,
    addRows: once(async (file, cache) => {
      addRowFile(list, file, await fetchJson<CardRow[]>(rowFileUrl(list, file), { cache }));
    }),
  };
});

/** The file with the URL of the current list of each language. */
const POINTER = '/product-lists.json';

/** URL of the current list, once it was asked for. */
let current: string | undefined;

async function currentUrl(): Promise<string> {
  const language = pageLocale();
  const lists = await fetchJson<Partial<Record<Locale, string>>>(POINTER, { cache: 'no-cache' });
  const url = lists[language];
  if (url === undefined) throw new Error(`${POINTER}: no list for ${language}`);
  return (current = url);
}

/**
 * Loads the product list in the page's language, and the rows of some of its products.
 * @param url of the product list that the page was built with; without one, or if that one or its rows
 *   cannot be loaded, the current list is loaded
 * @param ids of the products; those that the list does not have are ignored
 * @throws if no list can be loaded; the next call tries again
 */
export const loadProductList = (
  url: string | undefined,
  ids: readonly string[],
): Promise<ProductList> =>
  loadCurrent(current ?? url, currentUrl, async (url, cache) => {
    const { list, addRows } = await loadList(url, cache);
    await Promise.all(missingFiles(list, ids).map((file) => addRows(file, cache)));
    return list;
  });

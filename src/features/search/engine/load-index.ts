import type { ProductSummary } from '~/features/products/product-summary';
import { loadCurrent } from '~/lib/load-current';
import { fetchJson } from '~/lib/fetch-json';
import { once } from '~/lib/once';
import { pageLocale } from '~/i18n/page-locale';
import { search, type Answer } from './engine';
import { DIRECTORY, type Directory, type LabelRow } from '../shared/index-format';
import { openIndex, type SearchIndex } from './open-index';
import { priceIn } from './price-words';

/** The results of a search, with their texts in the page's language. */
export interface Findings extends Omit<Answer, 'products' | 'labels'> {
  products: readonly ProductSummary[];
  labels: readonly LabelRow[];
  /** Number of all matching products; `products` may contain only the first ones. */
  total: number;
}

export interface Limits {
  products: number;
  labels: number;
}

const openDirectory = once(async (url: string, cache: RequestCache): Promise<SearchIndex> => {
  const directory = await fetchJson<Directory>(url, { cache: 'no-cache' });
  return openIndex(directory, (path) => fetchJson(path, { cache }));
});

/** Fetches the directory ahead of the first query; failures are reported by that query. */
export const prepareIndex = (): void =>
  void openDirectory(DIRECTORY, 'default').catch(() => undefined);

/** Products whose prices are read if a query names one. */
const MOST_PRICED = 120;

async function findIn(index: SearchIndex, text: string, limits: Limits): Promise<Findings> {
  const language = pageLocale();
  const price = priceIn(text);
  const answer = await search(index, price?.rest ?? text);
  const shown = answer.products.slice(0, price ? MOST_PRICED : limits.products);
  const [rows, labels] = await Promise.all([
    index.rows(shown, language) as Promise<ProductSummary[]>,
    index.rows(answer.labels.slice(0, limits.labels), language),
  ]);
  const products = rows.filter(
    (product) =>
      product.price >= (price?.min ?? 0) && product.price <= (price?.max ?? Number.MAX_VALUE),
  );
  return {
    ...answer,
    products: products.slice(0, limits.products),
    labels: labels as LabelRow[],
    total: price ? products.length : answer.products.length,
  };
}

/**
 * Searches in the page's language.
 * @throws if a file cannot be loaded; the next call tries again
 */
export function find(text: string, limits: Limits): Promise<Findings> {
  const reopened = () => {
    openDirectory.forget(DIRECTORY);
    return Promise.resolve(DIRECTORY);
  };
  return loadCurrent(DIRECTORY, reopened, async (url, cache) =>
    findIn(await openDirectory(url, cache), text, limits),
  );
}

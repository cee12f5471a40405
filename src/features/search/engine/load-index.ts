import type { ProductSummary } from '~/features/products/product-summary';
import { unpackSummary, type SummaryRow } from '~/features/products/price-list/summary-row';
import { pageLocale } from '~/i18n/page-locale';
import { search, type Answer } from './engine';
import { DIRECTORY, type Directory, type LabelRow } from '../index/index-format';
import { openIndex, type SearchIndex } from './open-index';

/** What a search found, with what is shown of it in the page's language. */
export interface Findings extends Omit<Answer, 'products' | 'labels'> {
  products: readonly ProductSummary[];
  labels: readonly LabelRow[];
  /** Number of matching products, of which `products` may be the first ones. */
  total: number;
}

export interface Limits {
  products: number;
  labels: number;
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

let opened: Promise<SearchIndex> | undefined;

async function open(cache: RequestCache): Promise<SearchIndex> {
  const directory = (await fetchJson(DIRECTORY, 'no-cache')) as Directory;
  return openIndex(directory, (path) => fetchJson(path, cache));
}

/** The index of the shop, opened once per page. */
function currentIndex(cache: RequestCache = 'default'): Promise<SearchIndex> {
  const opening = (opened ??= open(cache));
  opening.catch(() => {
    opened = undefined;
  });
  return opening;
}

/** Fetches the directory ahead of the first query; a failure shows with that query. */
export const prepareIndex = (): void => void currentIndex().catch(() => undefined);

async function findIn(index: SearchIndex, text: string, limits: Limits): Promise<Findings> {
  const language = pageLocale();
  const answer = await search(index, text);
  const [products, labels] = await Promise.all([
    index.rows(answer.products.slice(0, limits.products), language),
    index.rows(answer.labels.slice(0, limits.labels), language),
  ]);
  return {
    ...answer,
    products: (products as SummaryRow[]).map(unpackSummary),
    labels: labels as LabelRow[],
    total: answer.products.length,
  };
}

/**
 * Searches in the page's language.
 * @throws if a file cannot be loaded; the next call tries again
 */
export async function find(text: string, limits: Limits): Promise<Findings> {
  try {
    return await findIn(await currentIndex(), text, limits);
  } catch {
    // Either the shop was rebuilt and no longer has this version of the index, or the cache holds a
    // bad response, such as a 404 sent as immutable. `reload` bypasses the cache and replaces it.
    opened = undefined;
    return findIn(await currentIndex('reload'), text, limits);
  }
}

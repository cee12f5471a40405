import { packCard, unpackCard, type CardRow } from './card-row';
import type { ProductSummary } from '../product-summary';

/** Products in each file of card rows. A multiple of 12 fills the rows of a grid. */
export const ROWS_PER_FILE = 24;

/** The fields of a product that filters and sort orders need. */
export type ListedProduct = Omit<
  ProductSummary,
  'name' | 'picture' | 'facts' | 'originalPrice' | 'delivery'
>;

/** The product list of one language, as the browser fetches it: all products, sorted by name. */
export interface PackedProductList {
  products: readonly ListedProduct[];
  /** The rows of all products, or the address of their files, to which the number of a file is added. */
  rows: readonly CardRow[] | string;
}

export interface ProductList {
  /** All products, sorted by name. */
  products: readonly ListedProduct[];
  /** Their ids. */
  ids: readonly string[];
  /** The products by id whose rows have been added. */
  summaries: Map<string, ProductSummary>;
  /** The start of the URLs of the files of rows. */
  rows: string;
}

/** @param rows address of the files of rows; without one, the list has the rows */
export const packProductList = (
  items: readonly ProductSummary[],
  rows?: string,
): PackedProductList => ({
  products: items.map(
    ({
      name: _,
      picture: _picture,
      facts: _facts,
      originalPrice: _price,
      delivery: _delivery,
      ...product
    }) => product,
  ),
  rows: rows ?? items.map(packCard),
});

/** The rows of each file. */
export const packRowFiles = (items: readonly ProductSummary[]): CardRow[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS_PER_FILE) }, (_, file) =>
    items.slice(file * ROWS_PER_FILE, (file + 1) * ROWS_PER_FILE).map(packCard),
  );

/**
 * Adds the rows of `count` products.
 * @param start index of the first of them
 * @throws if there are fewer
 */
function addRows(
  { products, summaries, rows: address }: ProductList,
  rows: readonly CardRow[],
  start: number,
  count: number,
) {
  if (rows.length < count) throw new Error(`${address}: rows missing from product ${start}`);
  for (const [index, row] of rows.entries()) {
    const product = products[start + index];
    if (product) summaries.set(product.id, { ...product, ...unpackCard(row) });
  }
}

/** @throws if the list has its rows, but not those of all products */
export function unpackProductList({ products, rows }: PackedProductList): ProductList {
  const ids = products.map(({ id }) => id);
  const list = { products, ids, summaries: new Map(), rows: typeof rows === 'string' ? rows : '' };
  if (typeof rows !== 'string') addRows(list, rows, 0, products.length);
  return list;
}

/** The files that have the missing rows of products. Products that the list does not have are ignored. */
export function missingFiles(
  { ids, summaries }: ProductList,
  wanted: readonly string[],
): readonly number[] {
  const missing = wanted.filter((id) => !summaries.has(id));
  const files = new Set(missing.map((id) => Math.floor(ids.indexOf(id) / ROWS_PER_FILE)));
  files.delete(-1);
  return [...files];
}

export const rowFileUrl = ({ rows }: Pick<ProductList, 'rows'>, file: number): string =>
  `${rows}${file}.json`;

/**
 * Adds the rows of a file.
 * @throws if it has fewer than its products
 */
export function addRowFile(list: ProductList, file: number, rows: readonly CardRow[]): void {
  const start = file * ROWS_PER_FILE;
  addRows(list, rows, start, Math.min(ROWS_PER_FILE, list.products.length - start));
}

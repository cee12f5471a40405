import { packCard, unpackCard, type CardRow } from './card-row';
import type { CategoryId } from '../product';
import type { ProductSummary } from '../product-summary';

/** Products in each file of card rows. A multiple of 12 fills the rows of a grid. */
export const ROWS_PER_FILE = 24;

/** What filters and sort orders need of a product. */
export type ListedProduct = Omit<ProductSummary, 'name' | 'picture' | 'facts' | 'originalPrice'>;

/** A value for each product, as an index in the different values. */
type Column<T> = readonly [values: readonly T[], indexes: readonly number[]];

/**
 * The price list of one language, as the browser fetches it: all products, sorted by name, by columns.
 * Names and pictures are in rows, which a large shop has in files of their own.
 */
export type PackedPriceList = readonly [
  ids: readonly string[],
  /** Each followed by a space and the Chinese brand if there is one; neither contains spaces. */
  brands: Column<string>,
  categories: Column<CategoryId>,
  kinds: Column<string | null>,
  prices: readonly number[],
  stock: Column<boolean>,
  badges: Column<readonly string[]>,
  /** The rows of all products, or the address of their files, to which the number of a file is added. */
  rows: readonly CardRow[] | string,
  /** When the CMS published each, in s since 1970; only if it says so. */
  published?: readonly number[],
];

export interface PriceList {
  /** All products, sorted by name. */
  products: readonly ListedProduct[];
  /** Their ids. */
  ids: readonly string[];
  /** The products by id whose rows have been added. */
  summaries: Map<string, ProductSummary>;
  /** The start of the URLs of the files of rows. */
  rows: string;
}

function column<T>(values: readonly T[]): Column<T> {
  const known = new Map(values.map((value) => [JSON.stringify(value), value]));
  const keys = [...known.keys()];
  const indexes = new Map(keys.map((key, index) => [key, index]));
  return [[...known.values()], values.map((value) => indexes.get(JSON.stringify(value)) ?? 0)];
}

const cell = <T>([values, indexes]: Column<T>, index: number): T =>
  values[indexes[index] as number] as T;

/** @param rows address of the files of rows; without one, the list has the rows */
export function packPriceList(items: readonly ProductSummary[], rows?: string): PackedPriceList {
  const list = [
    items.map(({ id }) => id),
    column(
      items.map(({ brand, chineseBrand }) => (chineseBrand ? `${brand} ${chineseBrand}` : brand)),
    ),
    column(items.map(({ category }) => category)),
    column(items.map(({ kind }) => kind ?? null)),
    items.map(({ price }) => price),
    column(items.map(({ inStock }) => inStock)),
    column(items.map(({ badges }) => badges)),
    rows ?? items.map(packCard),
  ] as const;
  return items.some(({ published }) => published)
    ? [...list, items.map(({ published = 0 }) => published)]
    : list;
}

/** The rows of each file. */
export const packRowFiles = (items: readonly ProductSummary[]): CardRow[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS_PER_FILE) }, (_, file) =>
    items.slice(file * ROWS_PER_FILE, (file + 1) * ROWS_PER_FILE).map(packCard),
  );

/**
 * Adds the rows of products.
 * @param start index of the first of them
 */
function addRows({ products, summaries }: PriceList, rows: readonly CardRow[], start: number) {
  for (const [index, row] of rows.entries()) {
    const product = products[start + index];
    if (product) summaries.set(product.id, { ...product, ...unpackCard(row) });
  }
}

export function unpackPriceList([
  ids,
  brands,
  categories,
  kinds,
  prices,
  stock,
  badges,
  rows,
  published,
]: PackedPriceList): PriceList {
  const products = ids.map((id, index): ListedProduct => {
    const [brand = '', chineseBrand] = cell(brands, index).split(' ');
    return {
      id,
      brand,
      chineseBrand,
      category: cell(categories, index),
      kind: cell(kinds, index) ?? undefined,
      price: prices[index] ?? 0,
      badges: cell(badges, index),
      inStock: cell(stock, index),
      ...(published?.[index] && { published: published[index] }),
    };
  });
  const inFiles = typeof rows === 'string';
  const list = { products, ids, summaries: new Map(), rows: inFiles ? rows : '' };
  if (!inFiles) addRows(list, rows, 0);
  return list;
}

/** The files that have the missing rows of products. Products that the list does not have are ignored. */
export function missingFiles(
  { ids, summaries }: PriceList,
  wanted: readonly string[],
): readonly number[] {
  const missing = wanted.filter((id) => !summaries.has(id));
  const files = new Set(missing.map((id) => Math.floor(ids.indexOf(id) / ROWS_PER_FILE)));
  files.delete(-1);
  return [...files];
}

export const rowFileUrl = ({ rows }: Pick<PriceList, 'rows'>, file: number): string =>
  `${rows}${file}.json`;

/**
 * Adds the rows of a file.
 * @throws if it has fewer than its products
 */
export function addRowFile(list: PriceList, file: number, rows: readonly CardRow[]): void {
  const start = file * ROWS_PER_FILE;
  if (rows.length < Math.min(ROWS_PER_FILE, list.products.length - start)) {
    throw new Error(`${rowFileUrl(list, file)}: rows missing`);
  }
  addRows(list, rows, start);
}

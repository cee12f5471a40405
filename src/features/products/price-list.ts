import type { ProductSummary } from './product-summary';
import { categoryIds } from './product';

/**
 * The price list of one language, as the browser fetches it: one row per product, sorted by name.
 * Rows are arrays, because keys would be repeated thousands of times.
 */
export type PriceList = Row[];

type Row = [
  id: string,
  name: string,
  brand: string,
  /** Index in {@link categoryIds}. */
  category: number,
  price: number,
  /** 0: none. */
  originalPrice: number,
  soldOut: 0 | 1,
  src: string,
  srcset: string,
  ...badges: string[],
];

export const packPriceList = (items: readonly ProductSummary[]): PriceList =>
  items.map(({ id, name, brand, category, price, originalPrice, badges, inStock, picture }) => [
    id,
    name,
    brand,
    categoryIds.indexOf(category),
    price,
    originalPrice ?? 0,
    inStock ? 0 : 1,
    picture.src,
    picture.srcset ?? '',
    ...badges,
  ]);

export const unpackPriceList = (rows: PriceList): ProductSummary[] =>
  rows.map(([id, name, brand, category, price, original, soldOut, src, srcset, ...badges]) => ({
    id,
    name,
    brand,
    category: categoryIds[category] ?? 'accessories',
    price,
    ...(original > 0 && { originalPrice: original }),
    badges,
    inStock: soldOut === 0,
    picture: { src, ...(srcset && { srcset }) },
  }));

import type { ProductSummary } from './product-summary';
import { categoryIds } from './product';

/**
 * What the shop sells, in one language, as the browser fetches it: a row for each product, in the
 * order of their names, without keys because there may be thousands of them.
 */
export type PriceList = Row[];

type Row = [
  id: string,
  name: string,
  brand: string,
  /** Its number in {@link categoryIds}. */
  category: number,
  price: number,
  /** 0: there is none. */
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

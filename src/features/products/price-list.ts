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
  /** Followed by a space and the Chinese brand if there is one; neither contains spaces. */
  brand: string,
  /** Index in {@link categoryIds}. */
  category: number,
  /** Empty: none. */
  kind: string,
  price: number,
  /** 0: none. */
  originalPrice: number,
  soldOut: 0 | 1,
  src: string,
  srcset: string,
  ...badges: string[],
];

export const packPriceList = (items: readonly ProductSummary[]): PriceList =>
  items.map((item) => [
    item.id,
    item.name,
    item.chineseBrand ? `${item.brand} ${item.chineseBrand}` : item.brand,
    categoryIds.indexOf(item.category),
    item.kind ?? '',
    item.price,
    item.originalPrice ?? 0,
    item.inStock ? 0 : 1,
    item.picture.src,
    item.picture.srcset ?? '',
    ...item.badges,
  ]);

export const unpackPriceList = (rows: PriceList): ProductSummary[] =>
  rows.map(
    ([id, name, brands, category, kind, price, original, soldOut, src, srcset, ...badges]) => {
      const [brand = '', chineseBrand] = brands.split(' ');
      return {
        id,
        name,
        brand,
        ...(chineseBrand && { chineseBrand }),
        category: categoryIds[category] ?? 'accessories',
        ...(kind && { kind }),
        price,
        ...(original > 0 && { originalPrice: original }),
        badges,
        inStock: soldOut === 0,
        picture: { src, ...(srcset && { srcset }) },
      };
    },
  );

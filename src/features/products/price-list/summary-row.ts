import { packCard, unpackCard, type CardRow } from './card-row';
import { categoryIds } from '../product';
import type { ProductSummary } from '../product-summary';

/** A product among results of a search, as JSON: without keys, which would be repeated in each. */
export type SummaryRow = readonly [
  id: string,
  brand: string,
  chineseBrand: string,
  /** Index in {@link categoryIds}. */
  category: number,
  kind: string,
  price: number,
  soldOut: 0 | 1,
  badges: readonly string[],
  /** 0: unknown. */
  published: number,
  ...CardRow,
];

export const packSummary = (item: ProductSummary): SummaryRow => [
  item.id,
  item.brand,
  item.chineseBrand ?? '',
  categoryIds.indexOf(item.category),
  item.kind ?? '',
  item.price,
  item.inStock ? 0 : 1,
  item.badges,
  item.published ?? 0,
  ...packCard(item),
];

export const unpackSummary = ([
  id,
  brand,
  chineseBrand,
  category,
  kind,
  price,
  soldOut,
  badges,
  published,
  ...card
]: SummaryRow): ProductSummary => ({
  id,
  brand,
  ...(chineseBrand && { chineseBrand }),
  category: categoryIds[category] ?? 'accessories',
  ...(kind && { kind }),
  price,
  badges,
  inStock: soldOut === 0,
  ...(published && { published }),
  ...unpackCard(card),
});

import type { ProductSummary } from '~/features/products/product-summary';

/** The orders that a shopper can choose, the default first (spec §9). */
export const sorts = ['name', 'price-low', 'price-high', 'newest'] as const;
export type Sort = (typeof sorts)[number];

type Sortable = Pick<ProductSummary, 'id' | 'price'>;

const compare: Record<Exclude<Sort, 'name'>, (a: Sortable, b: Sortable) => number> = {
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  // As strings, as the spec has it: 99 before 140.
  newest: (a, b) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
};

/**
 * Items in the order asked for (spec §4). They come in the order of their names, as the
 * language sorts them: that order is made once, when the shop is built, and is the tie-break
 * of the others, so that no two browsers disagree.
 */
export const sortProducts = <T extends Sortable>(items: readonly T[], sort: Sort): T[] =>
  sort === 'name' ? [...items] : items.toSorted(compare[sort]);

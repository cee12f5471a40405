import type { ProductSummary } from '~/features/products/product-summary';

/** The sort orders, the default first (requirements §9). */
export const sorts = ['name', 'price-low', 'price-high', 'newest'] as const;
export type Sort = (typeof sorts)[number];

type Sortable = Pick<ProductSummary, 'id' | 'price' | 'created'>;

const compare: Record<Exclude<Sort, 'name'>, (a: Sortable, b: Sortable) => number> = {
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  // Ids of a CMS may be random. Products without a time are sorted by id, compared as strings
  // (requirements §4): 99 before 140.
  newest: (a, b) => (b.created ?? 0) - (a.created ?? 0) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
};

/**
 * Sorts products (requirements §4). The product list is already sorted by name, at build time (`products/summaries.ts`);
 * sorting is stable, so that order breaks ties and is the same in every browser.
 */
export const sortProducts = <T extends Sortable>(items: readonly T[], sort: Sort): T[] =>
  sort === 'name' ? [...items] : items.toSorted(compare[sort]);

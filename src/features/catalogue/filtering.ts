import type { ProductSummary } from '~/features/products/product-summary';
import { isBadge, type Badge, type CategoryId } from '~/features/products/product';

/** HK$, the right end of the price slider; there it means "and above". */
export const PRICE_CEILING = 100_000;
/** HK$, between two positions of the slider (spec §5). */
export const PRICE_STEP = 500;

/** What a filter looks at. */
export type Filterable = Pick<ProductSummary, 'brand' | 'category' | 'price' | 'badges'>;

/** What a shopper has chosen to see. Empty sets and `all` choose everything (spec §4). */
export interface Filter {
  category: CategoryId | 'all';
  /** HK$, both ends inclusive. */
  price: readonly [min: number, max: number];
  brands: ReadonlySet<string>;
  badges: ReadonlySet<Badge>;
}

/** Everything, or everything of a category. */
export const noFilter = (category: Filter['category'] = 'all'): Filter => ({
  category,
  price: [0, PRICE_CEILING],
  brands: new Set(),
  badges: new Set(),
});

type Matches = (item: Filterable, filter: Filter) => boolean;

/** One test a facet, in the spec's order, so that each facet's counts can leave its own out. */
const facets = {
  category: (item, { category }) => category === 'all' || item.category === category,
  price: ({ price }, { price: [min, max] }) =>
    price >= min && (price <= max || max === PRICE_CEILING),
  brands: (item, { brands }) => brands.size === 0 || brands.has(item.brand),
  badges: (item, { badges }) =>
    badges.size === 0 || item.badges.some((badge) => (badges as ReadonlySet<string>).has(badge)),
} satisfies Record<keyof Filter, Matches>;

type Facet = keyof typeof facets;

/** The items that pass every facet, but for the one left out. Keeps their order. */
export function filterProducts<T extends Filterable>(
  items: readonly T[],
  filter: Filter,
  leaveOut?: Facet,
): T[] {
  const tests = (Object.keys(facets) as Facet[])
    .filter((facet) => facet !== leaveOut)
    .map((facet) => facets[facet]);
  return items.filter((item) => tests.every((matches) => matches(item, filter)));
}

/** How many items each choice of a facet would give, with the other facets as they are. */
export interface FacetCounts {
  categories: ReadonlyMap<Filter['category'], number>;
  brands: ReadonlyMap<string, number>;
  badges: ReadonlyMap<Badge, number>;
}

function count<T extends Filterable, Key>(items: readonly T[], keysOf: (item: T) => Iterable<Key>) {
  const counts = new Map<Key, number>();
  for (const item of items) {
    for (const key of keysOf(item)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export function countFacets(items: readonly Filterable[], filter: Filter): FacetCounts {
  const inAnyCategory = filterProducts(items, filter, 'category');
  return {
    categories: count<Filterable, Filter['category']>(inAnyCategory, ({ category }) => [
      'all',
      category,
    ]),
    brands: count(filterProducts(items, filter, 'brands'), ({ brand }) => [brand]),
    badges: count(
      filterProducts(items, filter, 'badges'),
      (item) => new Set(item.badges.filter(isBadge)),
    ),
  };
}

import fc from 'fast-check';
import type { Filter } from '~/features/catalogue/filtering';
import type { ProductSummary } from '~/features/products/product-summary';
import { badges, categoryIds } from '~/features/products/product';

/** A product summary with defaults for everything that is not given. */
export const item = (wanted: Partial<ProductSummary> = {}): ProductSummary => ({
  id: '1',
  name: 'Fender Guitar',
  brand: 'Fender',
  category: 'guitars',
  price: 1000,
  badges: [],
  inStock: true,
  picture: { src: '/placeholder.svg' },
  ...wanted,
});

/** A small set, so that products share brands; some need encoding in a URL. */
export const brands = ['Fender', 'K&M', 'Bärenreiter', 'C+', '50%', '#1', 'KORG'] as const;

/** HK$: any amount, with the limits of the price slider over-represented. */
export const anyPrice = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.constantFrom(1, 500, 99_999, 100_000, 100_001, 650_000),
);

const anyItemBut = {
  name: fc.string({ minLength: 1 }),
  brand: fc.constantFrom(...brands),
  category: fc.constantFrom(...categoryIds),
  price: anyPrice,
  // Entries of a CMS may have unknown or duplicate badges.
  badges: fc.array(fc.constantFrom(...badges, 'featured', ''), { maxLength: 4 }),
  inStock: fc.boolean(),
  picture: fc.record(
    { src: fc.string({ minLength: 1 }), srcset: fc.string({ minLength: 1 }) },
    { requiredKeys: ['src'] },
  ),
};

/** Products with unique ids. */
export const anySummaries: fc.Arbitrary<ProductSummary[]> = fc.uniqueArray(
  fc.record(
    { ...anyItemBut, id: fc.string({ minLength: 1 }), originalPrice: anyPrice },
    { requiredKeys: ['id', ...(Object.keys(anyItemBut) as (keyof typeof anyItemBut)[])] },
  ),
  { selector: ({ id }) => id, maxLength: 30 },
);

const anyEnds = fc
  .tuple(fc.oneof(anyPrice, fc.constant(0)), fc.oneof(anyPrice, fc.constant(100_000)))
  .map((ends) => ends.map((price) => Math.min(price, 100_000)).toSorted((a, b) => a - b))
  .map(([min = 0, max = 0]) => [min, max] as const);

export const anyFilter: fc.Arbitrary<Filter> = fc.record({
  category: fc.constantFrom('all', ...categoryIds),
  price: anyEnds,
  brands: fc.subarray([...brands]).map((chosen) => new Set<string>(chosen)),
  badges: fc.subarray([...badges]).map((chosen) => new Set(chosen)),
});

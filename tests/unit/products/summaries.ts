import fc from 'fast-check';
import { fixedFacets } from '~/features/facets/facets';
import { withOptions, withRange, type Filter } from '~/features/facets/filter';
import type { ProductSummary } from '~/features/products/product-summary';
import { badges, categoryIds } from '~/features/products/product';

/** A product summary with defaults. */
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

/** Few brands, so that products share them; some contain special characters of URLs. */
export const brands = ['Fender', 'K&M', 'Bärenreiter', 'C+', '50%', '#1', 'KORG'] as const;

/** First words of Chinese names that differ from the brand. */
const chineseBrands = ['芬達', '雅馬哈'] as const;

/** Ids of kinds that exist in several categories. */
export const kindIds = ['electric', 'pedal'] as const;

/** HK$: often at the ends of the slider, rarely above it. */
export const anyPrice = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.constantFrom(1, 500, 99_999, 100_000, 100_001, 650_000),
);

const anyItemBut = {
  name: fc.string({ minLength: 1 }),
  brand: fc.constantFrom(...brands),
  category: fc.constantFrom(...categoryIds),
  price: anyPrice,
  // A CMS may have unknown or duplicate badges.
  badges: fc.array(fc.constantFrom(...badges, 'featured', ''), { maxLength: 4 }),
  inStock: fc.boolean(),
  picture: fc.record(
    { src: fc.string({ minLength: 1 }), srcset: fc.string({ minLength: 1 }) },
    { requiredKeys: ['src'] },
  ),
};

/** Summaries with unique ids. */
export const anySummaries: fc.Arbitrary<ProductSummary[]> = fc.uniqueArray(
  fc.record(
    {
      ...anyItemBut,
      id: fc.string({ minLength: 1 }),
      chineseBrand: fc.constantFrom(...chineseBrands),
      kind: fc.constantFrom(...kindIds),
      originalPrice: anyPrice,
      facts: fc.string({ minLength: 1 }),
      created: fc.integer({ min: 1, max: 4_000_000_000 }),
      delivery: fc.string({ minLength: 1 }),
    },
    { requiredKeys: ['id', ...(Object.keys(anyItemBut) as (keyof typeof anyItemBut)[])] },
  ),
  { selector: ({ id }) => id, maxLength: 30, size: 'medium' },
);

const anyEnds = fc
  .tuple(fc.oneof(anyPrice, fc.constant(0)), fc.oneof(anyPrice, fc.constant(100_000)))
  .map((ends) => ends.map((price) => Math.min(price, 100_000)).toSorted((a, b) => a - b))
  .map(([min = 0, max = 0]) => ({ min, max }));

const anyKinds = categoryIds.flatMap((category) => kindIds.map((kind) => `${category}/${kind}`));

/** Any selection under any of the fixed facets. */
export const anyFilter: fc.Arbitrary<Filter> = fixedFacets.reduce<fc.Arbitrary<Filter>>(
  (filters, facet) =>
    filters.chain((filter) => {
      if (facet.type === 'range') return anyEnds.map((range) => withRange(filter, facet, range));
      const options = [...(facet.options ?? brands)];
      const anySelection =
        facet.type === 'one'
          ? fc.constantFrom(...options, ...anyKinds).map((option) => [option])
          : fc.shuffledSubarray(options);
      return anySelection.map((selected) => withOptions(filter, facet, selected));
    }),
  fc.constant({}),
);

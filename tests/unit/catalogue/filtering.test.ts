import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFacets,
  filterProducts,
  noFilter,
  PRICE_CEILING,
  type Filter,
} from '~/features/catalogue/filtering';
import type { ProductSummary } from '~/features/products/product-summary';
import { badges, categoryIds } from '~/features/products/product';
import { anyFilter, anySummaries, brands, item } from '../products/summaries';

const idsOf = (items: readonly ProductSummary[]) => items.map(({ id }) => id);

describe('filterProducts', () => {
  const stock = [
    item({ id: 'strat', brand: 'Fender', category: 'guitars', price: 7480, badges: ['hot'] }),
    item({ id: 'stand', brand: 'K&M', category: 'accessories', price: 500, badges: [] }),
    item({ id: 'amp', brand: 'Fender', category: 'audio', price: 500, badges: ['new', 'hot'] }),
    item({ id: 'grand', brand: 'Yamaha', category: 'keyboards', price: 650_000, badges: ['new'] }),
  ];
  const found = (chosen: Partial<Filter>) =>
    idsOf(filterProducts(stock, { ...noFilter(), ...chosen }));

  it.each<[string, Partial<Filter>, string[]]>([
    ['nothing chosen', {}, ['strat', 'stand', 'amp', 'grand']],
    ['a category', { category: 'audio' }, ['amp']],
    ['a category of which there is nothing', { category: 'drums' }, []],
    ['both ends of the price, inclusive', { price: [500, 7480] }, ['strat', 'stand', 'amp']],
    ['a price that nothing has', { price: [501, 7479] }, []],
    ['one brand', { brands: new Set(['Fender']) }, ['strat', 'amp']],
    ['any of several brands', { brands: new Set(['Yamaha', 'K&M']) }, ['stand', 'grand']],
    ['any of several badges', { badges: new Set(['hot', 'new']) }, ['strat', 'amp', 'grand']],
    ['a brand and a badge', { brands: new Set(['Fender']), badges: new Set(['new']) }, ['amp']],
  ])('finds by %s', (_, chosen, expected) => {
    expect(found(chosen)).toEqual(expected);
  });

  it.each([
    [99_999, []],
    [PRICE_CEILING, ['grand']],
  ])('finds what costs more than the slider shows up to %i: %o', (max, expected) => {
    expect(found({ price: [10_000, max] })).toEqual(expected);
  });

  it('finds what costs more than the slider shows, even with both ends at the right', () => {
    expect(found({ price: [PRICE_CEILING, PRICE_CEILING] })).toEqual(['grand']);
  });

  /** The spec's four tests, said another way (spec §4 "Filtering"). */
  const passes: Record<keyof Filter, (item: ProductSummary, filter: Filter) => boolean> = {
    category: ({ category }, filter) => ['all', category].includes(filter.category),
    price: ({ price }, { price: [min, max] }) =>
      min <= price && Math.min(price, PRICE_CEILING) <= max,
    brands: ({ brand }, filter) => filter.brands.size === 0 || [...filter.brands].includes(brand),
    badges: (item, filter) =>
      filter.badges.size === 0 || [...filter.badges].some((badge) => item.badges.includes(badge)),
  };
  const allPass = (item: ProductSummary, filter: Filter, except?: keyof Filter) =>
    Object.entries(passes).every(([facet, pass]) => facet === except || pass(item, filter));

  it('leaves what passes every test, all of it, in its order', () => {
    fc.assert(
      fc.property(anySummaries, anyFilter, (items, filter) => {
        expect(filterProducts(items, filter)).toEqual(
          items.filter((item) => allPass(item, filter)),
        );
      }),
    );
  });

  it('leaves one facet out when told to', () => {
    const facet = fc.constantFrom<keyof Filter>('category', 'price', 'brands', 'badges');
    fc.assert(
      fc.property(anySummaries, anyFilter, facet, (items, filter, facet) => {
        const without = { ...filter, [facet]: noFilter()[facet] };
        expect(filterProducts(items, filter, facet)).toEqual(filterProducts(items, without));
      }),
    );
  });
});

describe('countFacets', () => {
  it('tells what each choice would give, with the other facets as they are', () => {
    fc.assert(
      fc.property(anySummaries, anyFilter, (items, filter) => {
        const counts = countFacets(items, filter);
        const resultOf = (choice: Partial<Filter>) =>
          filterProducts(items, { ...filter, ...choice }).length;

        for (const category of ['all', ...categoryIds] as const)
          expect(counts.categories.get(category) ?? 0, category).toBe(resultOf({ category }));
        for (const brand of brands)
          expect(counts.brands.get(brand) ?? 0, brand).toBe(resultOf({ brands: new Set([brand]) }));
        for (const badge of badges)
          expect(counts.badges.get(badge) ?? 0, badge).toBe(resultOf({ badges: new Set([badge]) }));
      }),
    );
  });

  it('names no choice that there is none of, and no badge that is not for filtering', () => {
    const counts = countFacets([item({ badges: ['hot', 'featured'] })], noFilter());
    expect([...counts.categories]).toEqual([
      ['all', 1],
      ['guitars', 1],
    ]);
    expect([...counts.brands]).toEqual([['Fender', 1]]);
    expect([...counts.badges]).toEqual([['hot', 1]]);
  });

  it('counts a product once that a CMS gave the same badge twice', () => {
    const counts = countFacets([item({ badges: ['hot', 'hot'] })], noFilter());
    expect(counts.badges.get('hot')).toBe(1);
  });
});

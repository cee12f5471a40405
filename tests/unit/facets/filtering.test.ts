import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedFacets, type FacetsOf } from '~/features/facets/facets';
import { noFilter, type Filter } from '~/features/facets/filter';
import { countFacets, filterProducts } from '~/features/facets/filtering';
import type { ProductSummary } from '~/features/products/product-summary';
import { anyFilter, anySummaries, item } from '../products/summaries';

const PRICE_CEILING = 100_000;

const onlyFixed: FacetsOf = () => fixedFacets;

const idsOf = (items: readonly ProductSummary[]) => items.map(({ id }) => id);

describe('filterProducts', () => {
  const stock = [
    item({
      id: 'strat',
      brand: 'Fender',
      category: 'guitars',
      kind: 'electric',
      price: 7480,
      badges: ['hot'],
    }),
    item({ id: 'stand', brand: 'K&M', category: 'accessories', price: 500, badges: [] }),
    item({ id: 'amp', brand: 'Fender', category: 'audio', price: 500, badges: ['new', 'hot'] }),
    item({ id: 'grand', brand: 'Yamaha', category: 'keyboards', price: 650_000, badges: ['new'] }),
  ];
  const found = (filter: Filter) => idsOf(filterProducts(stock, filter, fixedFacets));

  it.each<[string, Filter, string[]]>([
    ['a kind', { category: ['guitars/electric'] }, ['strat']],
    ['a kind of the same name in another category', { category: ['audio/electric'] }, []],
    [
      'a price range, both ends inclusive',
      { price: { min: 500, max: 7480 } },
      ['strat', 'stand', 'amp'],
    ],
    ['a maximum just below the end of the scale', { price: { min: 10_000, max: 99_999 } }, []],
    ['the end of the scale and beyond', { price: { min: 10_000, max: 100_000 } }, ['grand']],
    // Requirements §4.3: "both ends included".
    ['both handles at the end of the scale', { price: { min: 100_000, max: 100_000 } }, ['grand']],
  ])('filters by %s', (_, filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  // Requirements §4.3: "the first word of its Chinese or English name is a selected brand".
  it('matches a brand in either name', () => {
    const items = [
      item({ id: 'both', brand: 'Fender', chineseBrand: '芬達' }),
      item({ id: 'swapped', brand: 'Stratocaster', chineseBrand: 'Fender' }),
      item({ id: 'other', brand: 'Yamaha' }),
    ];
    expect(idsOf(filterProducts(items, { brand: ['Fender'] }, fixedFacets))).toEqual([
      'both',
      'swapped',
    ]);
    expect(idsOf(filterProducts(items, { brand: ['芬達'] }, fixedFacets))).toEqual(['both']);
  });

  /** An independent implementation of requirements §4 "Filtering". */
  const passes: Record<string, (item: ProductSummary, filter: Filter) => boolean> = {
    category: ({ category, kind = '' }, { category: selected }) =>
      !Array.isArray(selected) || [category, `${category}/${kind}`].includes(String(selected[0])),
    price: ({ price }, { price: range = { min: 0, max: PRICE_CEILING } }) =>
      'min' in range && range.min <= price && Math.min(price, PRICE_CEILING) <= range.max,
    brand: ({ brand, chineseBrand = brand }, { brand: selected }) =>
      !Array.isArray(selected) || selected.includes(brand) || selected.includes(chineseBrand),
    stock: ({ inStock }, { stock: selected }) => !selected || inStock,
    badge: ({ badges }, { badge: selected }) =>
      !Array.isArray(selected) || selected.some((badge: string) => badges.includes(badge)),
  };

  it('returns the products that meet every condition, in their order', () => {
    expect(fixedFacets.map(({ id }) => id)).toEqual(Object.keys(passes));
    fc.assert(
      fc.property(anySummaries, anyFilter, (items, filter) => {
        const allPass = (item: ProductSummary) =>
          Object.values(passes).every((pass) => pass(item, filter));
        expect(filterProducts(items, filter, fixedFacets)).toEqual(items.filter(allPass));
      }),
    );
  });
});

describe('countFacets', () => {
  it('has no options without products, no unknown badges, and duplicate ones once', () => {
    const badges = ['hot', 'featured', 'hot'];
    const counts = countFacets([item({ badges })], noFilter(), onlyFixed);
    expect([...(counts.get('category') ?? [])]).toEqual([
      ['all', 1],
      ['guitars', 1],
    ]);
    expect([...(counts.get('brand') ?? [])]).toEqual([['Fender', 1]]);
    expect([...(counts.get('badge') ?? [])]).toEqual([['hot', 1]]);
  });
});

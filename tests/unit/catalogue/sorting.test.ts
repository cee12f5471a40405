import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortProducts, sorts, type Sort } from '~/features/catalogue/sorting';
import { item } from '../products/summaries';

/** Few prices, so that many are equal; ids as the built-in catalogue and as a CMS has them. */
const anyStock = fc.uniqueArray(
  fc.record({
    id: fc.oneof(fc.integer({ min: 1, max: 140 }).map(String), fc.string({ minLength: 1 })),
    price: fc.integer({ min: 1, max: 5 }),
  }),
  { selector: ({ id }) => id },
);
const anySort = fc.constantFrom(...sorts);

describe('sortProducts', () => {
  const stock = [
    item({ id: '9', name: 'A', price: 300 }),
    item({ id: '140', name: 'B', price: 100 }),
    item({ id: '99', name: 'C', price: 300 }),
    item({ id: '100', name: 'D', price: 200 }),
  ];

  it.each<[Sort, string]>([
    ['name', 'A B C D'],
    ['price-low', 'B D A C'],
    ['price-high', 'A C D B'],
    ['newest', 'C A B D'],
  ])('%s: %s', (sort, names) => {
    expect(
      sortProducts(stock, sort)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(names);
  });

  it('has the spec’s four orders, by name unless told otherwise', () => {
    expect(sorts).toEqual(['name', 'price-low', 'price-high', 'newest']);
  });

  it('keeps everything and adds nothing', () => {
    fc.assert(
      fc.property(anyStock, anySort, (stock, sort) => {
        const sorted = sortProducts(stock, sort);
        expect(sorted).toHaveLength(stock.length);
        expect(new Set(sorted)).toEqual(new Set(stock));
      }),
    );
  });

  it('leaves the list that it was given as it was', () => {
    fc.assert(
      fc.property(anyStock, anySort, (stock, sort) => {
        const before = [...stock];
        sortProducts(stock, sort).reverse();
        expect(stock).toEqual(before);
      }),
    );
  });

  it('puts each before the next, and those that are equal in the order of their names', () => {
    fc.assert(
      fc.property(anyStock, anySort, (stock, sort) => {
        const place = new Map(stock.map(({ id }, index) => [id, index]));
        const key = ({ id, price }: (typeof stock)[number]) =>
          ({ name: 0, 'price-low': price, 'price-high': -price, newest: id })[sort];
        const sorted = sortProducts(stock, sort);
        for (const [index, next] of sorted.entries()) {
          const before = sorted[index - 1];
          if (!before) continue;
          if (key(before) === key(next)) {
            expect(place.get(before.id)).toBeLessThan(place.get(next.id) ?? -1);
          } else if (sort === 'newest') expect(before.id > next.id).toBe(true);
          else expect(key(before)).toBeLessThan(Number(key(next)));
        }
      }),
    );
  });

  it('gives the same order to a list that is sorted already', () => {
    fc.assert(
      fc.property(anyStock, anySort, (stock, sort) => {
        const sorted = sortProducts(stock, sort);
        expect(sortProducts(sorted, sort)).toEqual(sorted);
      }),
    );
  });
});

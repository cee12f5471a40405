import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortProducts, sorts } from '~/features/facets/sorting';
import { item } from '../products/summaries';
import { property } from '../property';

/** Few distinct prices, so that many are equal; ids of the built-in catalogue and of a CMS. */
const anyStock = fc.uniqueArray(
  fc.record({
    id: fc.oneof(fc.integer({ min: 1, max: 140 }).map(String), fc.string({ minLength: 1 })),
    price: fc.integer({ min: 1, max: 5 }),
  }),
  { selector: ({ id }) => id },
);
const anySort = fc.constantFrom(...sorts);

describe('sortProducts', () => {
  // Requirements §4.4: "newest by the id in descending order of text, after the time at which the
  // product was created in a CMS".
  it('newest: by the time of creation in a CMS, whose ids may be random', () => {
    const stock = [
      item({ id: 'z', name: 'oldest', created: 1 }),
      item({ id: 'a', name: 'newest', created: 3 }),
      item({ id: 'm', name: 'between', created: 2 }),
      item({ id: 'n', name: 'unknown' }),
    ];
    expect(sortProducts(stock, 'newest').map(({ name }) => name)).toEqual([
      'newest',
      'between',
      'oldest',
      'unknown',
    ]);
  });

  it('has the four orders of requirements §4, by name by default', () => {
    expect(sorts).toEqual(['name', 'price-low', 'price-high', 'newest']);
  });

  property(
    'has all products, by the key, and those with equal keys by name',
    [anyStock, anySort],
    (stock, sort) => {
      const place = new Map(stock.map(({ id }, index) => [id, index]));
      const key = ({ id, price }: (typeof stock)[number]) =>
        ({ name: 0, 'price-low': price, 'price-high': -price, newest: id })[sort];
      const sorted = sortProducts(stock, sort);
      expect(sorted).toHaveLength(stock.length);
      expect(new Set(sorted)).toEqual(new Set(stock));
      for (const [index, next] of sorted.entries()) {
        const before = sorted[index - 1];
        if (!before) continue;
        if (key(before) === key(next)) {
          expect(place.get(before.id)).toBeLessThan(place.get(next.id) ?? -1);
        } else if (sort === 'newest') expect(before.id > next.id).toBe(true);
        else expect(key(before)).toBeLessThan(Number(key(next)));
      }
    },
  );
});

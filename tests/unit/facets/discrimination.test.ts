import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discrimination } from '~/features/facets/attributes/discrimination';

it.each([
  ['halves all products', 10, 10, [5, 5], 1],
  ['is one option that half of the products have', 10, 10, [5], 1],
  ['is the same for all products', 10, 10, [10], 0],
  ['halves the half that states it', 8, 4, [2, 2], 0.5 * 0.8113],
  ['has a value of its own for each product', 8, 8, [1, 1, 1, 1, 1, 1, 1, 1], 0.5436],
  ['is stated by none', 8, 0, [], 0],
  ['has no products', 0, 0, [], 0],
])('an attribute that %s', (_, total, stated, counts, expected) => {
  expect(discrimination(total, stated, counts)).toBeCloseTo(expected, 4);
});

it('is between 0 and 1, and grows with the products that state the attribute', () => {
  const shares = fc.integer({ min: 1, max: 50 }).chain((total) =>
    fc.record({
      total: fc.constant(total),
      stated: fc.integer({ min: 1, max: total }),
      counts: fc.array(fc.integer({ min: 0, max: total }), { minLength: 1, maxLength: 9 }),
    }),
  );
  fc.assert(
    fc.property(shares, ({ total, stated, counts }) => {
      const value = discrimination(total, stated, counts);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1 + 1e-9);
      expect(discrimination(total, stated - 1, counts)).toBeLessThanOrEqual(value);
    }),
  );
});

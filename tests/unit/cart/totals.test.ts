import { describe, expect, it } from 'vitest';
import { missingToFree, totals } from '~/features/cart/totals';

const guitar = { quantity: 1, subtotal: 7480 };
const cables = { quantity: 3, subtotal: 240 };

describe('totals', () => {
  it('adds up quantities and subtotals', () => {
    expect(totals([guitar, cables], { freeOver: 500, fee: 0 })).toEqual({
      itemCount: 4,
      subtotal: 7720,
      shipping: 0,
      total: 7720,
    });
  });

  // Requirements §9.2: "can set a fee up to an amount, 500 by default".
  it.each([
    [239, 0],
    [240, 60],
    [241, 60],
  ])('with free shipping over %i, charges %i for an order of 240', (freeOver, shipping) => {
    expect(totals([cables], { freeOver, fee: 60 })).toMatchObject({
      shipping,
      total: 240 + shipping,
    });
  });

  it('charges nothing for an empty cart', () => {
    expect(totals([], { freeOver: 500, fee: 60 })).toEqual({
      itemCount: 0,
      subtotal: 0,
      shipping: 0,
      total: 0,
    });
  });
});

it.each([
  [239, 60, 0],
  [240, 60, 1],
  [500, 60, 261],
  [500, 0, 0],
])(
  'with free shipping over %i and a fee of %i, an order of 240 lacks %i',
  (freeOver, fee, missing) => {
    const shipping = { freeOver, fee };
    const before = totals([cables], shipping);
    expect(missingToFree(before, shipping)).toBe(missing);
    const more = { quantity: 1, subtotal: missing };
    expect(totals([cables, more], shipping).shipping).toBe(0);
  },
);

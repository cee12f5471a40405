import { describe, expect, it } from 'vitest';
import { totals } from '~/features/cart/totals';

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

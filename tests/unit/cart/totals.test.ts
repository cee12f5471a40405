import fc from 'fast-check';
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

  it('is subtotal and shipping; shipping is free over the limit, otherwise the fee', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 99 }), subtotal: amount }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(lines, amount, amount, (lines, freeOver, fee) => {
        const { subtotal, shipping, total } = totals(lines, { freeOver, fee });
        expect(total).toBe(subtotal + shipping);
        expect(shipping).toBe(subtotal > freeOver ? 0 : fee);
      }),
    );
  });
});

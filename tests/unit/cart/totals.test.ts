import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totals } from '~/features/cart/totals';

const guitar = { quantity: 1, subtotal: 7480 };
const cables = { quantity: 3, subtotal: 240 };

describe('totals', () => {
  it('adds up quantities and subtotals', () => {
    expect(totals([guitar, cables], { freeFrom: 500, fee: 0 })).toEqual({
      itemCount: 4,
      subtotal: 7720,
      shipping: 0,
      total: 7720,
    });
  });

  it.each([
    [239, 0],
    [240, 0],
    [241, 60],
  ])('with free shipping from %i, charges %i for an order of 240', (freeFrom, shipping) => {
    expect(totals([cables], { freeFrom, fee: 60 })).toMatchObject({
      shipping,
      total: 240 + shipping,
    });
  });

  it('charges nothing for an empty cart', () => {
    expect(totals([], { freeFrom: 500, fee: 60 })).toEqual({
      itemCount: 0,
      subtotal: 0,
      shipping: 0,
      total: 0,
    });
  });

  it('is subtotal and shipping; shipping is free from the limit, otherwise the fee', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 99 }), subtotal: amount }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(lines, amount, amount, (lines, freeFrom, fee) => {
        const { subtotal, shipping, total } = totals(lines, { freeFrom, fee });
        expect(total).toBe(subtotal + shipping);
        expect(shipping).toBe(subtotal >= freeFrom ? 0 : fee);
      }),
    );
  });
});

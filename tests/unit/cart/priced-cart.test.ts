import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setUnavailable, totalItems, type Cart } from '~/features/cart/cart';
import { priceCart } from '~/features/cart/priced-cart';
import type { ProductSummary } from '~/features/products/product-summary';
import { anyPrice, item } from '../products/summaries';
import { anyCart, anyId } from './carts';

const listOf = (...items: ProductSummary[]) => new Map(items.map((item) => [item.id, item]));
const strat = item({ id: '7', price: 7480 });
const cable = item({ id: '8', price: 80 });
const gone = item({ id: '9', inStock: false });

describe('priceCart', () => {
  it('takes ids and quantities from the cart, all else from the price list', () => {
    const cart: Cart = [
      { id: '7', quantity: 1, price: 7480 },
      { id: '8', quantity: 3 },
    ];
    expect(priceCart(cart, listOf(cable, strat))).toEqual({
      lines: [
        { item: strat, quantity: 1, subtotal: 7480 },
        { item: cable, quantity: 3, subtotal: 240 },
      ],
      unavailable: [],
      totalItems: 4,
      totalPrice: 7720,
    });
  });

  it.each([
    [7000, { priceBefore: 7000 }],
    [8000, { priceBefore: 8000 }],
    [7480, {}],
    [undefined, {}],
  ])('tells the price before of what was added at %s: %o', (price, told) => {
    const line = price === undefined ? {} : { price };
    const { lines, totalPrice } = priceCart([{ id: '7', quantity: 1, ...line }], listOf(strat));
    expect(lines).toEqual([{ item: strat, quantity: 1, subtotal: 7480, ...told }]);
    expect(totalPrice).toBe(7480);
  });

  it('keeps aside what is sold out and what the shop has no longer, without counting it', () => {
    const cart: Cart = ['9', '7', '404'].map((id) => ({ id, quantity: 2, price: 80 }));
    expect(priceCart(cart, listOf(strat, gone))).toMatchObject({
      lines: [{ item: strat }],
      unavailable: [{ id: '9', item: gone }, { id: '404' }],
      totalItems: 2,
      totalPrice: 14_960,
    });
  });

  it('believes the price list, not what was set aside on another day', () => {
    const cart: Cart = [{ id: '7', quantity: 1, unavailable: true }];
    expect(priceCart(cart, listOf(strat))).toMatchObject({
      lines: [{ item: strat }],
      unavailable: [],
    });
  });

  it('of nothing comes to nothing', () => {
    expect(priceCart([], listOf(strat))).toEqual({
      lines: [],
      unavailable: [],
      totalItems: 0,
      totalPrice: 0,
    });
  });

  const anyList = fc
    .uniqueArray(fc.record({ id: anyId, price: anyPrice, inStock: fc.boolean() }), {
      selector: ({ id }) => id,
    })
    .map((items) => listOf(...items.map(item)));

  it('shows every line of the cart once, in its order, and adds up what can be bought', () => {
    fc.assert(
      fc.property(anyCart, anyList, (cart, list) => {
        const { lines, unavailable, ...totals } = priceCart(cart, list);
        const canBuy = ({ id }: { id: string }) => list.get(id)?.inStock === true;
        expect(lines.map(({ item, quantity }) => [item.id, quantity])).toEqual(
          cart.filter(canBuy).map(({ id, quantity }) => [id, quantity]),
        );
        expect(unavailable.map(({ id }) => id)).toEqual(
          cart.filter((line) => !canBuy(line)).map(({ id }) => id),
        );
        const sum = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
        expect(totals).toEqual({
          totalItems: sum(lines.map(({ quantity }) => quantity)),
          totalPrice: sum(lines.map(({ item, quantity }) => item.price * quantity)),
        });
        expect(sum(lines.map(({ subtotal }) => subtotal))).toBe(totals.totalPrice);
      }),
    );
  });

  it('counts as the badge in the header does, once lines are set aside', () => {
    fc.assert(
      fc.property(anyCart, anyList, (cart, list) => {
        const settled = setUnavailable(cart, (id) => list.get(id)?.inStock ?? false);
        expect(priceCart(settled, list).totalItems).toBe(totalItems(settled));
      }),
    );
  });
});

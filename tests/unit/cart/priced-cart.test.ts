import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setUnavailable, totalItems, type Cart } from '~/features/cart/cart';
import { priceCart } from '~/features/cart/priced-cart';
import type { ProductSummary } from '~/features/products/product-summary';
import { anyPrice, item } from '../products/summaries';
import { anyCart, anyId } from './carts';
import { property } from '../property';

const listOf = (...items: ProductSummary[]) => new Map(items.map((item) => [item.id, item]));
const strat = item({ id: '7', price: 7480 });
const gone = item({ id: '9', inStock: false });
const free = { freeOver: 500, fee: 0 };

describe('priceCart', () => {
  it.each([
    [7000, { priceBefore: 7000 }],
    [8000, { priceBefore: 8000 }],
    [7480, {}],
    [undefined, {}],
  ])('compares the current price with the price when added: %s gives %o', (price, change) => {
    const line = price === undefined ? {} : { price };
    const cart = [{ id: '7', quantity: 1, ...line }];
    const { lines, totals } = priceCart(cart, listOf(strat), free);
    expect(lines).toEqual([{ item: strat, quantity: 1, subtotal: 7480, ...change }]);
    expect(totals.total).toBe(7480);
  });

  it('lists sold-out and unknown products as unavailable and leaves them out of the totals', () => {
    const cart: Cart = ['9', '7', '404'].map((id) => ({ id, quantity: 2, price: 80 }));
    expect(priceCart(cart, listOf(strat, gone), free)).toMatchObject({
      lines: [{ item: strat }],
      unavailable: [{ id: '9', item: gone }, { id: '404' }],
      totals: { itemCount: 2, subtotal: 14_960 },
    });
  });

  const anyList = fc
    .uniqueArray(fc.record({ id: anyId, price: anyPrice, inStock: fc.boolean() }), {
      selector: ({ id }) => id,
    })
    .map((items) => listOf(...items.map(item)));

  property(
    'keeps every line of the cart once, in order, and adds up those that can be bought',
    [anyCart, anyList],
    (cart, list) => {
      const { lines, unavailable, totals } = priceCart(cart, list, free);
      const canBuy = ({ id }: { id: string }) => list.get(id)?.inStock === true;
      expect(lines.map(({ item, quantity }) => [item.id, quantity])).toEqual(
        cart.filter(canBuy).map(({ id, quantity }) => [id, quantity]),
      );
      expect(unavailable.map(({ id }) => id)).toEqual(
        cart.filter((line) => !canBuy(line)).map(({ id }) => id),
      );
      const sum = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
      expect(totals).toMatchObject({
        itemCount: sum(lines.map(({ quantity }) => quantity)),
        total: sum(lines.map(({ item, quantity }) => item.price * quantity)),
      });
    },
  );

  property(
    'counts the same items as the header’s badge once the flags are updated',
    [anyCart, anyList],
    (cart, list) => {
      const settled = setUnavailable(cart, (id) => list.get(id)?.inStock ?? false);
      expect(priceCart(settled, list, free).totals.itemCount).toBe(totalItems(settled));
    },
  );
});

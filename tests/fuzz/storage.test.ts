import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '~/features/cart/cart';
import { priceCart } from '~/features/cart/priced-cart';
import { decodeCart, encodeCart } from '~/features/cart/stored-cart';
import { decodeDraft } from '~/features/checkout/orders/draft-storage';
import { emptyDraft } from '~/features/checkout/orders/order';
import { decodeIds } from '~/features/wishlist/wishlist';
import { settings } from '~/site/settings';
import { item } from '../unit/products/summaries';
import { check } from './check';
import { hostileJson, hostileText, hostileValue } from './hostile';

const stored = (value: fc.Arbitrary<unknown>) => value.map((value) => JSON.stringify(value));

describe('a stored cart', () => {
  const id = fc.oneof(hostileText, fc.constantFrom('1', '2', '__proto__', 'constructor'));
  const amount = fc.oneof(fc.integer({ min: -1, max: 120 }), fc.double(), hostileValue);
  const line = fc.record(
    { id, quantity: amount, price: amount, unavailable: fc.oneof(fc.boolean(), hostileValue) },
    { requiredKeys: [] },
  );
  const lines = fc.array(fc.oneof({ arbitrary: line, weight: 5 }, hostileValue), { maxLength: 6 });
  const cart = fc.oneof(
    hostileJson,
    stored(lines),
    stored(fc.record({ version: hostileValue, lines }, { requiredKeys: ['lines'] })),
  );

  it('is decoded to valid lines', () => {
    check(cart, (text) => {
      const cart = decodeCart(text);
      for (const { id, quantity, price = 1, unavailable = true, ...others } of cart) {
        expect(typeof id === 'string' && id !== '').toBe(true);
        expect(Number.isInteger(quantity) && 1 <= quantity && quantity <= MAX_QUANTITY).toBe(true);
        expect(Number.isFinite(price) && price >= 1).toBe(true);
        expect(unavailable).toBe(true);
        expect(others).toEqual({});
      }
      expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
      expect(decodeCart(encodeCart(cart))).toEqual(cart);
    });
  });

  it('has prices and totals of the price list alone', () => {
    const items = new Map(
      [item(), item({ id: '2', price: 99_999 }), item({ id: '3', inStock: false })].map((each) => [
        each.id,
        each,
      ]),
    );
    check(cart, (text) => {
      const cart = decodeCart(text);
      const { lines, unavailable, totals } = priceCart(cart, items, settings.shipping);
      expect(lines.length + unavailable.length).toBe(cart.length);
      for (const { item, quantity, subtotal } of lines) {
        expect(items.get(item.id)).toBe(item);
        expect(subtotal).toBe(item.price * quantity);
      }
      for (const amount of Object.values(totals)) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
    });
  });
});

it('a stored wishlist is decoded to distinct ids', () => {
  const ids = fc.array(fc.oneof(hostileText, hostileValue), { maxLength: 20 });
  const long = fc
    .integer({ min: 490, max: 510 })
    .map((count) => Array.from({ length: count }, String));
  check(fc.oneof(hostileJson, stored(fc.oneof({ arbitrary: ids, weight: 9 }, long))), (text) => {
    const wishlist = decodeIds(text);
    expect(wishlist.every((id) => typeof id === 'string' && id !== '')).toBe(true);
    expect(new Set(wishlist).size).toBe(wishlist.length);
    expect(wishlist.length).toBeLessThanOrEqual(500);
    expect(decodeIds(JSON.stringify(wishlist))).toEqual(wishlist);
  });
});

it('a stored draft of the checkout is decoded to texts of the known fields', () => {
  const fields = fc.dictionary(
    fc.constantFrom(...Object.keys(emptyDraft), 'method', '__proto__', 'constructor'),
    fc.oneof(hostileText, hostileValue),
  );
  check(fc.oneof(hostileJson, stored(fields)), (text) => {
    const draft = decodeDraft(text);
    expect(Object.keys(draft)).toEqual(Object.keys(emptyDraft));
    expect(Object.values(draft).every((value) => typeof value === 'string')).toBe(true);
    expect(decodeDraft(JSON.stringify(draft))).toEqual(draft);
  });
  expect(Object.values(emptyDraft).every((value) => value === '')).toBe(true);
});

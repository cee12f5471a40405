import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_QUANTITY, type Cart } from '~/features/cart/cart';
import { decodeCart, encodeCart } from '~/features/cart/stored-cart';

const KEY = 'overtone:cart';
const strat = { id: '7', price: 7480 };

/** The store as a page finds it that opens now, with every change of its cart from then on. */
async function open(stored?: string) {
  if (stored !== undefined) setTestStorageKey(KEY, stored);
  vi.resetModules();
  const store = await import('~/features/cart/cart-store');
  const changes: Cart[] = [];
  store.$cart.listen((cart) => changes.push(cart));
  return { ...store, changes };
}
const stored = () => decodeCart(getTestStorage()[KEY] ?? '');

beforeAll(useTestStorageEngine);
afterEach(cleanTestStorage);

describe('the cart of a device', () => {
  it('is empty at first, and kept from then on', async () => {
    const { $cart, add } = await open();
    expect($cart.get()).toEqual([]);
    expect(add(strat)).toBe(true);
    expect(stored()).toEqual([{ ...strat, quantity: 1 }]);
    const later = await open();
    expect(later.$cart.get()).toEqual([{ ...strat, quantity: 1 }]);
  });

  it.each(['{"version":', '[null]', 'constructor'])('is repaired if it was %s', async (text) => {
    const { $cart, add } = await open(text);
    expect($cart.get()).toEqual([]);
    add(strat);
    expect(stored()).toEqual([{ ...strat, quantity: 1 }]);
  });

  it('says when it takes no more of a product, and is left as it is', async () => {
    const { add, changes } = await open(encodeCart([{ ...strat, quantity: MAX_QUANTITY - 1 }]));
    expect([add(strat), add(strat)]).toEqual([true, false]);
    expect(changes).toEqual([[{ ...strat, quantity: MAX_QUANTITY }]]);
  });

  it('keeps each change that a shopper makes', async () => {
    const { add, setQuantity, remove, clear } = await open();
    add(strat);
    add({ id: '8', price: 80 });
    setQuantity('8', 5);
    remove('7');
    expect(stored()).toEqual([{ id: '8', price: 80, quantity: 5 }]);
    clear();
    expect(stored()).toEqual([]);
  });

  it('sets lines aside, and rests once they are', async () => {
    const { setUnavailable, changes } = await open(encodeCart([{ ...strat, quantity: 2 }]));
    setUnavailable(() => false);
    setUnavailable(() => false);
    expect(changes).toEqual([[{ ...strat, quantity: 2, unavailable: true }]]);
    expect(stored()).toEqual(changes[0]);
  });

  it('is the same in all tabs', async () => {
    const { $cart } = await open();
    setTestStorageKey(KEY, encodeCart([{ ...strat, quantity: 2 }]));
    expect($cart.get()).toEqual([{ ...strat, quantity: 2 }]);
    setTestStorageKey(KEY, undefined);
    expect($cart.get()).toEqual([]);
  });
});

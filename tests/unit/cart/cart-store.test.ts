import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_QUANTITY } from '~/contracts/order';
import type { Cart } from '~/features/cart/cart';
import { decodeCart, encodeCart } from '~/features/cart/stored-cart';

const KEY = 'overtone:cart';
const strat = { id: '7', price: 7480 };

/** Loads the store like a newly opened page, and records all changes of the cart. */
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

describe('the cart store', () => {
  it('returns false at the quantity limit and does not change', async () => {
    const { add, changes } = await open(encodeCart([{ ...strat, quantity: MAX_QUANTITY - 1 }]));
    expect([add(strat), add(strat)]).toEqual([true, false]);
    expect(changes).toEqual([[{ ...strat, quantity: MAX_QUANTITY }]]);
  });

  it('persists removals', async () => {
    const strings = { id: '8', price: 80, quantity: 5 };
    const { remove, clear } = await open(encodeCart([{ ...strat, quantity: 1 }, strings]));
    remove('7');
    expect(stored()).toEqual([strings]);
    clear();
    expect(stored()).toEqual([]);
  });

  it('flags unavailable lines, and notifies only if a flag changes', async () => {
    const { setUnavailable, changes } = await open(encodeCart([{ ...strat, quantity: 2 }]));
    setUnavailable(() => false);
    setUnavailable(() => false);
    expect(changes).toEqual([[{ ...strat, quantity: 2, unavailable: true }]]);
    expect(stored()).toEqual(changes[0]);
  });
});

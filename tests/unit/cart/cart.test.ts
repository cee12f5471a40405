import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptPrice,
  addToCart,
  hasShrunk,
  removeFromCart,
  setUnavailable,
  setQuantity,
  subtract,
  type Cart,
  type CartLine,
} from '~/features/cart/cart';
import { anyCart, anyId, expectCart } from './carts';
import { property } from '../property';

const strat = { id: '7', price: 7480 };
const line = (id: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  quantity,
  ...more,
});

it.each<[string, Cart, Cart]>([
  ['appends a line with its price', [line('1', 3)], [line('1', 3), line('7', 1, strat)]],
  [
    'raises the quantity, and keeps the price of the first addition',
    [line('7', 1, { price: 7000 })],
    [line('7', 2, { price: 7000 })],
  ],
])('adding a product %s', (_, before, after) => {
  expect(addToCart(before, strat)).toEqual(after);
});

describe('setQuantity', () => {
  it.each([
    [2.9, 2],
    [100, 99],
    [Infinity, 99],
  ])('%d sets %i', (wanted, quantity) => {
    expect(setQuantity([line('7', 3)], '7', wanted)).toEqual([line('7', quantity)]);
  });

  it.each([0, 0.5, NaN])('%d removes the line', (wanted) => {
    expect(setQuantity([line('7', 3)], '7', wanted)).toEqual([]);
  });
});

const step = fc.record({
  change: fc.constantFrom<(cart: Cart, id: string, quantity: number) => Cart>(
    (cart, id) => addToCart(cart, { id, price: 80 }),
    setQuantity,
    removeFromCart,
  ),
  id: anyId,
  quantity: fc.oneof(fc.integer({ min: -1, max: 120 }), fc.double()),
});
property(
  'stays valid, and changes in the given line alone, whatever is added, set and removed',
  [anyCart, fc.array(step)],
  (start, steps) => {
    steps.reduce((before, { change, id, quantity }) => {
      const after = change(before, id, quantity);
      expectCart(after);
      const others = (cart: Cart) => cart.filter((line) => line.id !== id);
      expect(others(after)).toEqual(others(before));
      return after;
    }, start);
  },
);

describe('setUnavailable', () => {
  const cart = [line('1', 2, { price: 80 }), line('2', 1, { unavailable: true })];

  it('returns the same array if no flag changes', () => {
    expect(setUnavailable(cart, (id) => id === '1')).toBe(cart);
  });

  property('checks every line and loses none', [anyCart, fc.func(fc.boolean())], (cart, canBuy) => {
    const after = setUnavailable(cart, canBuy);
    const contents = (cart: Cart) => cart.map(({ unavailable: _, ...content }) => content);
    expect(contents(after)).toEqual(contents(cart));
    for (const { id, unavailable } of after) expect(!unavailable).toBe(canBuy(id));
  });
});

describe('ordered items', () => {
  const cart = [line('7', 3), line('8', 1), line('9', 2, { unavailable: true })];

  it('leave the cart; added and unavailable items stay', () => {
    const ordered = [line('8', 1), line('7', 2), line('404', 1)];
    expect(subtract(cart, ordered)).toEqual([line('7', 1), cart[2]]);
  });

  it.each([
    [[line('7', 3)], false],
    [[line('7', 4)], true],
    [[line('404', 1)], true],
    [[line('8', 2)], true],
    [[], false],
  ])('%j is more than the cart has: %s', (ordered, expected) => {
    expect(hasShrunk(cart, ordered)).toBe(expected);
  });
});

it('acceptPrice replaces the price of one line', () => {
  const cart = [line('7', 1, { price: 1 }), line('8', 1, { price: 2 })];
  expect(acceptPrice(cart, { id: '7', price: 9 })).toEqual([line('7', 1, { price: 9 }), cart[1]]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptPrice,
  addToCart,
  hasShrunk,
  MAX_QUANTITY,
  removeFromCart,
  restore,
  setUnavailable,
  setQuantity,
  subtract,
  totalItems,
  type Cart,
} from '~/features/cart/cart';
import { anyCart, anyId, expectCart } from './carts';

const strat = { id: '7', price: 7480 };
const idsOf = (cart: Cart) => cart.map(({ id }) => id);

describe('addToCart', () => {
  it('adds a product with its price, then raises its quantity', () => {
    expect(addToCart([], strat)).toEqual([{ id: '7', quantity: 1, price: 7480 }]);
    expect(addToCart(addToCart([], strat), strat)).toEqual([{ id: '7', quantity: 2, price: 7480 }]);
  });

  it('appends new lines', () => {
    expect(idsOf(addToCart([{ id: '1', quantity: 3 }], strat))).toEqual(['1', '7']);
  });

  it('keeps the price of the first addition', () => {
    const cart = addToCart(addToCart([], strat), { ...strat, price: 9000 });
    expect(cart).toMatchObject([{ price: 7480 }]);
  });

  it(`stops at ${MAX_QUANTITY}`, () => {
    const full = [{ id: '7', quantity: MAX_QUANTITY }];
    expect(addToCart(full, strat)).toEqual(full);
  });
});

describe('setQuantity', () => {
  it.each([
    [1, 1],
    [2.9, 2],
    [99, 99],
    [100, 99],
    [Infinity, 99],
  ])('%d sets %i', (wanted, quantity) => {
    expect(setQuantity([{ id: '7', quantity: 3 }], '7', wanted)).toEqual([{ id: '7', quantity }]);
  });

  it.each([0, -1, 0.5, -Infinity, NaN])('%d removes the line', (wanted) => {
    expect(setQuantity([{ id: '7', quantity: 3 }], '7', wanted)).toEqual([]);
  });

  it('ignores ids that are not in the cart', () => {
    expect(setQuantity([{ id: '7', quantity: 3 }], '8', 5)).toEqual([{ id: '7', quantity: 3 }]);
  });
});

it('removeFromCart removes one line and keeps the order of the others', () => {
  const cart = ['1', '2', '3'].map((id) => ({ id, quantity: 1 }));
  expect(idsOf(removeFromCart(cart, '2'))).toEqual(['1', '3']);
  expect(removeFromCart(cart, '4')).toEqual(cart);
});

describe('setUnavailable', () => {
  const cart: Cart = [
    { id: '1', quantity: 2, price: 80 },
    { id: '2', quantity: 1, unavailable: true },
  ];

  it('flags lines that cannot be bought and unflags those that can', () => {
    expect(setUnavailable(cart, (id) => id === '2')).toEqual([
      { id: '1', quantity: 2, price: 80, unavailable: true },
      { id: '2', quantity: 1 },
    ]);
  });

  it('returns the same array if no flag changes', () => {
    expect(setUnavailable(cart, (id) => id === '1')).toBe(cart);
  });

  it('checks every line and loses none', () => {
    fc.assert(
      fc.property(anyCart, fc.func(fc.boolean()), (cart, canBuy) => {
        const after = setUnavailable(cart, canBuy);
        expect(after.map(({ id, quantity, price }) => ({ id, quantity, price }))).toEqual(
          cart.map(({ id, quantity, price }) => ({ id, quantity, price })),
        );
        for (const { id, unavailable } of after) expect(!unavailable).toBe(canBuy(id));
      }),
    );
  });
});

it('totalItems counts available lines only', () => {
  expect(totalItems([])).toBe(0);
  expect(
    totalItems([
      { id: '1', quantity: 2 },
      { id: '2', quantity: 5, unavailable: true },
      { id: '3', quantity: 1 },
    ]),
  ).toBe(3);
});

describe('a cart', () => {
  type Step = (cart: Cart) => Cart;
  const anyStep: fc.Arbitrary<Step> = fc.oneof(
    anyId.map(
      (id): Step =>
        (cart) =>
          addToCart(cart, { id, price: 80 }),
    ),
    fc.tuple(anyId, fc.oneof(fc.integer({ min: -1, max: 120 }), fc.double())).map(
      ([id, quantity]): Step =>
        (cart) =>
          setQuantity(cart, id, quantity),
    ),
    anyId.map(
      (id): Step =>
        (cart) =>
          removeFromCart(cart, id),
    ),
    fc.uniqueArray(anyId).map(
      (gone): Step =>
        (cart) =>
          setUnavailable(cart, (id) => !gone.includes(id)),
    ),
  );

  it('stays valid after any sequence of changes', () => {
    fc.assert(
      fc.property(anyCart, fc.array(anyStep), (start, steps) => {
        const cart = steps.reduce((cart, step) => step(cart), start);
        expectCart(cart);
        const counted = cart.filter(({ unavailable }) => !unavailable);
        expect(totalItems(cart)).toBeGreaterThanOrEqual(counted.length);
        expect(totalItems(cart)).toBeLessThanOrEqual(counted.length * MAX_QUANTITY);
      }),
    );
  });

  it('changes only in the given line', () => {
    const change = fc.constantFrom<(cart: Cart, id: string) => Cart>(
      (cart, id) => addToCart(cart, { id, price: 80 }),
      (cart, id) => setQuantity(cart, id, 5),
      removeFromCart,
    );
    fc.assert(
      fc.property(anyCart, anyId, change, (cart, id, change) => {
        const others = (cart: Cart) => cart.filter((line) => line.id !== id);
        expect(others(change(cart, id))).toEqual(others(cart));
      }),
    );
  });
});

describe('subtract', () => {
  const cart: Cart = [
    { id: '7', quantity: 3 },
    { id: '8', quantity: 1 },
    { id: '9', quantity: 2, unavailable: true },
  ];

  it('removes what was ordered, and keeps what was added or is unavailable', () => {
    const ordered = [
      { id: '7', quantity: 2 },
      { id: '8', quantity: 1 },
      { id: '404', quantity: 1 },
    ];
    expect(subtract(cart, ordered)).toEqual([{ id: '7', quantity: 1 }, cart[2]]);
  });

  it.each([
    [[{ id: '7', quantity: 3 }], false],
    [[{ id: '7', quantity: 4 }], true],
    [[{ id: '404', quantity: 1 }], true],
    [[], false],
  ])('hasShrunk compares with the order: %j', (ordered, expected) => {
    expect(hasShrunk(cart, ordered)).toBe(expected);
  });
});

describe('restore', () => {
  it('undoes any removal', () => {
    fc.assert(
      fc.property(anyCart, anyId, (cart, id) => {
        expect(restore(removeFromCart(cart, id), cart)).toEqual(cart);
        expect(restore([], cart)).toEqual(cart);
      }),
    );
  });

  it('keeps what was changed and added since', () => {
    const before: Cart = [
      { id: '7', quantity: 1 },
      { id: '8', quantity: 1 },
    ];
    const now: Cart = [
      { id: '8', quantity: 5 },
      { id: '9', quantity: 1 },
    ];
    expect(restore(now, before)).toEqual([{ id: '7', quantity: 1 }, ...now]);
  });
});

it('acceptPrice replaces the price of one line', () => {
  const cart: Cart = [
    { id: '7', quantity: 1, price: 1 },
    { id: '8', quantity: 1, price: 2 },
  ];
  expect(acceptPrice(cart, { id: '7', price: 9 })).toEqual([
    { id: '7', quantity: 1, price: 9 },
    cart[1],
  ]);
});

import fc from 'fast-check';
import { expect } from 'vitest';
import { MAX_QUANTITY } from '~/contracts/order';
import type { Cart } from '~/features/cart/cart';

/** A small set, so that generated carts and product lists overlap. */
export const anyId: fc.Arbitrary<string> = fc.constantFrom('1', '2', '3', '__proto__');

/** Valid carts. */
export const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(
  fc.record(
    {
      id: fc.oneof(anyId, fc.string({ minLength: 1 })),
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      price: fc.integer({ min: 1, max: 1_000_000 }),
      unavailable: fc.constant(true as const),
    },
    { requiredKeys: ['id', 'quantity'] },
  ),
  { selector: ({ id }) => id },
);

/** Asserts the invariants of a cart. */
export function expectCart(cart: Cart): void {
  expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
  for (const { id, quantity, price = 1 } of cart) {
    expect(id).toMatch(/./su);
    expect(Number.isFinite(price) && price >= 1).toBe(true);
    expect(Number.isInteger(quantity)).toBe(true);
    expect(quantity).toBeGreaterThanOrEqual(1);
    expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
  }
}

import { MAX_QUANTITY } from '~/contracts/order';
import { persistentAtom } from '@nanostores/persistent';
import '~/boot/device-storage';
import { storageKey } from '~/boot/saved-kinds';
import * as rules from './cart';
import type { Cart } from './cart';
import { decodeCart, encodeCart } from './stored-cart';

/** The cart of this device, synchronised between tabs. */
export const $cart = persistentAtom<Cart>(storageKey('cart'), [], {
  encode: encodeCart,
  decode: decodeCart,
});

/** Adds one of a product. Returns `false` if the quantity is already at its limit. */
export function add(product: { id: string; price: number }): boolean {
  const before = $cart.get();
  const full = before.some(({ id, quantity }) => id === product.id && quantity >= MAX_QUANTITY);
  if (!full) $cart.set(rules.addToCart(before, product));
  return !full;
}

/** Adds products, each up to the limit. */
export const addAll = (products: readonly Parameters<typeof rules.addToCart>[1][]): void =>
  $cart.set(products.reduce(rules.addToCart, $cart.get()));

export const setQuantity = (id: string, quantity: number): void =>
  $cart.set(rules.setQuantity($cart.get(), id, quantity));

export const remove = (id: string): void => $cart.set(rules.removeFromCart($cart.get(), id));

export const acceptPrice = (product: { id: string; price: number }): void =>
  $cart.set(rules.acceptPrice($cart.get(), product));

/** Removes ordered items from the cart. Returns whether some of them were no longer in it. */
export function removeOrdered(ordered: Parameters<typeof rules.subtract>[1]): boolean {
  const cart = $cart.get();
  $cart.set(rules.subtract(cart, ordered));
  return rules.hasShrunk(cart, ordered);
}

export const clear = (): void => $cart.set([]);

/** Updates the `unavailable` flags from the product list. Notifies no one if nothing changed. */
export function setUnavailable(canBuy: (id: string) => boolean): void {
  const before = $cart.get();
  const after = rules.setUnavailable(before, canBuy);
  if (after !== before) $cart.set(after);
}

import { MAX_QUANTITY } from '~/contracts/order';

/** A cart line as it is stored. Names and prices come from the current product list. */
export interface CartLine {
  id: string;
  /** An integer from 1 to {@link MAX_QUANTITY}. */
  quantity: number;
  /** HK$ when added. Only used to point out a price change, never to calculate. */
  price?: number;
  /** Sold out or no longer sold: listed, but not part of any total. */
  unavailable?: true;
}
export type Cart = readonly CartLine[];

interface Added {
  id: string;
  /** HK$ */
  price: number;
  /** 1 by default. */
  quantity?: number;
}

/** Adds a product: appends a line, or raises the quantity of the existing line (requirements §4). */
export function addToCart(cart: Cart, { id, price, quantity = 1 }: Added): Cart {
  const line = cart.find((line) => line.id === id);
  return setQuantity(
    line ? cart : [...cart, { id, quantity, price }],
    id,
    (line?.quantity ?? 0) + quantity,
  );
}

/** Sets the quantity of a line, rounded down. Anything below 1, or NaN, removes it (requirements §4). */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  const whole = Math.min(Math.floor(quantity), MAX_QUANTITY);
  if (!(whole >= 1)) return removeFromCart(cart, id); // also NaN
  return cart.map((line) => (line.id === id ? { ...line, quantity: whole } : line));
}

export const removeFromCart = (cart: Cart, id: string): Cart =>
  cart.filter((line) => line.id !== id);

/** Sets the price to compare a line with, after the shopper has dismissed a price change. */
export const acceptPrice = (cart: Cart, { id, price }: Added): Cart =>
  cart.map((line) => (line.id === id ? { ...line, price } : line));

interface Ordered {
  id: string;
  quantity: number;
}

/** Subtracts ordered items from the cart. Items added after the order was submitted stay. */
export const subtract = (cart: Cart, ordered: readonly Ordered[]): Cart =>
  ordered.reduce((left, { id, quantity }) => {
    const line = left.find((line) => line.id === id);
    return line ? setQuantity(left, id, line.quantity - quantity) : left;
  }, cart);

/** Whether the cart contains less than was ordered, because it changed after the submission. */
export const hasShrunk = (cart: Cart, ordered: readonly Ordered[]): boolean =>
  ordered.some(
    ({ id, quantity }) => !cart.some((line) => line.id === id && line.quantity >= quantity),
  );

/** Marks the lines that cannot be bought. Returns the same cart if no flag changed. */
export function setUnavailable(cart: Cart, canBuy: (id: string) => boolean): Cart {
  if (cart.every((line) => canBuy(line.id) === !line.unavailable)) return cart;
  return cart.map(({ unavailable: _, ...line }) =>
    canBuy(line.id) ? line : { ...line, unavailable: true },
  );
}

/** The number of items in the cart, without unavailable lines (requirements §3 "totalItems"). */
export const totalItems = (cart: Cart): number =>
  cart.reduce((sum, line) => sum + (line.unavailable ? 0 : line.quantity), 0);

/** A cart keeps what the shopper chose; names and prices come from the current price list. */
export interface CartLine {
  id: string;
  /** Whole, 1 to {@link MAX_QUANTITY}. */
  quantity: number;
  /** HK$ when it was added, to tell what changed since; nothing is ever charged by it. */
  price?: number;
  /** Kept, but gone or sold out: not counted. */
  unavailable?: true;
}
export type Cart = readonly CartLine[];

export const MAX_QUANTITY = 99;

interface Added {
  id: string;
  /** HK$ */
  price: number;
}

/** Puts one more in the cart: a new line at the end, or the line that is there (spec §4). */
export function addToCart(cart: Cart, { id, price }: Added): Cart {
  const line = cart.find((line) => line.id === id);
  return line ? setQuantity(cart, id, line.quantity + 1) : [...cart, { id, quantity: 1, price }];
}

/** Sets a line's quantity, rounded down; what is not at least 1 removes the line (spec §4). */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  const whole = Math.min(Math.floor(quantity), MAX_QUANTITY);
  if (!(whole >= 1)) return removeFromCart(cart, id); // NaN too
  return cart.map((line) => (line.id === id ? { ...line, quantity: whole } : line));
}

export const removeFromCart = (cart: Cart, id: string): Cart =>
  cart.filter((line) => line.id !== id);

/** Sets aside the lines that cannot be bought now, and takes back those that can again. */
export function setUnavailable(cart: Cart, canBuy: (id: string) => boolean): Cart {
  if (cart.every((line) => canBuy(line.id) === !line.unavailable)) return cart;
  return cart.map(({ unavailable: _, ...line }) =>
    canBuy(line.id) ? line : { ...line, unavailable: true },
  );
}

/** How many things are in the cart, those set aside left out (spec §3 "totalItems"). */
export const totalItems = (cart: Cart): number =>
  cart.reduce((sum, line) => sum + (line.unavailable ? 0 : line.quantity), 0);

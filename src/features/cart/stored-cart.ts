import { MAX_QUANTITY } from '~/contracts/order';
import { isObject, parseJson } from '~/lib/json';
import type { Cart, CartLine } from './cart';

/** Increment when the stored format changes. */
const VERSION = 1;

export const encodeCart = (cart: Cart): string => JSON.stringify({ version: VERSION, lines: cart });

/** Limits the lines that pages look up one by one; the rest is dropped. */
const MAX_LINES = 500;

const isAmount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 1;

function readLine(value: unknown): CartLine | undefined {
  if (!isObject(value)) return undefined;
  const { id, quantity, price, unavailable } = value;
  if (typeof id !== 'string' || id === '' || !isAmount(quantity)) return undefined;
  return {
    id,
    quantity: Math.min(Math.floor(quantity), MAX_QUANTITY),
    ...(isAmount(price) && { price }),
    ...(unavailable === true && { unavailable }),
  };
}

/** Decodes a stored cart. Invalid lines are dropped, invalid fields corrected. Never throws. */
export function decodeCart(text: string): Cart {
  const stored = parseJson(text);
  // Each version stores the lines like this; a bare array has no version.
  const values = isObject(stored) ? stored.lines : stored;
  if (!Array.isArray(values)) return [];
  const lines = new Map<string, CartLine>();
  for (const value of values.slice(0, MAX_LINES)) {
    const line = readLine(value);
    if (line && !lines.has(line.id)) lines.set(line.id, line);
  }
  return [...lines.values()];
}

import type { LineItem, Totals } from '~/contracts/order';
import type { Settings } from '~/site/settings-schema';

/**
 * Delivery is free for a subtotal above `freeOver`, otherwise it costs `fee`; with a fee of 0, the
 * default, it is always free. Whole HK$.
 */
export type Shipping = Settings['shipping'];

/** Calculates the totals of an order. Cart, checkout, confirmation and order all use this function. */
export function totals(
  lines: readonly Pick<LineItem, 'quantity' | 'subtotal'>[],
  { freeOver, fee }: Shipping,
): Totals {
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const shipping = lines.length === 0 || subtotal > freeOver ? 0 : fee;
  return { itemCount, subtotal, shipping, total: subtotal + shipping };
}

/** HK$ to add for free delivery; 0 if delivery is already free. */
export const missingToFree = ({ subtotal, shipping }: Totals, { freeOver }: Shipping): number =>
  shipping === 0 ? 0 : freeOver + 1 - subtotal;

import type { OrderLine, Totals } from '~/contracts/order';
import type { Settings } from '~/site/settings-schema';

/**
 * Orders with a subtotal above `freeOver` are delivered free of charge, others for `fee`; with a fee of 0, the default,
 * all are free. HK$, whole.
 */
export type Shipping = Settings['shipping'];

/** The only place that adds up an order: cart, checkout, confirmation and order all show this. */
export function totals(
  lines: readonly Pick<OrderLine, 'quantity' | 'subtotal'>[],
  { freeOver, fee }: Shipping,
): Totals {
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const shipping = lines.length === 0 || subtotal > freeOver ? 0 : fee;
  return { itemCount, subtotal, shipping, total: subtotal + shipping };
}

/** HK$ that an order lacks to be delivered free of charge; 0 if it is. */
export const missingToFree = ({ subtotal, shipping }: Totals, { freeOver }: Shipping): number =>
  shipping === 0 ? 0 : freeOver + 1 - subtotal;

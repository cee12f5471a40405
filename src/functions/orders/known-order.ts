import { isSameContent, isSpent, type CheckoutRequest } from '~/contracts/order';
import type { OrdersSettings } from '../http/environment';
import { findOrder } from './orders-cms';

/** ms. Prices and the order need the rest of the time limit. */
const TIMEOUT = 1500;

/**
 * Returns the order that the CMS has under the id of a submitted one, and whether that one repeats it; undefined if there
 * is none.
 * @throws an Error if the CMS is unreachable
 */
export async function knownOrder(settings: OrdersSettings, requested: CheckoutRequest) {
  const known = await findOrder(settings, { id: requested.id }, TIMEOUT);
  if (!known) return undefined;
  const { lines, totals } = known;
  const isSame = isSameContent({ lines, total: totals.total }, requested);
  return { ...known, isRepeated: isSame && !isSpent(known, Date.now()) };
}

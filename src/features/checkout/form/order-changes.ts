import type { PricedCart } from '~/features/cart/priced-cart';
import type { ChangedLine } from '~/contracts/order';

/** A difference between the submitted order and the current offer of the shop. Amounts are in HK$. */
export type OrderChange = { id: string; name: string } & (
  | { type: 'price'; from: number; to: number }
  | { type: 'unavailable' }
  /** Less stock than ordered. */
  | { type: 'stock'; left: number }
);

/**
 * The differences of a submitted cart. Empty if no line item in the shop's response differs: then
 * something else has changed, such as the shipping fee.
 */
export const orderChanges = (cart: PricedCart, changed: readonly ChangedLine[]): OrderChange[] =>
  cart.lines.flatMap(({ item: { id, name, price }, quantity }) => {
    const now = changed.find((line) => line.id === id);
    if (!now) return [];
    const isGone = !now.available || now.stock === 0;
    if (isGone) return [{ id, name, type: 'unavailable' as const }];
    const changes: OrderChange[] = [];
    if (now.price !== undefined && now.price !== price) {
      changes.push({ id, name, type: 'price', from: price, to: now.price });
    }
    if (now.stock !== undefined && now.stock < quantity) {
      changes.push({ id, name, type: 'stock', left: now.stock });
    }
    return changes;
  });

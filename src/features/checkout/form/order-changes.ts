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
    const { available, price: to = price, stock: left = quantity } = now;
    if (!available || left === 0) return [{ id, name, type: 'unavailable' as const }];
    const changes: OrderChange[] = [];
    if (to !== price) changes.push({ id, name, type: 'price', from: price, to });
    if (left < quantity) changes.push({ id, name, type: 'stock', left });
    return changes;
  });

import type { Order } from '~/contracts/order';
import type { Gateway, GatewayContext } from './gateway';
import * as orders from '~/features/orders/orders-store';
import type { PlacedOrder } from '~/features/orders/stored-orders';

export type Placement =
  | {
      type: 'placed';
      order: PlacedOrder;
      /** An order with this id existed before: nothing was submitted, or the new submission was discarded. */
      repeated: boolean;
    }
  | { type: 'redirect'; url: string };

/**
 * Runs one call at a time per order, across tabs. Without Web Locks (insecure origin), runs at
 * once. Calls must not be nested.
 */
export async function exclusively<T>(orderId: string, call: () => T | Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator as Partial<Navigator>;
  return locks ? locks.request(`overtone:order:${orderId}`, call) : call();
}

/**
 * Submits an order and stores it once accepted. An id is used once: a second call with it, in any
 * tab, waits for the first and resolves to the same order. Rejects when the gateway rejects.
 */
export function placeOrder(
  order: Order,
  gateway: Gateway,
  context: GatewayContext,
): Promise<Placement> {
  return exclusively(order.id, async () => {
    const before = orders.find(order.id);
    if (before) return { type: 'placed', order: before, repeated: true };
    const result = await gateway(order, context);
    const meanwhile = orders.find(order.id);
    if (meanwhile) return { type: 'placed', order: meanwhile, repeated: true };
    if (result.type === 'redirect') return result;
    const placed = { ...order, ...result.receipt };
    orders.add(placed);
    return { type: 'placed', order: placed, repeated: false };
  });
}

import type { Gateway, GatewayContext } from '../payment/gateway';
import type { Order } from './order';
import type { PlacedOrder } from './stored-orders';

/** Orders by id, as all tabs see them at the moment of the call. */
export interface OrderStore {
  find: (id: string) => PlacedOrder | undefined;
  add: (order: PlacedOrder) => void;
}

export type Placement =
  | {
      type: 'placed';
      order: PlacedOrder;
      /** The order of this id existed before; nothing was submitted, or what was is discarded. */
      repeated: boolean;
    }
  | { type: 'redirect'; url: string };

/**
 * Runs one call at a time per order, across tabs. Without Web Locks (insecure origin), at once. Calls
 * must not be nested.
 */
export function exclusively<T>(orderId: string, call: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator as Partial<Navigator>;
  return locks ? Promise.resolve(locks.request(`overtone:order:${orderId}`, call)) : call();
}

interface Options extends GatewayContext {
  gateway: Gateway;
  store: OrderStore;
}

/**
 * Submits an order and, once it is accepted, stores it. An id is used once: a second call with it, in
 * whichever tab, waits for the first and results in the same order. Rejects when the gateway does.
 */
export function placeOrder(
  order: Order,
  { gateway, store, ...context }: Options,
): Promise<Placement> {
  return exclusively(order.id, async () => {
    const before = store.find(order.id);
    if (before) return { type: 'placed', order: before, repeated: true };
    const submission = await gateway.submit(order, context);
    const meanwhile = store.find(order.id);
    if (meanwhile) return { type: 'placed', order: meanwhile, repeated: true };
    if (submission.type === 'redirect') return submission;
    const placed = { ...order, ...submission.receipt, locale: context.locale };
    store.add(placed);
    return { type: 'placed', order: placed, repeated: false };
  });
}

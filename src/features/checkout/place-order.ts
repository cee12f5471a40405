import type { Locale } from '~/i18n/locales';
import type { Gateway } from './gateway';
import type { Order } from './order';
import type { PlacedOrder } from './stored-orders';

/** Orders by id, as all tabs see them at the moment of the call. */
export interface OrderStore {
  find: (id: string) => PlacedOrder | undefined;
  add: (order: PlacedOrder) => void;
}

export interface Placement {
  order: PlacedOrder;
  /** Another tab has placed the order of this id; nothing was submitted or what was is discarded. */
  repeated: boolean;
}

/** Runs one call at a time per name, across tabs. Without Web Locks (insecure origin), at once. */
function exclusively<T>(name: string, call: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator as Partial<Navigator>;
  return locks ? Promise.resolve(locks.request(name, call)) : call();
}

/**
 * Submits an order and stores it. An id is used once: a second call with it, in whichever tab, waits for
 * the first and results in the same order. Rejects when the gateway does.
 */
export function placeOrder(
  order: Order,
  { gateway, store, locale }: { gateway: Gateway; store: OrderStore; locale: Locale },
): Promise<Placement> {
  return exclusively(`overtone:order:${order.id}`, async () => {
    const before = store.find(order.id);
    if (before) return { order: before, repeated: true };
    const receipt = await gateway.submit(order);
    const meanwhile = store.find(order.id);
    if (meanwhile) return { order: meanwhile, repeated: true };
    const placed = { ...order, ...receipt, locale };
    store.add(placed);
    return { order: placed, repeated: false };
  });
}

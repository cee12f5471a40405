import { persistentAtom } from '@nanostores/persistent';
import '~/boot/device-storage';
import { storageKey } from '~/boot/saved-kinds';
import { deviceStorage } from '~/lib/storage';
import {
  addOrder,
  decodeOrders,
  encodeOrders,
  type Orders,
  type Payment,
  type PlacedOrder,
} from './stored-orders';

const KEY = storageKey('orders');

/** The latest orders of this device, synchronised between tabs. */
export const $orders = persistentAtom<Orders>(KEY, [], {
  encode: encodeOrders,
  decode: decodeOrders,
});

/**
 * Reads the orders from storage. The store learns of another tab's order by an event, which arrives
 * later, or never in a page in the back/forward cache.
 */
function stored(): Orders | undefined {
  const text = deviceStorage.read(KEY);
  return text === undefined ? undefined : decodeOrders(text);
}

export const current = (): Orders => stored() ?? $orders.get();

export const find = (id: string): PlacedOrder | undefined =>
  current().find((order) => order.id === id);

export const add = (order: PlacedOrder): void => $orders.set(addOrder(current(), order));

/** Sets the payment of an order. */
export const setPayment = (id: string, payment: Payment): void =>
  $orders.set(current().map((order) => (order.id === id ? { ...order, payment } : order)));

/** Whether an order is stored and survives leaving the page; false if storage is blocked or full. */
export const isStored = (id: string): boolean =>
  stored()?.some((order) => order.id === id) ?? false;

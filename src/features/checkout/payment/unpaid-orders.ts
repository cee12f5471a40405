import type { Order } from '~/contracts/order';
import { isObject, parseJson } from '~/lib/json';
import { deviceStorage } from '~/lib/storage';
import { isText, isTime } from '~/lib/type-guards';
import { decodeOrder } from '~/features/orders/stored-orders';

const UNPAID_KEY = 'overtone:unpaid';

/** An order whose shopper has left for the provider's payment page. Contains no card data. */
export interface UnpaidOrder extends Order {
  /** Unix time in ms. */
  leftAt: number;
  /** Id of the provider's session, once it is known. */
  session?: string;
}

const VERSION = 1;

/** Maximum number of stored orders; the oldest are dropped. */
const MAX_UNPAID = 5;

/** ms. Payment pages close after a day at most; after a week, the order is forgotten. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;

function readUnpaid(value: unknown, now: number): UnpaidOrder | undefined {
  const order = decodeOrder(value);
  if (!order || !isObject(value)) return undefined;
  const { leftAt, session } = value;
  if (!isTime(leftAt) || leftAt < now - MAX_AGE) return undefined;
  return { ...order, leftAt, ...(isText(session) && { session }) };
}

/** Decodes stored orders, without invalid or expired ones. Never throws. */
export function decodeUnpaid(text: string, now: number): UnpaidOrder[] {
  const value = parseJson(text);
  if (!isObject(value) || !Array.isArray(value.orders)) return [];
  return value.orders.flatMap((each) => readUnpaid(each, now) ?? []).slice(0, MAX_UNPAID);
}

// Without storage, the confirmation shows reference and total without the details.

/** Newest first. */
export const all = (): UnpaidOrder[] =>
  decodeUnpaid(deviceStorage.read(UNPAID_KEY) ?? '', Date.now());

function save(orders: readonly UnpaidOrder[]): void {
  if (orders.length === 0) {
    deviceStorage.remove(UNPAID_KEY);
    return;
  }
  const stored = { version: VERSION, orders: orders.slice(0, MAX_UNPAID) };
  deviceStorage.write(UNPAID_KEY, JSON.stringify(stored));
}

export const find = (id: string): UnpaidOrder | undefined => all().find((each) => each.id === id);

/** Removes the order with an id, if one is given, and expired ones. */
export const remove = (id?: string): void => {
  save(all().filter((each) => each.id !== id));
};

/** Stores an order, replacing any with the same id. */
export const put = (order: UnpaidOrder): void => {
  save([order, ...all().filter(({ id }) => id !== order.id)]);
};

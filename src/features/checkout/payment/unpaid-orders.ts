import {
  isObject,
  isText,
  isTime,
  parse,
  readOrder,
  type LocalizedOrder,
} from '../orders/stored-orders';
import { UNPAID_KEY } from './unsettled';

/** An order whose shopper has left for the provider's payment page. Contains no card data. */
export interface UnpaidOrder extends LocalizedOrder {
  /** Unix time in ms. */
  leftAt: number;
  /** Id of the provider's session, once it is known. */
  session?: string;
}

const VERSION = 1;

/** Bounds what is stored; the oldest are dropped. */
const MAX_UNPAID = 5;

/** ms. Payment pages close after a day at most; nothing is asked about an order after a week. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;

function readUnpaid(value: unknown, now: number): UnpaidOrder | undefined {
  const order = readOrder(value);
  if (!order || !isObject(value)) return undefined;
  const { leftAt, session } = value;
  if (!isTime(leftAt) || leftAt < now - MAX_AGE) return undefined;
  return { ...order, leftAt, ...(isText(session) && { session }) };
}

/** Decodes stored orders, without those that are invalid or too old. Never throws. */
export function decodeUnpaid(text: string, now: number): UnpaidOrder[] {
  const value = parse(text);
  const stored: unknown[] = isObject(value) && Array.isArray(value.orders) ? value.orders : [];
  return stored.flatMap((each) => readUnpaid(each, now) ?? []).slice(0, MAX_UNPAID);
}

// Storage may be blocked or full: the confirmation then shows reference and total without the details.

/** Newest first. */
export function all(): UnpaidOrder[] {
  try {
    return decodeUnpaid(localStorage.getItem(UNPAID_KEY) ?? '', Date.now());
  } catch {
    return [];
  }
}

function save(orders: readonly UnpaidOrder[]): void {
  try {
    if (orders.length === 0) localStorage.removeItem(UNPAID_KEY);
    else {
      const stored = { version: VERSION, orders: orders.slice(0, MAX_UNPAID) };
      localStorage.setItem(UNPAID_KEY, JSON.stringify(stored));
    }
  } catch {
    // The order is not remembered.
  }
}

export const find = (id: string): UnpaidOrder | undefined => all().find((each) => each.id === id);

export const remove = (id: string): void => {
  save(all().filter((each) => each.id !== id));
};

/** Stores an order, in place of another with its id. */
export const put = (order: UnpaidOrder): void => {
  save([order, ...all().filter(({ id }) => id !== order.id)]);
};

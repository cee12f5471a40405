import { MAX_QUANTITY } from '~/features/cart/cart';
import type { Totals } from '~/features/cart/totals';
import { locales, type Locale } from '~/i18n/locales';
import { isPaymentMethod } from '~/site/payment-methods';
import type { Receipt } from './gateway';
import { customerFields, type Customer, type Order, type OrderLine } from './order';

/** An accepted order as this device stores it. Contains no card data: the form never asks for any. */
export interface PlacedOrder extends Order, Receipt {
  /** The language of the line items' names. */
  locale: Locale;
}

/** Newest first. */
export type Orders = readonly PlacedOrder[];

/** Bounds what is stored; the oldest orders are dropped. */
export const MAX_ORDERS = 10;

/** Increment when the stored format changes. */
const VERSION = 1;

/** Adds an order at the front, unless there is one with its id. */
export const addOrder = (orders: Orders, order: PlacedOrder): Orders =>
  orders.some(({ id }) => id === order.id) ? orders : [order, ...orders].slice(0, MAX_ORDERS);

export const encodeOrders = (orders: Orders): string =>
  JSON.stringify({ version: VERSION, orders });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isLocale = (value: unknown): value is Locale => locales.some((each) => each === value);
/** HK$, or a count. */
const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

function readCustomer(value: unknown): Customer | undefined {
  if (!isObject(value)) return undefined;
  const entries = customerFields.map(({ name }) => [name, value[name] ?? ''] as const);
  if (!entries.every(([, text]) => typeof text === 'string')) return undefined;
  return Object.fromEntries(entries) as Customer;
}

function readLine(value: unknown): OrderLine | undefined {
  if (!isObject(value)) return undefined;
  const { id, name, price, quantity, subtotal } = value;
  if (!isText(id) || !isText(name) || !isAmount(price) || !isAmount(subtotal)) return undefined;
  if (!isAmount(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return undefined;
  return { id, name, price, quantity, subtotal };
}

function readLines(value: unknown): OrderLine[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const lines = value.flatMap((line) => readLine(line) ?? []);
  return lines.length === value.length ? lines : undefined;
}

function readTotals(value: unknown): Totals | undefined {
  if (!isObject(value)) return undefined;
  const { itemCount, subtotal, shipping, total } = value;
  if (!isAmount(itemCount) || !isAmount(subtotal)) return undefined;
  if (!isAmount(shipping) || !isAmount(total)) return undefined;
  return { itemCount, subtotal, shipping, total };
}

/** The largest time that `Date` can represent, in ms. */
const LAST_TIME = 8.64e15;

function readOrder(value: unknown): PlacedOrder | undefined {
  if (!isObject(value)) return undefined;
  const { id, reference, placedAt, locale, method, instructions } = value;
  const customer = readCustomer(value.customer);
  const lines = readLines(value.lines);
  const totals = readTotals(value.totals);
  if (!isText(id) || !isText(reference) || !isAmount(placedAt) || placedAt > LAST_TIME) {
    return undefined;
  }
  if (!isPaymentMethod(method) || !isLocale(locale)) return undefined;
  if (!customer || !lines || !totals || typeof instructions !== 'string') return undefined;
  return {
    id,
    reference,
    placedAt,
    locale,
    customer,
    instructions,
    method,
    lines,
    totals,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Decodes stored orders. An order with an invalid field is dropped as a whole: a document that lacks
 * a line or an amount is worse than none. Never throws.
 */
export function decodeOrders(text: string): Orders {
  const value = parse(text);
  const stored: unknown[] = isObject(value) && Array.isArray(value.orders) ? value.orders : [];
  const orders = new Map<string, PlacedOrder>();
  for (const each of stored) {
    const order = readOrder(each);
    if (order && !orders.has(order.id)) orders.set(order.id, order);
  }
  return [...orders.values()].slice(0, MAX_ORDERS);
}

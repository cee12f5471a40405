import { totalsWith } from '~/features/cart/totals';
import { locales, type Locale } from '~/i18n/locales';
import { isObject, parseJson } from '~/lib/json';
import { isPaymentMethod } from '~/site/payment-methods';
import type { Receipt } from '../payment/gateway';
import { customerFields, type Customer, type Order, type OrderLine } from './order';

/** `pending`: the shopper has paid by a method that takes days to confirm. `failed` after that. */
const paymentStates = ['paid', 'pending', 'failed'] as const;

/** A payment on the provider's page. */
export interface Payment {
  /** Id of the provider's session. */
  session: string;
  state: (typeof paymentStates)[number];
}

/** An order with the language of its line items' names. */
export interface LocalizedOrder extends Order {
  locale: Locale;
}

/** An accepted order as this device stores it. Contains no card data: the form never asks for any. */
export interface PlacedOrder extends LocalizedOrder, Receipt {
  /** Absent: paid by bank transfer, or simulated. */
  payment?: Payment;
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

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';
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
  const { id, name, price, quantity } = value;
  if (!isText(id) || !isText(name) || !isAmount(price)) return undefined;
  // Not limited by MAX_QUANTITY, which may have been higher when the order was placed.
  if (!isAmount(quantity) || quantity < 1) return undefined;
  return { id, name, price, quantity, subtotal: price * quantity };
}

function readLines(value: unknown): OrderLine[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const lines = value.flatMap((line) => readLine(line) ?? []);
  return lines.length === value.length ? lines : undefined;
}

/** The largest time that `Date` can represent, in ms. */
const LAST_TIME = 8.64e15;

export const isTime = (value: unknown): value is number => isAmount(value) && value <= LAST_TIME;

export function readOrder(value: unknown): LocalizedOrder | undefined {
  if (!isObject(value)) return undefined;
  const { id, locale, method, instructions } = value;
  const customer = readCustomer(value.customer);
  const lines = readLines(value.lines);
  const shipping = isObject(value.totals) ? value.totals.shipping : undefined;
  if (!isText(id) || !isPaymentMethod(method) || !isLocale(locale)) return undefined;
  if (!customer || !lines || !isAmount(shipping) || typeof instructions !== 'string') {
    return undefined;
  }
  const totals = totalsWith(lines, shipping);
  return { id, locale, customer, instructions, method, lines, totals };
}

function readPlacedOrder(value: unknown): PlacedOrder | undefined {
  const order = readOrder(value);
  if (!order || !isObject(value)) return undefined;
  const { reference, placedAt, payment } = value;
  if (!isText(reference) || !isTime(placedAt)) return undefined;
  if (payment === undefined) return { ...order, reference, placedAt };
  const { session, state } = isObject(payment) ? payment : {};
  const paid = paymentStates.find((each) => each === state);
  if (!paid || !isText(session)) return undefined;
  return { ...order, reference, placedAt, payment: { session, state: paid } };
}

/**
 * Decodes stored orders. An order with an invalid field is dropped as a whole: a document that lacks
 * a line or an amount is worse than none. Never throws.
 */
export function decodeOrders(text: string): Orders {
  const value = parseJson(text);
  const stored: unknown[] = isObject(value) && Array.isArray(value.orders) ? value.orders : [];
  const orders = new Map<string, PlacedOrder>();
  for (const each of stored) {
    const order = readPlacedOrder(each);
    if (order && !orders.has(order.id)) orders.set(order.id, order);
  }
  return [...orders.values()].slice(0, MAX_ORDERS);
}

import { MAX_ORDERS } from '~/contracts/order-states';
import { customerFieldNames, customerOf, type Customer } from '~/contracts/customer';
import { locales, type Locale } from '~/contracts/languages';
import type { LineItem, Order, Receipt, Totals } from '~/contracts/order';
import { isPaymentMethod } from '~/contracts/payment-methods';
import { isObject, parseJson } from '~/lib/json';
import { isAmount, isText } from '~/lib/type-guards';
import { readReceipt } from './decoders';

/** `pending`: the shopper has paid by a method that takes days to confirm. `failed` after that. */
const paymentStates = ['paid', 'pending', 'failed'] as const;

/** A payment on the provider's page. */
export interface Payment {
  /** Id of the provider's session. */
  session: string;
  state: (typeof paymentStates)[number];
}

/** An accepted order as stored on this device. Contains no card data: the form never asks for any. */
export interface PlacedOrder extends Order, Receipt {
  /** Absent: paid by bank transfer, or simulated. */
  payment?: Payment;
}

/** Newest first. */
export type Orders = readonly PlacedOrder[];

/** Increment when the stored format changes. */
const VERSION = 1;

/** Adds an order at the front, unless there is one with its id. */
export const addOrder = (orders: Orders, order: PlacedOrder): Orders =>
  orders.some(({ id }) => id === order.id) ? orders : [order, ...orders].slice(0, MAX_ORDERS);

export const encodeOrders = (orders: Orders): string =>
  JSON.stringify({ version: VERSION, orders });

const isString = (value: unknown): value is string => typeof value === 'string';
const isLocale = (value: unknown): value is Locale => locales.some((each) => each === value);

/** Older orders may lack fields that were added later. */
function readCustomer(value: unknown): Customer | undefined {
  if (!isObject(value)) return undefined;
  const isValid = customerFieldNames.every((name) => isString(value[name] ?? ''));
  return isValid ? customerOf((name) => (isString(value[name]) ? value[name] : '')) : undefined;
}

function readLine(value: unknown): LineItem | undefined {
  if (!isObject(value)) return undefined;
  const { id, name, price, quantity } = value;
  if (!isText(id) || !isText(name) || !isAmount(price)) return undefined;
  // Not limited by MAX_QUANTITY, which may have been higher when the order was placed.
  if (!isAmount(quantity) || quantity < 1) return undefined;
  return { id, name, price, quantity, subtotal: price * quantity };
}

function readLines(value: unknown): LineItem[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const lines = value.flatMap((line) => readLine(line) ?? []);
  return lines.length === value.length ? lines : undefined;
}

/** The stored breakdown; undefined if it does not add up, because the document would be wrong. */
function readTotals(value: unknown): Totals | undefined {
  // Older orders have no discount.
  const { itemCount, subtotal, discount = 0, code, shipping, total } = isObject(value) ? value : {};
  if (!isAmount(itemCount) || !isAmount(subtotal) || !isAmount(shipping)) return undefined;
  if (!isAmount(discount) || total !== subtotal - discount + shipping) return undefined;
  const named = discount > 0 && { discount, code: isText(code) ? code : '' };
  return { itemCount, subtotal, ...named, shipping, total };
}

export function decodeOrder(value: unknown): Order | undefined {
  if (!isObject(value)) return undefined;
  const { id, locale, method, instructions } = value;
  const customer = readCustomer(value.customer);
  const lines = readLines(value.lines);
  const totals = readTotals(value.totals);
  if (!isText(id) || !isPaymentMethod(method) || !isLocale(locale)) return undefined;
  if (!customer || !lines || !totals || !isString(instructions)) {
    return undefined;
  }
  return { id, locale, customer, instructions, method, lines, totals };
}

export function decodePlacedOrder(value: unknown): PlacedOrder | undefined {
  const order = decodeOrder(value);
  if (!order || !isObject(value)) return undefined;
  const receipt = readReceipt(value);
  if (!receipt) return undefined;
  const { payment } = value;
  if (payment === undefined) return { ...order, ...receipt };
  const { session, state } = isObject(payment) ? payment : {};
  const paid = paymentStates.find((each) => each === state);
  if (!paid || !isText(session)) return undefined;
  return { ...order, ...receipt, payment: { session, state: paid } };
}

/**
 * Decodes stored orders. Drops orders with an invalid field: a document that lacks a line or an
 * amount is worse than none. Never throws.
 */
export function decodeOrders(text: string): Orders {
  const value = parseJson(text);
  const stored: unknown[] = isObject(value) && Array.isArray(value.orders) ? value.orders : [];
  const orders = new Map<string, PlacedOrder>();
  for (const each of stored) {
    const order = decodePlacedOrder(each);
    if (order && !orders.has(order.id)) orders.set(order.id, order);
  }
  return [...orders.values()].slice(0, MAX_ORDERS);
}

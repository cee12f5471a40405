import { z } from 'zod';
import type { Order, OrderStatuses, Receipt, ReportedPayment } from '~/contracts/order';
import { receiptSchema, statusesSchema, type OrderRecord } from '~/contracts/order-schema';
import { callCms, dataOf, messageOf, putToCms } from '../http/cms';
import type { OrdersSettings } from '../http/environment';

interface Recorded extends Receipt {
  order: Order;
  /** The CMS makes it the state of the order, which editors move on. */
  payment: ReportedPayment;
  /** The session of the payment provider. */
  session?: string | undefined;
}

/** ms. Stock is asked for before the price list and Stripe, in the same time. */
const STOCK_TIMEOUT = 1500;

const stockSchema = z.record(z.string(), z.int().min(0));

/**
 * Writes an order to the CMS, or moves it on to a new state. The same order is written once; a pending one
 * takes corrections.
 *
 * @returns the receipt of the order as it is in the CMS; undefined if it has another with this id
 * @throws a `NoAnswerError`, or another Error if the CMS did not write the order
 */
export async function recordOrder(
  settings: OrdersSettings,
  { order, reference, placedAt, payment, session }: Recorded,
): Promise<Receipt | undefined> {
  const { id, totals, lines, locale, method, instructions, customer } = order;
  const record: OrderRecord = {
    reference,
    placedAt: new Date(placedAt).toISOString(),
    payment,
    session,
    language: locale,
    method,
    instructions,
    lines: [...lines],
    ...customer,
    ...totals,
  };
  const answer = await putToCms(settings, `orders/${id}`, record);
  if (answer.status === 409) return undefined;
  const receipt = dataOf(answer, receiptSchema);
  return { reference: receipt.reference, placedAt: Date.parse(receipt.placedAt) };
}

/**
 * How many of each product are left, of those that the CMS counts. Empty if it cannot be asked: the price
 * list still says what was sold out when the site was built, and an order beyond the stock is marked in
 * the CMS.
 */
export async function stockOf(
  settings: OrdersSettings | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!settings) return new Map();
  try {
    const query = { ids: ids.join() };
    const answer = await callCms(settings, 'orders/stock', { query, timeout: STOCK_TIMEOUT });
    return new Map(Object.entries(dataOf(answer, stockSchema)));
  } catch (error) {
    console.warn(`Stock was not checked: ${messageOf(error)}`);
    return new Map();
  }
}

/**
 * The states of orders.
 * @throws an Error if the CMS cannot be asked
 */
export const statesOf = async (
  settings: OrdersSettings,
  ids: readonly string[],
): Promise<OrderStatuses> =>
  dataOf(await callCms(settings, 'orders/states', { query: { ids: ids.join() } }), statusesSchema);

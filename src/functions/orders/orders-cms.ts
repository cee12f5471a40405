import { z } from 'zod';
import type { FoundOrder, Order, Receipt, ReportedPayment } from '~/contracts/order';
import type { OrderStatuses } from '~/contracts/order-states';
import {
  foundOrderSchema,
  receiptSchema,
  statusesSchema,
  type OrderKey,
  type OrderRecord,
} from '~/contracts/order-schema';
import { callCms, dataOf, messageOf, putToCms } from '../http/cms';
import type { OrdersSettings } from '../http/environment';
import { refusedCode } from './codes';

interface Recorded extends Receipt {
  order: Order;
  /** Becomes the state of the order in the CMS, until an editor changes it. */
  payment: ReportedPayment;
  /** The session of the payment provider. */
  session?: string | undefined;
}

/** ms. Stock is requested before the product list and Stripe, within the same time limit. */
const STOCK_TIMEOUT = 1500;

const stockSchema = z.record(z.string(), z.int().min(0));

/**
 * Writes an order to the CMS, or advances its state. Repeated calls write it once; pending orders
 * accept corrections.
 *
 * @returns the receipt of the stored order; undefined if the CMS has another order with this id
 * @throws Refused if the code of an unpaid order was used up, a `NoAnswerError`, or another Error if the CMS did not write the order
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
    discount: totals.discount ?? 0,
    code: totals.code ?? null,
  };
  const answer = await putToCms(settings, `orders/${id}`, record);
  if (answer.status === 409) return undefined;
  if (answer.status === 410) throw refusedCode('exhausted');
  const receipt = dataOf(answer, receiptSchema);
  return { reference: receipt.reference, placedAt: Date.parse(receipt.placedAt) };
}

/**
 * Returns the remaining stock of products that the CMS counts. Empty if the CMS is unreachable: the
 * product list still has the availability at build time, and the CMS marks orders that exceed the
 * stock.
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
 * Returns the states of orders.
 * @throws an Error if the CMS is unreachable
 */
export const statesOf = async (
  settings: OrdersSettings,
  ids: readonly string[],
): Promise<OrderStatuses> =>
  dataOf(await callCms(settings, 'orders/states', { query: { ids: ids.join() } }), statusesSchema);

/**
 * Returns the order with an id, or with a reference and the e-mail address of its customer, if there is one.
 * @throws an Error if the CMS is unreachable
 */
export async function findOrder(
  settings: OrdersSettings,
  body: OrderKey,
  timeout?: number,
): Promise<FoundOrder | undefined> {
  const answer = await callCms(settings, 'orders/lookup', { method: 'POST', body, timeout });
  return answer.status === 404 ? undefined : dataOf(answer, foundOrderSchema);
}

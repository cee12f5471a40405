import { NoAnswerError } from '~/functions/http/cms';
import type { OrdersSettings } from '~/functions/http/environment';
import { recordOrder } from '~/functions/orders/orders-cms';
import type { Order, ReportedPayment } from '~/contracts/order';
import { customer } from '../../unit/functions/customer';

let count = 0;

/** Returns an id that is unique in the tests of a file. */
export const nextId = () => (count += 1).toString(16).padStart(32, '0');

/** An order of product 1 with a unique id, by card by default. */
export function makeOrder(quantity = 1, changes: Partial<Order> = {}): Order {
  const subtotal = 1000 * quantity;
  return {
    id: nextId(),
    locale: 'zh',
    method: 'card',
    customer,
    instructions: '',
    lines: [{ id: '1', name: '結他', price: 1000, quantity, subtotal }],
    totals: { itemCount: quantity, subtotal, shipping: 0, total: subtotal },
    ...changes,
  };
}

/** An order with a discount of 100 by a code, by card by default. */
export const withCode = (code: string, changes: Partial<Order> = {}) =>
  makeOrder(1, {
    totals: { itemCount: 1, subtotal: 1000, discount: 100, code, shipping: 0, total: 900 },
    ...changes,
  });

/** The reference under which an order is delivered. */
export const referenceOf = ({ id }: Pick<Order, 'id'>) =>
  `OT-20261122-${id.slice(-6).toUpperCase()}`;

/** Reports an order until there is a response, as Stripe does: a busy machine may take longer than 6 s. */
export async function deliver(
  cms: OrdersSettings,
  order: Order,
  state: ReportedPayment,
  session = `cs_${order.id}`,
): ReturnType<typeof recordOrder> {
  const record = {
    order,
    payment: state,
    reference: referenceOf(order),
    placedAt: 1_795_000_000_000,
  };
  try {
    return await recordOrder(cms, order.method === 'card' ? { ...record, session } : record);
  } catch (error) {
    if (error instanceof NoAnswerError) return deliver(cms, order, state, session);
    throw error;
  }
}

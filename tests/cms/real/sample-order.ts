import { NoAnswerError } from '~/functions/http/cms';
import { recordOrder } from '~/functions/orders/orders-cms';
import type { PricedOrder } from '~/functions/orders/priced-order';
import { customer } from '../../unit/functions/customer';

let count = 0;

/** An order of product 1 with an id of its own. */
export function makeOrder(quantity = 1): PricedOrder {
  count += 1;
  const subtotal = 1000 * quantity;
  return {
    id: count.toString(16).padStart(32, '0'),
    locale: 'zh',
    method: 'card',
    customer,
    instructions: '',
    lines: [{ id: '1', name: '結他', price: 1000, quantity, subtotal }],
    totals: { itemCount: quantity, subtotal, shipping: 0, total: subtotal },
  };
}

/** Sends an order again until it is answered, as Stripe does: a busy machine may take longer than 6 s. */
export async function deliver(
  ...what: Parameters<typeof recordOrder>
): ReturnType<typeof recordOrder> {
  try {
    return await recordOrder(...what);
  } catch (error) {
    if (error instanceof NoAnswerError) return deliver(...what);
    throw error;
  }
}

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

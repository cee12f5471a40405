import { removeOrdered } from '~/features/cart/cart-store';
import type { CheckoutState } from '~/contracts/order';
import { forgetDraft } from '../draft';
import { closeOrderId, wasSent } from '~/features/orders/order-id';
import * as orders from '~/features/orders/orders-store';
import * as unpaid from './unpaid-orders';

/** The result that the confirmation shows after the shopper returns from the payment page. */
export type Settlement =
  /** The order is stored on the device. */
  | { type: 'placed'; id: string; isNew: boolean; cartChanged: boolean }
  /** The shop has the order, but this device does not: the shopper used another, or cleared storage. */
  | { type: 'elsewhere'; state: CheckoutState }
  /** Not paid yet. */
  | { type: 'open' }
  /** Abandoned or refused. */
  | { type: 'failed' };

/**
 * Applies the state of a payment to the device. Removes the order's items from the cart when the
 * payment is first known to be paid or pending, and at no other time. Idempotent.
 */
export function settlePayment(state: CheckoutState, session: string): Settlement {
  const { id, reference, placedAt } = state;
  const placed = orders.find(id);
  const left = unpaid.find(id);

  if (placed) {
    unpaid.remove(id);
    const isPaid = placed.payment?.state === 'paid';
    if (placed.payment && !isPaid && state.state !== 'open') {
      orders.setPayment(id, { session, state: state.state });
    }
    return { type: 'placed', id, isNew: false, cartChanged: false };
  }
  if (state.state === 'open') {
    if (left) unpaid.put({ ...left, session });
    return { type: 'open' };
  }
  if (state.state === 'failed') {
    unpaid.remove(id);
    // The provider would return the expired session for the same id. An order that the shop may have keeps it.
    if (!wasSent(id)) closeOrderId(id);
    return { type: 'failed' };
  }
  if (left?.totals.total !== state.total) {
    unpaid.remove(id);
    closeOrderId(id);
    return { type: 'elsewhere', state };
  }
  const { leftAt: _, session: _session, ...order } = left;
  orders.add({ ...order, reference, placedAt, payment: { session, state: state.state } });
  const cartChanged = removeOrdered(order.lines);
  unpaid.remove(id);
  closeOrderId(id);
  forgetDraft();
  return { type: 'placed', id, isNew: true, cartChanged };
}

import type { CheckoutState } from '../checkout-api';
import type { OrderLine } from '../orders/order';
import type { Payment, PlacedOrder } from '../orders/stored-orders';
import type { UnpaidOrder } from './unpaid-orders';

/** What the shopper's device knows about orders. */
export interface Device {
  orders: {
    find: (id: string) => PlacedOrder | undefined;
    add: (order: PlacedOrder) => void;
    setPayment: (id: string, payment: Payment) => void;
  };
  unpaid: {
    find: (id: string) => UnpaidOrder | undefined;
    put: (order: UnpaidOrder) => void;
    remove: (id: string) => void;
  };
  /** Takes ordered items out of the cart. Returns whether some of them were no longer in it. */
  removeOrdered: (lines: readonly OrderLine[]) => boolean;
  closeOrderId: (id: string) => void;
  forgetDraft: () => void;
}

/** What the confirmation shows after the shopper has returned from the payment page. */
export type Outcome =
  /** The order is stored on the device. */
  | { type: 'placed'; id: string; isNew: boolean; cartChanged: boolean }
  /** The shop has the order, but this device does not: another one was used, or storage was cleared. */
  | { type: 'elsewhere'; state: CheckoutState }
  /** Not paid yet. */
  | { type: 'open' }
  /** Given up, or refused. */
  | { type: 'failed' };

/**
 * Applies the state of a payment to the device. The cart loses an order when its payment is first known
 * to be paid or pending, and at no other time. Repeating a call has no effect.
 */
export function settlePayment(state: CheckoutState, session: string, device: Device): Outcome {
  const { id, reference, placedAt } = state;
  const { orders, unpaid } = device;
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
    // The provider would answer the same id with the session that has expired.
    device.closeOrderId(id);
    return { type: 'failed' };
  }
  if (left?.totals.total !== state.total) {
    unpaid.remove(id);
    device.closeOrderId(id);
    return { type: 'elsewhere', state };
  }
  const { leftAt: _, session: _session, ...order } = left;
  orders.add({ ...order, reference, placedAt, payment: { session, state: state.state } });
  const cartChanged = device.removeOrdered(order.lines);
  unpaid.remove(id);
  device.closeOrderId(id);
  device.forgetDraft();
  return { type: 'placed', id, isNew: true, cartChanged };
}

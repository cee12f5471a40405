import type Stripe from 'stripe';
import type { OrderState } from '../orders/orders-cms';
import type { Session } from './session';

interface Change {
  session: Session;
  state: OrderState;
}

/**
 * The state of an order after an event, as far as this event knows: events arrive in any order, and the
 * CMS keeps the most advanced state. Undefined for events that change no order. Those include
 * `checkout.session.expired`: a session that can expire has no payment, and so no order.
 */
export function stateAfter(event: Stripe.Event): Change | undefined {
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object;
      return { session, state: session.payment_status === 'unpaid' ? 'pending' : 'paid' };
    }
    case 'checkout.session.async_payment_succeeded':
      return { session: event.data.object, state: 'paid' };
    case 'checkout.session.async_payment_failed':
      return { session: event.data.object, state: 'failed' };
    default:
      return undefined;
  }
}

import Stripe from 'stripe';
import type { ReportedPayment } from '~/contracts/order';
import { isRandomId } from '~/contracts/random-id';
import { isObject } from '~/lib/json';
import { limitedBody } from '~/lib/limited-body';
import { answer, invalid, tooLarge, wrongMethod } from './http/answers';
import { messageOf } from './http/cms';
import { endpoint } from './http/endpoint';
import { cmsSettings, webhookSecret } from './http/environment';
import { recordOrder } from './orders/orders-cms';
import { orderOfSession, type Session } from './payments/session';

export const config = { path: '/api/stripe-hook' };

/** Bytes. A session with its metadata takes about 30 KB. */
const MAX_BYTES = 512 * 1024;

const received = (): Response => answer(200, { received: true });

/** Makes Stripe send the event again, for up to three days. */
const tryAgain = (): Response => answer(500, { error: 'not-processed' });

/** Returns the event, or undefined if its signature is not valid. */
function verified(body: Buffer, signature: string, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return undefined;
  }
}

const isEvent = (value: unknown): value is Stripe.Event =>
  isObject(value) && isObject(value['data']) && isObject(value['data']['object']);

/**
 * Returns the order state that an event implies: events arrive in any order, and the CMS keeps the
 * most advanced state. Undefined for events that change no order, such as
 * `checkout.session.expired`: a session that can expire has no payment, and so no order.
 */
function stateAfter(event: Stripe.Event): { session: Session; state: ReportedPayment } | undefined {
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

/** Writes paid orders to the CMS (docs/orders.md). A paid session that is not recorded is never acknowledged. */
async function stripeHook(request: Request): Promise<Response> {
  if (request.method !== 'POST') throw wrongMethod('POST');
  const secret = webhookSecret();
  const body = await limitedBody(request, MAX_BYTES);
  if (!body) throw tooLarge();
  const event = verified(body, request.headers.get('stripe-signature') ?? '', secret);
  if (event === undefined) throw invalid('The signature is not valid.');
  if (!isEvent(event)) throw invalid('Not an event.');

  const change = stateAfter(event);
  if (!change) return received();
  const { session, state } = change;
  const found = orderOfSession(session);
  if (!found) {
    // Paid, but the order is unreadable or its amount differs: staff have to check it.
    if (state === 'paid' && isRandomId(session.metadata?.['order'])) {
      throw new Error(`session ${session.id} does not match its order`);
    }
    console.warn(`Not an order of this shop: session ${session.id}`);
    return received();
  }
  const record = { ...found, payment: state, session: session.id };
  const receipt = await recordOrder(cmsSettings(), record).catch((error: unknown) => {
    throw new Error(`session ${session.id}: ${messageOf(error)}`);
  });
  if (!receipt) {
    const text = `session ${session.id} is not that of order ${found.order.id} in the CMS`;
    if (state === 'paid') throw new Error(text);
    console.warn(text);
  }
  return received();
}

export default endpoint('An event of Stripe was not processed', stripeHook, tryAgain);

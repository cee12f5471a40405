import Stripe from 'stripe';
import { answer, refuse, wrongMethod } from './http/answers';
import { ordersSettings, webhookSecret } from './http/environment';
import { stateAfter } from './payments/hook-event';
import { messageOf, recordOrder } from './orders/orders-cms';
import { limitedText } from './http/request-body';
import { orderOfSession } from './payments/session';

export const config = { path: '/api/stripe-hook' };

/** Bytes. A session with its metadata takes about 30 KB. */
const MAX_BYTES = 512 * 1024;

const received = (): Response => answer(200, { received: true });

/** Makes Stripe send the event again, for up to three days. */
const tryAgain = (reason: string): Response => {
  console.error(`An event of Stripe was not processed: ${reason}`);
  return answer(500, { error: 'not-processed' });
};

/** The event, or undefined if Stripe has not signed these bytes. */
function verified(body: string, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return undefined;
  }
}

/** Writes paid orders to the CMS (docs/orders.md). */
export default async function stripeHook(request: Request): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod('POST');
  const secret = webhookSecret();
  if (!secret) return tryAgain('STRIPE_WEBHOOK_SECRET is not set');
  const body = await limitedText(request, MAX_BYTES);
  if (body === undefined) return refuse(413, { error: 'too-large' });
  const event = verified(body, request.headers.get('stripe-signature') ?? '', secret);
  if (!event) return refuse(400, { error: 'invalid', message: 'The signature is not valid.' });

  const change = stateAfter(event);
  if (!change) return received();
  const { session, state } = change;
  const found = orderOfSession(session);
  if (!found) {
    console.warn(`Not an order of this shop: session ${session.id}`);
    return received();
  }
  const cms = ordersSettings();
  if (!cms) return tryAgain('ORDERS_URL or ORDERS_TOKEN is not set');
  try {
    const receipt = await recordOrder(cms, { ...found, state, session: session.id });
    if (!receipt)
      console.error(`Session ${session.id} pays an order that another session has paid.`);
    return received();
  } catch (error) {
    return tryAgain(messageOf(error));
  }
}

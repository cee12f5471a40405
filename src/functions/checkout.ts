import type { CheckoutStarted } from '~/features/checkout/checkout-api';
import { answer, invalid, refuse, unavailable, wrongMethod } from './shared/answers';
import { encodeOrder } from './shared/order-metadata';
import { readOrder } from './shared/read-order';
import { isSessionId, MAX_TOTAL, sessionParams, stateOfSession } from './shared/session';
import { stripeClient, stripeRefusal } from './shared/stripe-client';

export const config = { path: '/api/checkout' };

/** `POST` starts the payment of an order by card, `GET` says how it stands (docs/orders.md). */
export default function checkout(request: Request): Response | Promise<Response> {
  if (request.method === 'POST') return start(request);
  if (request.method === 'GET') return look(request);
  return wrongMethod('GET, POST');
}

/** Creates a session. Stripe creates one for each order id: it is the idempotency key. */
async function start(request: Request): Promise<Response> {
  const read = await readOrder(request, 'card');
  if ('refusal' in read) return read.refusal;
  const { order, site } = read;
  if (order.totals.total > MAX_TOTAL) return invalid(`total: must be at most ${MAX_TOTAL}`);
  const metadata = encodeOrder(order);
  if (!metadata) return invalid('lines: are too long');

  const stripe = stripeClient();
  if (!stripe) return unavailable();
  try {
    const { url } = await stripe.checkout.sessions.create(sessionParams(order, metadata, site), {
      idempotencyKey: order.id,
    });
    return url ? answer(200, { url } satisfies CheckoutStarted) : unavailable();
  } catch (error) {
    return stripeRefusal(error);
  }
}

async function look(request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('session') ?? '';
  if (!isSessionId(id)) return invalid('session: is not an id');
  const stripe = stripeClient();
  if (!stripe) return unavailable();
  try {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    const state = stateOfSession(session);
    return state ? answer(200, state) : refuse(404, { error: 'unknown' });
  } catch (error) {
    return stripeRefusal(error);
  }
}

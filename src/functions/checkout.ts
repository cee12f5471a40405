import type { CheckoutStarted } from '~/features/checkout/checkout-api';
import { answer, invalid, refuse, unavailable, usedId, wrongMethod } from './shared/answers';
import { encodeOrder } from './shared/order-metadata';
import { readOrder } from './shared/read-order';
import {
  confirmationUrl,
  isSessionId,
  MAX_TOTAL,
  sessionParams,
  stateOfSession,
} from './shared/session';
import { stripeClient, stripeRefusal } from './shared/stripe-client';

export const config = { path: '/api/checkout' };

/** `POST` starts the payment of an order by card, `GET` says how it stands (docs/orders.md). */
export default function checkout(request: Request): Response | Promise<Response> {
  if (request.method === 'POST') return start(request);
  if (request.method === 'GET') return look(request);
  return wrongMethod('GET, POST');
}

/**
 * Creates a session, one for each order: its id is the idempotency key. An order that is already paid
 * leads to its confirmation.
 */
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
    const params = sessionParams(order, metadata, site);
    const session = await stripe.checkout.sessions.create(params, { idempotencyKey: order.id });
    const isRepeated = session.lastResponse.headers['idempotent-replayed'] === 'true';
    // A repeated answer describes the session as it was when it was created.
    const current = isRepeated ? await stripe.checkout.sessions.retrieve(session.id) : session;
    if (current.status === 'expired') return usedId();
    const url = current.url ?? confirmationUrl(site, order.locale, current.id);
    return answer(200, { url } satisfies CheckoutStarted);
  } catch (error) {
    return stripeRefusal(error);
  }
}

/** What has become of the payment of an order, for the confirmation page. */
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

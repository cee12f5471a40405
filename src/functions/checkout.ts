import type { CheckoutStarted } from '~/features/checkout/checkout-api';
import { answer, invalid, refuse, unavailable, usedId, wrongMethod } from './http/answers';
import { siteOrigin } from './http/environment';
import { encodeOrder } from './payments/order-metadata';
import { readOrder } from './orders/read-order';
import { isSameOrigin } from './http/request-body';
import {
  confirmationUrl,
  isSessionId,
  MAX_TOTAL,
  sessionParams,
  stateOfSession,
} from './payments/session';
import { closeSession, stripeClient, stripeRefusal } from './payments/stripe-client';

export const config = { path: '/api/checkout' };

/**
 * `POST` starts the payment of an order by card, `GET` says how it stands, `DELETE` closes its page
 * (docs/orders.md).
 */
export default function checkout(request: Request): Response | Promise<Response> {
  if (request.method === 'POST') return start(request);
  if (request.method === 'GET' || request.method === 'DELETE') return look(request);
  return wrongMethod('GET, POST, DELETE');
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

/**
 * What has become of the payment of an order, for the confirmation page. `DELETE` first closes its page, if
 * it is still open, for an order that the shopper has changed.
 */
async function look(request: Request): Promise<Response> {
  const closes = request.method === 'DELETE';
  if (closes && !isSameOrigin(request, siteOrigin() ?? '')) {
    return refuse(403, { error: 'cross-site' });
  }
  const id = new URL(request.url).searchParams.get('session') ?? '';
  if (!isSessionId(id)) return invalid('session: is not an id');
  const stripe = stripeClient();
  if (!stripe) return unavailable();
  try {
    const retrieve = async () =>
      stateOfSession(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
    let state = await retrieve();
    if (closes && state?.state === 'open') {
      await closeSession(stripe, id);
      state = await retrieve();
    }
    return state ? answer(200, state) : refuse(404, { error: 'unknown' });
  } catch (error) {
    return stripeRefusal(error);
  }
}

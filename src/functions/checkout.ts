import { isSessionId, type CheckoutStarted } from '~/features/checkout/checkout-api';
import {
  answer,
  crossSite,
  invalid,
  refuse,
  tooMany,
  unavailable,
  usedId,
  wrongMethod,
} from './http/answers';
import { siteOrigin } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { isSameOrigin } from './http/request-body';
import { readOrder } from './orders/read-order';
import { encodeOrder } from './payments/order-metadata';
import { confirmationUrl, MAX_TOTAL, sessionParams, stateOfSession } from './payments/session';
import {
  closedSession,
  retrieveSession,
  stripeClient,
  stripeRefusal,
} from './payments/stripe-client';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/checkout',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Offices share an address. Stripe's own limits are for all shoppers together. */
const ORDERS = { most: 20, minutes: 10 };
const QUESTIONS = { most: 20, minutes: 10 };
const maySubmit = rateLimit(ORDERS);
const mayAsk = rateLimit(QUESTIONS);

/**
 * `POST` starts the payment of an order by card, `GET` says how it stands, `DELETE` closes its page
 * (docs/orders.md).
 */
export default function checkout(
  request: Request,
  { ip = '' }: { ip?: string } = {},
): Response | Promise<Response> {
  if (request.method === 'POST') return start(request, ip);
  if (request.method === 'GET' || request.method === 'DELETE') return look(request, ip);
  return wrongMethod('GET, POST, DELETE');
}

/**
 * Creates a session, one for each order: its id is the idempotency key. An order that is already paid
 * leads to its confirmation.
 */
async function start(request: Request, ip: string): Promise<Response> {
  const read = await readOrder(request, 'card');
  if ('refusal' in read) return read.refusal;
  const { order, site } = read;
  if (order.totals.total > MAX_TOTAL) return invalid(`total: must be at most ${MAX_TOTAL}`);
  const metadata = encodeOrder(order);
  if (!metadata) return invalid('lines: are too long');
  if (!maySubmit(ip, order.id)) return tooMany(ORDERS.minutes);

  const stripe = stripeClient();
  if (!stripe) return unavailable();
  try {
    const params = sessionParams(order, metadata, site);
    const session = await stripe.checkout.sessions.create(params, { idempotencyKey: order.id });
    const isRepeated = session.lastResponse.headers['idempotent-replayed'] === 'true';
    // A repeated answer describes the session as it was when it was created.
    const current = isRepeated ? await retrieveSession(stripe, session.id) : session;
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
async function look(request: Request, ip: string): Promise<Response> {
  if (!isSameOrigin(request, siteOrigin() ?? '')) return crossSite();
  const id = new URL(request.url).searchParams.get('session') ?? '';
  if (!isSessionId(id)) return invalid('session: is not an id');
  if (!mayAsk(ip, id)) return tooMany(QUESTIONS.minutes);
  const stripe = stripeClient();
  if (!stripe) return unavailable();
  try {
    const session = await retrieveSession(stripe, id);
    const state = stateOfSession(session);
    if (!state) return refuse(404, { error: 'unknown' });
    const isClosed = request.method === 'DELETE' && state.state === 'open';
    return answer(200, (isClosed && stateOfSession(await closedSession(stripe, id))) || state);
  } catch (error) {
    return stripeRefusal(error);
  }
}

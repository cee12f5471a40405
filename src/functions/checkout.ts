import type Stripe from 'stripe';
import {
  cardTotals,
  isCardTotal,
  type CheckoutRequest,
  type CheckoutStarted,
  type Order,
} from '~/contracts/order';
import { isPaidLater } from '~/contracts/payment-methods';
import { isSessionId } from '~/contracts/session-id';
import { answer, cardLimit, invalid, isUsedId, unknown, usedId, wrongMethod } from './http/answers';
import { messageOf } from './http/cms';
import { endpoint } from './http/endpoint';
import { ordersSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { siteOf } from './http/read-post';
import { holdCode, releaseCode } from './orders/codes';
import { knownOrder } from './orders/known-order';
import { orderOf, readOrder } from './orders/read-order';
import { encodeOrder, type Metadata } from './payments/order-metadata';
import {
  confirmationUrl,
  orderOfSession,
  sessionParams,
  stateOfSession,
  type Discount,
} from './payments/session';
import {
  closedSession,
  createCoupon,
  isReplayed,
  refusalOf,
  retrieveSession,
  stripeClient,
} from './payments/stripe-client';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/checkout',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Generous: people in an office share an IP address. Stripe's limits apply to all shoppers. */
const maySubmit = rateLimit({ most: 20, minutes: 10 });
const mayAsk = rateLimit({ most: 20, minutes: 10 });

/**
 * `POST` starts the card payment of an order, `GET` returns its status, `DELETE` closes its payment
 * page (docs/orders.md).
 */
export default endpoint('Checkout', async (request, ip) => {
  const isStart = request.method === 'POST';
  if (!isStart && request.method !== 'GET' && request.method !== 'DELETE') {
    throw wrongMethod('GET, POST, DELETE');
  }
  try {
    return await (isStart ? start(request, ip) : look(request, ip));
  } catch (error) {
    throw refusalOf(error);
  }
});

/**
 * Whether the id of a card payment belongs to another order, such as one by bank transfer whose answer was lost: one for
 * something else, or one that has been paid or whose id is used up. False if the CMS is unreachable: it records the
 * payment by itself then.
 */
async function isOfAnother(requested: CheckoutRequest): Promise<boolean> {
  const settings = ordersSettings();
  if (!settings) return false;
  try {
    const known = await knownOrder(settings, requested);
    if (!known) return false;
    return !known.isRepeated || (isPaidLater(known.method) && known.state !== 'pending');
  } catch (error) {
    console.warn(`The id was not checked: ${messageOf(error)}`);
    return false;
  }
}

/** Starts the payment of an order. If it needs another id, its code is no longer held under this one. */
async function start(request: Request, ip: string): Promise<Response> {
  const submitted = await readOrder(request, (method) => method === 'card');
  const { site } = submitted;
  const [order, isUsed] = await Promise.all([
    orderOf(submitted, ip),
    isOfAnother(submitted.requested),
  ]);
  if (isUsed) throw usedId();
  if (!isCardTotal(order.totals.total)) {
    throw cardLimit(`total: must be from ${cardTotals.min} to ${cardTotals.max}`);
  }
  const metadata = encodeOrder(order);
  if (!metadata) throw cardLimit('lines: are too long');
  maySubmit(ip, order.id);

  try {
    const url = await paymentUrl(order, metadata, site);
    return answer(200, { url } satisfies CheckoutStarted);
  } catch (error) {
    const refusal = refusalOf(error);
    if (isUsedId(refusal)) await releaseCode(order);
    throw refusal;
  }
}

/**
 * Creates one session per order: the order's id is the idempotency key. An order that is already
 * paid leads to its confirmation.
 */
async function paymentUrl(order: Order, metadata: Metadata, site: string): Promise<string> {
  const stripe = stripeClient();
  const params = sessionParams(order, metadata, site, await discountAt(stripe, order));
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey: order.id });
  // A repeated response describes the session at the time of its creation.
  const isOld = isReplayed(session.lastResponse.headers);
  const current = isOld ? await retrieveSession(stripe, session.id) : session;
  if (stateOfSession(current)?.state === 'failed') throw usedId();
  return current.url ?? confirmationUrl(site, order.locale, current.id);
}

/** Holds the code of an order while its payment page is open, so that nobody else uses it up. */
async function discountAt(stripe: Stripe, order: Order): Promise<Discount | undefined> {
  const { id, totals } = order;
  if (!totals.discount || !totals.code) return undefined;
  const until = await holdCode(id, totals.code);
  const coupon = await createCoupon(stripe, { id, name: totals.code, amount: totals.discount });
  return { coupon, ...(until !== null && { until }) };
}

/**
 * Returns the payment state of an order, for the confirmation page. `DELETE` first closes the
 * payment page if it is still open, for an order that the shopper has changed.
 */
async function look(request: Request, ip: string): Promise<Response> {
  siteOf(request);
  const id = new URL(request.url).searchParams.get('session') ?? '';
  if (!isSessionId(id)) throw invalid('session: is not an id');
  mayAsk(ip, id);
  const stripe = stripeClient();
  const found = await retrieveSession(stripe, id);
  const before = stateOfSession(found);
  if (!before) throw unknown();
  const isClosing = request.method === 'DELETE' && before.state === 'open';
  const session = isClosing ? await closedSession(stripe, id) : found;
  const state = stateOfSession(session) ?? before;
  const { order } = orderOfSession(session) ?? {};
  // It cannot be paid any more: the shopper orders again under another id.
  if (order && state.state === 'failed') await releaseCode(order);
  return answer(200, state);
}

import type { CheckoutRequest, Order } from '~/contracts/order';
import { isPaidLater } from '~/contracts/payment-methods';
import type { Answer } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { callApi } from './call-api';
import { isUnsure, leadsTo, refusalOf, sessionIn } from './checkout-answers';
import { RefusedError, type Gateway, type GatewayResult } from './gateway';
import { readReceipt } from '~/features/orders/decoders';
import { markSent, wasSent } from '~/features/orders/order-id';
import { fetchState } from './payments';
import { settlePayment } from './settle-payment';
import * as unpaid from './unpaid-orders';

const bodyOf = (order: Order): CheckoutRequest => ({
  id: order.id,
  locale: order.locale,
  method: order.method,
  customer: order.customer,
  instructions: order.instructions,
  lines: order.lines.map(({ id, quantity, price }) => ({ id, quantity, price })),
  code: order.totals.code,
  total: order.totals.total,
});

const post = (url: string, order: Order): Promise<Answer> =>
  callApi(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bodyOf(order)),
  });

/**
 * Redirects to the payment page that the shop creates at Stripe. An order that the shop may already
 * have by bank transfer keeps its id, so that the payment applies to that order.
 */
export const stripeGateway: Gateway = async (order, { paymentAddress }) => {
  const answer = await post('/api/checkout', order);
  if (answer.status !== 200) throw refusalOf(answer);
  const url = isObject(answer.body) ? answer.body['url'] : undefined;
  if (!leadsTo(url, [new URL(paymentAddress).origin, location.origin])) {
    throw new RefusedError({ reason: 'unavailable' });
  }
  const session = sessionIn(url);
  unpaid.put({ ...order, leftAt: Date.now(), ...(session && { session }) });
  return { type: 'redirect', url };
};

/** ms to wait before each attempt to send an order. */
const WAITS = [0, 2000, 4000, 8000, 16_000];

/**
 * Submits bank transfer orders to the shop. Without a response, it sends the same order again: the
 * shop recognizes orders that it has already written, and refuses one that has changed since. From then on, also
 * after a reload, only the receipt or a refusal that knows of the order counts as a response.
 */
export const orderGateway: Gateway = async (order, { onUnsure }) => {
  let mayHaveArrived = wasSent(order.id);
  if (!navigator.onLine) {
    throw new RefusedError({ reason: mayHaveArrived ? 'unsure' : 'offline' });
  }
  markSent(order.id);
  for (const wait of WAITS) {
    if (wait) {
      mayHaveArrived = true;
      onUnsure();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    const answer = await post('/api/order', order).catch(() => undefined);
    const receipt = answer?.status === 201 ? readReceipt(answer.body) : undefined;
    if (receipt) return { type: 'accepted', receipt };
    if (answer && !isUnsure(answer, mayHaveArrived)) {
      if (!mayHaveArrived) markSent('');
      throw refusalOf(answer);
    }
  }
  throw new RefusedError({ reason: 'unsure' });
};

/** Whether an order needs another id. */
export const isUsed = (error: unknown): boolean =>
  error instanceof RefusedError && error.refusal.reason === 'used';

/**
 * Wraps a gateway to first check an earlier payment attempt with the same order id. A paid order is
 * not submitted again. If the shopper has changed the order or its method, the earlier page is
 * closed, so that only one of the two can be paid, and the id is not reused, unless the shop may
 * have an order that is paid later with it.
 */
export const withEarlierPayment =
  (gateway: Gateway): Gateway =>
  async (order, context) => {
    const earlier = unpaid.find(order.id);
    if (!earlier) return gateway(order, context);
    const { session, method } = earlier;
    const isOther = order.method !== method;
    const keepsId = isPaidLater(order.method) && wasSent(order.id);

    /** Applies the state of the earlier payment. Returns the receipt if the order is placed. */
    const settle = async (method: 'GET' | 'DELETE'): Promise<GatewayResult | undefined> => {
      if (session === undefined) return undefined;
      const state = await fetchState(session, method);
      if (!state) return undefined;
      const outcome = settlePayment(state, session);
      if (outcome.type === 'failed' && !keepsId) throw new RefusedError({ reason: 'used' });
      if (outcome.type !== 'placed') return undefined;
      const { reference, placedAt } = state;
      return { type: 'accepted', receipt: { reference, placedAt } };
    };

    const placed = await settle(isOther ? 'DELETE' : 'GET');
    if (placed) return placed;
    if (isOther && !keepsId) throw new RefusedError({ reason: 'used' });
    try {
      return await gateway(order, context);
    } catch (error) {
      const paid = isUsed(error) && (await settle('DELETE'));
      if (paid) return paid;
      throw error;
    }
  };

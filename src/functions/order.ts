import { answer, refuse, unavailable, usedId, wrongMethod } from './shared/answers';
import { ordersSettings } from './shared/environment';
import { messageOf, recordOrder } from './shared/orders-cms';
import { rateLimit } from './shared/rate-limit';
import { readOrder } from './shared/read-order';
import { referenceOf } from './shared/session';

// Orders of one shopper, with some to spare for offices that share an address.
const LIMIT = { requests: 10, minutes: 10 };

export const config = {
  path: '/api/order',
  rateLimit: { windowLimit: LIMIT.requests, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const isAllowed = rateLimit({ requests: LIMIT.requests, window: LIMIT.minutes * 60_000 });

/** `POST` writes an order that is paid by bank transfer to the CMS (docs/orders.md). */
export default async function order(
  request: Request,
  context: { ip?: string } = {},
): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod('POST');
  const cms = ordersSettings();
  if (!cms) {
    console.error('Orders by bank transfer are not taken: check ORDERS_URL and ORDERS_TOKEN.');
    return unavailable();
  }
  if (!isAllowed(context.ip ?? '', Date.now())) {
    return refuse(429, { error: 'too-many' }, { 'Retry-After': String(LIMIT.minutes * 60) });
  }
  const read = await readOrder(request, 'bank');
  if ('refusal' in read) return read.refusal;
  const placedAt = Date.now();
  const reference = referenceOf(read.order.id, placedAt);
  try {
    const receipt = await recordOrder(cms, {
      order: read.order,
      state: 'pending',
      reference,
      placedAt,
    });
    return receipt ? answer(201, receipt) : usedId();
  } catch (error) {
    console.error(`An order was not written: ${messageOf(error)}`);
    return unavailable();
  }
}

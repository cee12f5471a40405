import { answer, refuse, unavailable, usedId, wrongMethod } from './http/answers';
import { ordersSettings } from './http/environment';
import { messageOf, recordOrder } from './orders/orders-cms';
import { rateLimit } from './http/rate-limit';
import { readOrder } from './orders/read-order';
import { referenceOf } from './payments/session';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/order',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Minutes in which an address may send 10 orders: offices share one. */
const WINDOW = 10;

const isAllowed = rateLimit({ requests: 10, window: WINDOW * 60_000 });

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
    return refuse(429, { error: 'too-many' }, { 'Retry-After': String(WINDOW * 60) });
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

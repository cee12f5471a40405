import { answer, refuse, tooMany, unavailable, usedId, wrongMethod } from './http/answers';
import { ordersSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { messageOf, NoAnswerError } from './http/cms';
import { recordOrder } from './orders/orders-cms';
import { readOrder } from './orders/read-order';
import { referenceOf } from './payments/session';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/order',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Offices share an address. */
const LIMIT = { most: 10, minutes: 10 };
const isAllowed = rateLimit(LIMIT);

/** `POST` writes an order that is paid by bank transfer to the CMS (docs/orders.md). */
export default async function order(
  request: Request,
  { ip = '' }: { ip?: string } = {},
): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod('POST');
  const cms = ordersSettings();
  if (!cms) {
    console.error('Orders by bank transfer are not taken: check ORDERS_URL and ORDERS_TOKEN.');
    return unavailable();
  }
  const read = await readOrder(request, 'bank');
  if ('refusal' in read) return read.refusal;
  const { id } = read.order;
  if (!isAllowed(ip, id)) return tooMany(LIMIT.minutes);
  const placedAt = Date.now();
  const reference = referenceOf(id, placedAt);
  try {
    const receipt = await recordOrder(cms, {
      order: read.order,
      state: 'pending',
      reference,
      placedAt,
    });
    return receipt ? answer(201, receipt) : usedId();
  } catch (error) {
    console.error(`Order ${id} was not written: ${messageOf(error)}`);
    return error instanceof NoAnswerError ? refuse(503, { error: 'unsure' }) : unavailable();
  }
}

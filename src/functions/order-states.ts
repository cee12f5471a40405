import { z } from 'zod';
import { isOrderId, MAX_ASKED, type StatesRequest } from '~/features/checkout/checkout-api';
import { answer, tooMany, unavailable } from './http/answers';
import { messageOf } from './http/cms';
import { rateLimit } from './http/rate-limit';
import { readPost } from './http/read-post';
import { statesOf } from './orders/orders-cms';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/order-states',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Offices share an address. */
const LIMIT = { most: 40, minutes: 10 };
const mayAsk = rateLimit(LIMIT);

const schema: z.ZodType<StatesRequest> = z.strictObject({
  ids: z.array(z.string().refine(isOrderId, 'is not an id')).min(1).max(MAX_ASKED),
});

/** `POST` says how the orders of a device stand. Not `GET`: logs of servers contain addresses (docs/orders.md). */
export default async function orderStates(
  request: Request,
  { ip = '' }: { ip?: string } = {},
): Promise<Response> {
  const read = await readPost(request, 'The orders', schema);
  if ('refusal' in read) return read.refusal;
  const { cms, data } = read;
  if (!mayAsk(ip, data.ids.join())) return tooMany(LIMIT.minutes);
  try {
    return answer(200, await statesOf(cms, data.ids));
  } catch (error) {
    console.error(`The states of orders were not read: ${messageOf(error)}`);
    return unavailable();
  }
}

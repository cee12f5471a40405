import { lookupSchema } from '~/contracts/order-schema';
import { answer, unknown } from './http/answers';
import { endpoint } from './http/endpoint';
import { cmsSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { readPost } from './http/read-post';
import { findOrder } from './orders/orders-cms';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/order-lookup',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Generous, because the people in an office share an IP address. */
const mayLookUp = rateLimit({ most: 10, minutes: 10 });

/**
 * `POST` returns the order with a reference and the e-mail address of its customer. A wrong
 * reference and a wrong address get the same response: references are not secret (docs/orders.md).
 */
export default endpoint('Look-up of an order', async (request, ip) => {
  const { data } = await readPost(request, 'The order', lookupSchema);
  mayLookUp(ip, JSON.stringify(data));
  const order = await findOrder(cmsSettings(), data);
  if (!order) throw unknown();
  return answer(200, order);
});

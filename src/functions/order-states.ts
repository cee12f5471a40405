import { statesRequestSchema } from '~/contracts/order-schema';
import { answer } from './http/answers';
import { endpoint } from './http/endpoint';
import { cmsSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { readPost } from './http/read-post';
import { statesOf } from './orders/orders-cms';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/order-states',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Generous, because the people in an office share an IP address. */
const mayAsk = rateLimit({ most: 40, minutes: 10 });

/** `POST` returns the states of a device's orders. Not `GET`: logs of servers contain URLs (docs/orders.md). */
export default endpoint('States of orders', async (request, ip) => {
  const { data } = await readPost(request, 'The orders', statesRequestSchema);
  mayAsk(ip, data.ids.join());
  return answer(200, await statesOf(cmsSettings(), data.ids));
});

import { statesRequestSchema } from '~/contracts/order-schema';
import { answer } from './http/answers';
import { endpoint } from './http/endpoint';
import { cmsSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { readPost } from './http/read-post';
import { statesOf } from './orders/orders-cms';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/order-states',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Offices share an address. */
const mayAsk = rateLimit({ most: 40, minutes: 10 });

/** `POST` says how the orders of a device stand. Not `GET`: logs of servers contain addresses (docs/orders.md). */
export default endpoint('States of orders', async (request, ip) => {
  const { data } = await readPost(request, 'The orders', statesRequestSchema);
  mayAsk(ip, data.ids.join());
  return answer(200, await statesOf(cmsSettings(), data.ids));
});

import { codeRequestSchema } from '~/contracts/code-schema';
import { answer } from './http/answers';
import { endpoint } from './http/endpoint';
import { readPost } from './http/read-post';
import { termsOf } from './orders/codes';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/code',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** `POST` returns the terms of a discount code (docs/orders.md). */
export default endpoint('Discount code', async (request, ip) => {
  const { data } = await readPost(request, 'The code', codeRequestSchema);
  return answer(200, await termsOf(data, ip));
});

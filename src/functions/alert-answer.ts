import { z } from 'zod';
import { isOrderId } from '~/features/checkout/checkout-api';
import { answer, refuse, tooMany, unavailable } from './http/answers';
import { messageOf, putToCms } from './http/cms';
import { rateLimit } from './http/rate-limit';
import { readPost } from './http/read-post';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/alert-answers',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Offices share an address. */
const LIMIT = { most: 20, minutes: 10 };
const isAllowed = rateLimit(LIMIT);

const schema = z.strictObject({
  /** Nobody but the address and the CMS knows it. */
  token: z.string().refine(isOrderId, 'is not valid'),
  answer: z.enum(['confirm', 'stop']),
});

/**
 * `POST` confirms or ends a stock alert, from the page that its mail links to. Not `GET`: programs that scan mails open
 * every link.
 */
export default async function alertAnswer(
  request: Request,
  { ip = '' }: { ip?: string } = {},
): Promise<Response> {
  const read = await readPost(request, 'The answer', schema);
  if ('refusal' in read) return read.refusal;
  const { cms, data } = read;
  if (!isAllowed(ip, JSON.stringify(data))) return tooMany(LIMIT.minutes);
  try {
    const { status } = await putToCms(cms, 'alert-answers', data);
    if (status < 300) return answer(201, {});
    if (status === 404) return refuse(404, { error: 'unknown' });
    throw new Error(`The CMS answered ${status}`);
  } catch (error) {
    console.error(`A stock alert was not answered: ${messageOf(error)}`);
    return unavailable();
  }
}

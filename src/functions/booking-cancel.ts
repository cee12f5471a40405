import { z } from 'zod';
import type { CancelRequest } from '~/features/studio/booking-api';
import { isOrderId } from '~/features/checkout/checkout-api';
import { bookingWith } from './bookings/bookings-cms';
import { answer, refuse, tooMany, unavailable } from './http/answers';
import { messageOf } from './http/cms';
import { rateLimit } from './http/rate-limit';
import { readPost } from './http/read-post';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/bookings/cancel',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Tokens cannot be guessed; this keeps guesses away from the CMS. */
const LIMIT = { most: 10, minutes: 10 };
const isAllowed = rateLimit(LIMIT);

const schema: z.ZodType<CancelRequest> = z.strictObject({
  token: z.string().refine(isOrderId, 'is not valid'),
  isSure: z.boolean(),
});

/**
 * `POST` says how the booking with a token stands, and cancels it if the person is sure (docs/orders.md). Not `GET`,
 * which programs that look at mails send, too.
 */
export default async function bookingCancel(
  request: Request,
  { ip = '' }: { ip?: string } = {},
): Promise<Response> {
  const read = await readPost(request, 'The booking', schema);
  if ('refusal' in read) return read.refusal;
  const { cms, data } = read;
  if (!isAllowed(ip, data.token)) return tooMany(LIMIT.minutes);
  try {
    const booking = await bookingWith(cms, data.token, data.isSure);
    return booking ? answer(200, booking) : refuse(404, { error: 'unknown' });
  } catch (error) {
    console.error(`A booking was not ${data.isSure ? 'cancelled' : 'read'}: ${messageOf(error)}`);
    return unavailable();
  }
}

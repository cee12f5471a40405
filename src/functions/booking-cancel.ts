import { cancelRequestSchema } from '~/contracts/form-schema';
import { bookingWith } from './bookings/bookings-cms';
import { answer, unknown } from './http/answers';
import { endpoint } from './http/endpoint';
import { cmsSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { readPost } from './http/read-post';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/bookings/cancel',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Tokens cannot be guessed; this keeps guesses away from the CMS. */
const mayTry = rateLimit({ most: 10, minutes: 10 });

/**
 * `POST` says how the booking with a token stands, and cancels it if the person is sure (docs/orders.md). Not `GET`,
 * which programs that look at mails send, too.
 */
export default endpoint('Link of a booking', async (request, ip) => {
  const { data } = await readPost(request, 'The booking', cancelRequestSchema);
  mayTry(ip, data.token);
  const booking = await bookingWith(cmsSettings(), data.token, data.isSure);
  if (!booking) throw unknown();
  return answer(200, booking);
});

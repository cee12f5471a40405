import { cancelRequestSchema } from '~/contracts/form-schema';
import { bookingWith } from './bookings/bookings-cms';
import { answer, unknown } from './http/answers';
import { endpoint } from './http/endpoint';
import { cmsSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { readPost } from './http/read-post';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/bookings/cancel',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Tokens cannot be guessed; the limit keeps attempts away from the CMS. */
const mayTry = rateLimit({ most: 10, minutes: 10 });

/**
 * `POST` returns the status of the booking with a token; cancels it if `isSure` is set
 * (docs/orders.md). Not `GET`: mail scanners open every link.
 */
export default endpoint('Link of a booking', async (request, ip) => {
  const { data } = await readPost(request, 'The booking', cancelRequestSchema);
  mayTry(ip, data.token);
  const booking = await bookingWith(cmsSettings(), data.token, data.isSure);
  if (!booking) throw unknown();
  return answer(200, booking);
});

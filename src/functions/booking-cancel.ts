import { z } from 'zod';
import type { CancelRequest } from '~/features/studio/booking-api';
import { isOrderId } from '~/features/checkout/checkout-api';
import { bookingWith } from './bookings/bookings-cms';
import { answer, invalid, refuse, tooMany, unavailable, wrongMethod } from './http/answers';
import { messageOf } from './http/cms';
import { ordersSettings, siteOrigin } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { readJson } from './http/request-body';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/bookings/cancel',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Tokens cannot be guessed; this keeps guesses away from the CMS. */
const LIMIT = { most: 10, minutes: 10 };
const isAllowed = rateLimit(LIMIT);

const schema: z.ZodType<CancelRequest> = z.strictObject({
  token: z.string().refine(isOrderId),
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
  if (request.method !== 'POST') return wrongMethod('POST');
  const cms = ordersSettings();
  const site = siteOrigin();
  if (!cms || !site) return unavailable();
  const body = await readJson(request, site);
  if ('refusal' in body) return body.refusal;
  const { data } = schema.safeParse(body.value);
  if (!data) return invalid('token: is not valid');
  if (!isAllowed(ip, data.token)) return tooMany(LIMIT.minutes);
  try {
    const booking = await bookingWith(cms, data.token, data.isSure);
    return booking ? answer(200, booking) : refuse(404, { error: 'unknown' });
  } catch (error) {
    console.error(`A booking was not ${data.isSure ? 'cancelled' : 'read'}: ${messageOf(error)}`);
    return unavailable();
  }
}

import { MIN_SECONDS } from '~/features/contact/message-fields';
import { answer, invalid, refuse, tooMany, unavailable, wrongMethod } from './http/answers';
import { messageOf, NoAnswerError, putToCms } from './http/cms';
import { ordersSettings, siteOrigin } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { readJson } from './http/request-body';
import { readMessage } from './messages/read-message';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/messages',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Offices share an address. */
const LIMIT = { most: 5, minutes: 10 };
const isAllowed = rateLimit(LIMIT);

/** `POST` writes a message of the contact form to the CMS (docs/orders.md). */
export default async function message(
  request: Request,
  { ip = '' }: { ip?: string } = {},
): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod('POST');
  const site = siteOrigin();
  const cms = ordersSettings();
  if (!site || !cms) {
    console.error('Messages are not taken: check SITE_URL, ORDERS_URL and ORDERS_TOKEN.');
    return unavailable();
  }
  const body = await readJson(request, site);
  if ('refusal' in body) return body.refusal;
  const read = readMessage(body.value);
  if ('issue' in read) return invalid(read.issue);
  const { id, locale, website, seconds, ...texts } = read.message;
  if (website !== '' || seconds < MIN_SECONDS) return refuse(400, { error: 'automatic' });
  if (!isAllowed(ip, id)) return tooMany(LIMIT.minutes);
  try {
    const { status } = await putToCms(cms, `messages/${id}`, { ...texts, language: locale });
    if (status < 300) return answer(201, {});
    throw new Error(`The CMS answered ${status}`);
  } catch (error) {
    console.error(`Message ${id} was not written: ${messageOf(error)}`);
    return error instanceof NoAnswerError ? refuse(503, { error: 'unsure' }) : unavailable();
  }
}

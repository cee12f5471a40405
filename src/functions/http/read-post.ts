import type { z } from 'zod';
import { parseJson } from '~/lib/json';
import { limitedBody } from '~/lib/limited-body';
import { invalid, Refused, tooLarge, wrongMethod } from './answers';
import { siteOrigin } from './environment';

/** Bytes. An order with 100 line items and long texts takes less than 20 KB. */
const MAX_BYTES = 32 * 1024;

/**
 * Browsers say with `Sec-Fetch-Site` which site a request comes from; old ones send only `Origin`, and with
 * `GET` only `Referer`. None can be set by the scripts of a page.
 */
function isSameOrigin({ headers, method }: Request, site: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const origin = headers.get('origin') ?? (method === 'GET' ? headers.get('referer') : null);
  return URL.parse(origin ?? '')?.origin === site;
}

/**
 * The origin of this site, one of whose pages has sent a request.
 * @throws Refused if it comes from elsewhere
 */
export function siteOf(request: Request): string {
  const site = siteOrigin();
  if (!isSameOrigin(request, site)) throw new Refused(403, { error: 'cross-site' });
  return site;
}

const isJson = ({ headers }: Request): boolean =>
  /^application\/json *(;|$)/i.test(headers.get('content-type') ?? '');

/** The problem with a request. The message contains no value of it. */
const issueOf = ({ issues: [issue] }: z.ZodError, name: string): string =>
  `${issue?.path.join('.') || name}: ${issue?.message ?? 'is not valid'}`;

/**
 * The body of a `POST` that a page of this site has sent, and the site's origin.
 * @param name for what is wrong with the whole body, such as `Message`
 * @throws Refused if it is anything else; no message contains a value of the body
 */
export async function readPost<Body>(
  request: Request,
  name: string,
  schema: z.ZodType<Body>,
): Promise<{ site: string; data: Body }> {
  if (request.method !== 'POST') throw wrongMethod('POST');
  const site = siteOf(request);
  if (!isJson(request)) throw new Refused(415, { error: 'content-type' });
  const body = await limitedBody(request, MAX_BYTES);
  if (!body) throw tooLarge();
  const value = parseJson(body.toString());
  if (value === undefined) throw invalid('The body is not JSON.');
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw invalid(issueOf(error, name));
  return { site, data };
}

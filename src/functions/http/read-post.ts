import type { z } from 'zod';
import { parseJson } from '~/lib/json';
import { limitedBody } from '~/lib/limited-body';
import { invalid, Refused, tooLarge, wrongMethod } from './answers';
import { siteOrigin } from './environment';

/** Bytes. An order with 100 line items and long texts takes less than 20 KB. */
const MAX_BYTES = 32 * 1024;

/**
 * Whether a request comes from this site, by `Sec-Fetch-Site`; old browsers send only `Origin`, and
 * with `GET` only `Referer`. Scripts of a page cannot set any of these headers.
 */
function isSameOrigin({ headers, method }: Request, site: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const origin = headers.get('origin') ?? (method === 'GET' ? headers.get('referer') : null);
  return URL.parse(origin ?? '')?.origin === site;
}

/**
 * Returns the origin of this site, after checking that one of its pages sent the request.
 * @throws Refused if it comes from elsewhere
 */
export function siteOf(request: Request): string {
  const site = siteOrigin();
  if (!isSameOrigin(request, site)) throw new Refused(403, { error: 'cross-site' });
  return site;
}

const isJson = ({ headers }: Request): boolean =>
  /^application\/json *(;|$)/i.test(headers.get('content-type') ?? '');

/** Describes the problem with a request, without any of its values. */
const issueOf = ({ issues: [issue] }: z.ZodError, name: string): string =>
  `${issue?.path.join('.') || name}: ${issue?.message ?? 'is not valid'}`;

/**
 * Returns the validated body of a `POST` from a page of this site, and the site's origin.
 * @param name of the whole body in messages, such as `Message`
 * @throws Refused for any other request; no message contains a value of the body
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

import { parseJson } from '~/lib/json';
import { limitedBody } from '~/lib/limited-body';
import { crossSite, invalid, refuse } from './answers';

/** Bytes. An order with 100 line items and long texts takes less than 20 KB. */
const MAX_BYTES = 32 * 1024;

/**
 * Browsers say with `Sec-Fetch-Site` which site a request comes from; old ones send only `Origin`, and with
 * `GET` only `Referer`. None can be set by the scripts of a page.
 */
export function isSameOrigin({ headers, method }: Request, site: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const origin = headers.get('origin') ?? (method === 'GET' ? headers.get('referer') : null);
  return URL.parse(origin ?? '')?.origin === site;
}

const isJson = ({ headers }: Request): boolean =>
  /^application\/json *(;|$)/i.test(headers.get('content-type') ?? '');

/**
 * The JSON body of a request that a page of this site has sent, or the response that refuses it.
 * @param site the site's origin
 */
export async function readJson(
  request: Request,
  site: string,
): Promise<{ value: unknown } | { refusal: Response }> {
  if (!isSameOrigin(request, site)) return { refusal: crossSite() };
  if (!isJson(request)) return { refusal: refuse(415, { error: 'content-type' }) };
  const body = await limitedBody(request, MAX_BYTES);
  if (!body) return { refusal: refuse(413, { error: 'too-large' }) };
  const value = parseJson(body.toString());
  return value === undefined ? { refusal: invalid('The body is not JSON.') } : { value };
}

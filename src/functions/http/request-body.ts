import { parseJson } from '~/lib/json';
import { crossSite, invalid, refuse } from './answers';

/** Bytes. An order with 100 line items and long texts takes less than 20 KB. */
const MAX_BYTES = 32 * 1024;

/** The body as text, or undefined if it is longer than `maxBytes`. */
export async function limitedText(
  { body }: Pick<Request, 'body'>,
  maxBytes: number,
): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    const part = chunk as Uint8Array;
    bytes += part.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString();
}

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
  const text = await limitedText(request, MAX_BYTES);
  if (text === undefined) return { refusal: refuse(413, { error: 'too-large' }) };
  const value = parseJson(text);
  return value === undefined ? { refusal: invalid('The body is not JSON.') } : { value };
}

import { parseJson } from './json';

/** ms. Enough for a large product list on a slow connection; longer than the limit of the shop's functions. */
const TIMEOUT = 20_000;

/** A server's response. */
export interface Answer {
  status: number;
  /** Parsed JSON; `undefined` if it is not valid. */
  body: unknown;
}

interface Options extends Omit<RequestInit, 'signal'> {
  /** ms, for the whole response. */
  timeout?: number;
}

/** Whether an error is a timeout. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Sends a request and reads the response, whatever its status.
 * @throws a `TimeoutError` if the response is not complete in time, another error if there is none
 */
export async function request(
  url: string | URL,
  { timeout, ...init }: Options = {},
): Promise<Answer> {
  const late = new AbortController();
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(
          () => late.abort(new DOMException(`no answer in ${timeout} ms`, 'TimeoutError')),
          timeout,
        );
  try {
    const response = await fetch(url, { ...init, signal: late.signal });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    throw late.signal.aborted ? late.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches JSON without validating it; the default timeout is 20 s.
 * @throws a `TimeoutError` as `request` does, or an Error if the request fails, the status is not
 *   2xx or the body is not JSON
 */
export async function fetchJson<T>(url: string, options?: Options): Promise<T> {
  const { status, body } = await request(url, { timeout: TIMEOUT, ...options });
  if (status < 200 || status > 299) throw new Error(`${url}: ${status}`);
  if (body === undefined) throw new Error(`${url}: not JSON`);
  return body as T;
}

/**
 * Sends JSON to a function of the shop, which responds within 20 s, and reads the response, whatever its status.
 * @throws as `request` does
 */
export const postJson = (url: string, body: object): Promise<Answer> =>
  request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    timeout: TIMEOUT,
  });

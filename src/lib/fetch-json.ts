import { parseJson } from './json';

/** What a server answered. */
export interface Answer {
  status: number;
  /** Parsed JSON; `undefined` if it is not valid. */
  body: unknown;
}

interface Options extends Omit<RequestInit, 'signal'> {
  /** ms, for the whole response. */
  timeout?: number;
}

/**
 * Sends a request and reads the answer, whatever its status.
 * @throws a `TimeoutError` if the answer is not complete in time, another error if there is none
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
 * Fetches JSON, which is not validated.
 * @throws an Error if the request fails, the status is not 2xx or the body is not JSON
 */
export async function fetchJson<T>(url: string, options?: Options): Promise<T> {
  const { status, body } = await request(url, options);
  if (status < 200 || status > 299) throw new Error(`${url}: ${status}`);
  if (body === undefined) throw new Error(`${url}: not JSON`);
  return body as T;
}

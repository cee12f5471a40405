import { setTimeout as delay } from 'node:timers/promises';
import { publicUrl } from '../public-url';
import { CmsError } from './cms-error';

/** Timeout of a call, including its whole body, in ms (spec §7). */
export const TIMEOUT = 10_000;

/** Delay before the retry without a `Retry-After` header, in ms. */
export const DEFAULT_DELAY = 500;
/** Maximum delay that a server can request, in ms; otherwise it could block the build. */
export const MAX_DELAY = 10_000;

export interface RequestOptions {
  headers?: Record<string, string>;
  /** ms */
  timeout: number;
  /** A longer body is an error. */
  maxBytes: number;
}

/**
 * The body of a response to GET. Retries once after a dropped connection, 429 and 5xx.
 * @throws CmsError
 */
export async function fetchBody(url: URL, options: RequestOptions): Promise<Buffer> {
  try {
    return await fetchOnce(url, options);
  } catch (error) {
    const wait = error instanceof CmsError ? error.details.retryAfter : undefined;
    if (wait === undefined) throw error;
    await delay(wait);
    return fetchOnce(url, options);
  }
}

async function fetchOnce(url: URL, { headers = {}, timeout, maxBytes }: RequestOptions) {
  const address = publicUrl(url);
  if (url.username || url.password) {
    throw new CmsError(`${address}: user name and password in an address are not supported`);
  }
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
    const { ok, status } = response;
    if (!ok) {
      await response.body?.cancel();
      const retryAfter =
        status === 429 || status >= 500
          ? retryDelay(response.headers.get('retry-after'))
          : undefined;
      throw new CmsError(`${address} answered ${status}`, { status, retryAfter });
    }
    return await bodyOf(response, maxBytes, address);
  } catch (error) {
    if (error instanceof CmsError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new CmsError(`${address} did not answer within ${timeout / 1000} s`, {
        timedOut: true,
      });
    }
    throw new CmsError(`${address}: connection failed or was dropped (${reasonOf(error)})`, {
      retryAfter: DEFAULT_DELAY,
    });
  }
}

async function bodyOf(response: Response, maxBytes: number, address: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new CmsError(`${address} is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The wait in ms that a `Retry-After` header, in seconds or as a date, asks for. */
export function retryDelay(value: string | null, now = Date.now()): number {
  if (value === null) return DEFAULT_DELAY;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? DEFAULT_DELAY : Math.min(Math.max(wait, 0), MAX_DELAY);
}

// Not the message of the error itself: it can contain the whole URL with its secrets.
const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  const reason = cause?.code ?? cause?.message ?? 'unknown';
  return reason.replace(/\S+:\/\/\S+/g, publicUrl);
};

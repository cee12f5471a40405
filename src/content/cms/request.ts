import { setTimeout as pause } from 'node:timers/promises';
import { CmsError } from './cms-error';

/** The time that a call may take, its whole body included (spec §7), in ms. */
export const TIMEOUT = 10_000;

/** Before the other try, in ms: where the server does not say how long, and at most. */
export const PAUSE = 500;
export const LONGEST_PAUSE = 10_000;

export interface RequestOptions {
  headers?: Record<string, string>;
  /** ms */
  timeout: number;
  /** A longer body is refused. */
  maxBytes: number;
}

/**
 * The body at an address. A dropped connection, 429 and 5xx are given one more try.
 * @throws CmsError
 */
export async function read(url: URL, options: RequestOptions): Promise<Buffer> {
  try {
    return await readOnce(url, options);
  } catch (error) {
    const wait = error instanceof CmsError ? error.circumstances.retryAfter : undefined;
    if (wait === undefined) throw error;
    await pause(wait);
    return readOnce(url, options);
  }
}

async function readOnce(url: URL, { headers = {}, timeout, maxBytes }: RequestOptions) {
  const address = `${url.origin}${url.pathname}`;
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
    const { ok, status } = response;
    if (!ok) {
      await response.body?.cancel();
      const retryAfter =
        status === 429 || status >= 500
          ? pauseAskedFor(response.headers.get('retry-after'))
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
    throw new CmsError(`${address}: no connection, or it was dropped (${reasonOf(error)})`, {
      retryAfter: PAUSE,
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

/**
 * How long to wait, in ms, given the value of `Retry-After`: seconds, or a date. Never longer than
 * {@link LONGEST_PAUSE}, so that a build does not hang.
 */
export function pauseAskedFor(value: string | null, now = Date.now()): number {
  if (value === null) return PAUSE;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? PAUSE : Math.min(Math.max(wait, 0), LONGEST_PAUSE);
}

// The message of fetch itself can repeat the whole address, with a password in it.
const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? 'unknown';
};

import { setTimeout as delay } from 'node:timers/promises';
import { limitedBody } from '~/lib/limited-body';
import { publicUrl } from '../public-url';
import { CmsError } from './cms-error';

/** Timeout of a call, including its whole body, in ms (requirements §7). */
export const TIMEOUT = 10_000;

/** Timeout of all requests for the lists together, in ms. After it, the CMS counts as failed. */
export const LISTS_TIMEOUT = 120_000;

/** Timeout of all requests for pictures together, in ms. The next build finds those fetched so far in the cache. */
export const PICTURES_TIMEOUT = 900_000;

/** Delay before the retry without a `Retry-After` header, in ms. */
export const DEFAULT_DELAY = 500;
/** Maximum delay that a server can request, in ms; otherwise it could block the build. */
export const MAX_DELAY = 10_000;

interface RequestOptions {
  headers?: Record<string, string>;
  /** ms */
  timeout: number;
  /** A longer body is an error. */
  maxBytes: number;
  /** Limits a series of requests. */
  deadline?: AbortSignal | undefined;
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
    await delay(wait, undefined, { signal: options.deadline }).catch(() => undefined);
    return fetchOnce(url, options);
  }
}

async function fetchOnce(url: URL, { headers = {}, timeout, maxBytes, deadline }: RequestOptions) {
  const address = publicUrl(url);
  if (url.username || url.password) {
    throw new CmsError(`${address}: user name and password in an address are not supported`);
  }
  try {
    const signals = [AbortSignal.timeout(timeout), ...(deadline ? [deadline] : [])];
    const response = await fetch(url, { headers, signal: AbortSignal.any(signals) });
    const { ok, status } = response;
    if (!ok) {
      await response.body?.cancel();
      const retryAfter =
        status === 429 || status >= 500
          ? retryDelay(response.headers.get('retry-after'))
          : undefined;
      throw new CmsError(`${address} answered ${status}`, { status, retryAfter });
    }
    const body = await limitedBody(response, maxBytes);
    if (!body) throw new CmsError(`${address} is larger than ${maxBytes} bytes`);
    return body;
  } catch (error) {
    if (error instanceof CmsError) throw error;
    if (deadline?.aborted) {
      throw new CmsError(`${address}: the requests together took too long`, { timedOut: 'series' });
    }
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new CmsError(`${address} did not answer within ${timeout / 1000} s`, {
        timedOut: 'request',
      });
    }
    const certificate = certificateError(error);
    if (certificate) throw new CmsError(`${address}: ${certificate}`);
    throw new CmsError(`${address}: connection failed or was dropped (${reasonOf(error)})`, {
      retryAfter: DEFAULT_DELAY,
    });
  }
}

/** The wait in ms that a `Retry-After` header, in seconds or as a date, asks for. */
export function retryDelay(value: string | null, now = Date.now()): number {
  if (value === null) return DEFAULT_DELAY;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? DEFAULT_DELAY : Math.min(Math.max(wait, 0), MAX_DELAY);
}

/** Errors of a certificate whose issuer is unknown to Node. */
const UNKNOWN_ISSUER = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
const CERTIFICATE = /CERT_|_CERT\b/;

/** A description of the problem with the server's certificate, and its solution. */
function certificateError(error: unknown): string | undefined {
  const code = (error as { cause?: NodeJS.ErrnoException }).cause?.code ?? '';
  if (UNKNOWN_ISSUER.has(code)) {
    return (
      `its certificate is not trusted (${code}). ` +
      'If it is self-signed, set NODE_EXTRA_CA_CERTS to the path of the certificate or of its issuer’s'
    );
  }
  return CERTIFICATE.test(code) ? `its certificate is not valid (${code})` : undefined;
}

// Not the message of the error itself: it can contain the whole URL with its secrets.
const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  const reason = cause?.code ?? cause?.message ?? 'unknown';
  return reason.replace(/\S+:\/\/\S+/g, publicUrl);
};

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnHost } from './own-host.ts';

export const WEBHOOK_PATH = '/hooks/cms';
const STATUS_PATH = `${WEBHOOK_PATH}/status`;

interface Webhook {
  /** Expected in the header `x-cms-secret` or as a bearer token. Unset: all requests are rejected. */
  secret: string | undefined;
  requestRebuild: () => void;
  /** The response to `GET /hooks/cms/status`. */
  status: () => unknown;
}

/**
 * Handles the endpoints for the CMS; returns false for any other path. The body of a webhook is ignored:
 * every rebuild reads the whole content from the CMS.
 */
export function createWebhook({ secret, requestRebuild, status }: Webhook) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path] = (request.url ?? '').split('?');
    if (path !== WEBHOOK_PATH && path !== STATUS_PATH) return false;

    const method = path === STATUS_PATH ? 'GET' : 'POST';
    if (request.method !== method) {
      reject(response, 405, `Use ${method}.`, { Allow: method });
    } else if (path === STATUS_PATH) {
      if (isOwnHost(request.headers.host)) send(response, 200, status());
      else reject(response, 421, 'Ask at the address of this server.');
    } else if (!secret) {
      reject(response, 503, 'Webhooks are disabled: set CMS_WEBHOOK_SECRET and restart the shop.');
    } else if (!isSecret(secretOf(request), secret)) {
      reject(response, 401, 'The header x-cms-secret does not match CMS_WEBHOOK_SECRET.');
    } else {
      request.resume();
      requestRebuild();
      send(response, 202, { accepted: true });
    }
    return true;
  };
}

function secretOf({ headers }: IncomingMessage): string {
  const own = headers['x-cms-secret'];
  return typeof own === 'string'
    ? own
    : (/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
}

/** Constant-time comparison. */
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    })
    .end(`${JSON.stringify(body)}\n`);
}

/** Sends an error and closes the connection without reading the rest of the request. */
function reject(response: ServerResponse, status: number, error: string, headers = {}): void {
  send(response, status, { error }, { Connection: 'close', ...headers });
}

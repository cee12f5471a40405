import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const WEBHOOK_PATH = '/hooks/cms';
const STATUS_PATH = `${WEBHOOK_PATH}/status`;

/** In bytes. The body, one entry, is ignored. */
export const MAX_BODY = 65_536;

interface Webhook {
  /** Expected in the header `x-cms-secret` or as a bearer token. Unset: all requests are rejected. */
  secret: string | undefined;
  requestRebuild: () => void;
  /** The response to `GET /hooks/cms/status`. */
  status: () => unknown;
}

/**
 * Handles the endpoints for the CMS; returns false for any other path. The payload of a webhook is
 * ignored: every rebuild reads the whole content from the CMS.
 */
export function createWebhook({ secret, requestRebuild, status }: Webhook) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path] = (request.url ?? '').split('?');
    if (path === STATUS_PATH) {
      if (request.method === 'GET') send(response, 200, status());
      else reject(response, 405, 'Use GET.', { Allow: 'GET' });
      return true;
    }
    if (path !== WEBHOOK_PATH) return false;

    if (request.method !== 'POST') {
      reject(response, 405, 'Use POST.', { Allow: 'POST' });
    } else if (secret === undefined || secret === '') {
      reject(response, 503, 'Webhooks are disabled: set CMS_WEBHOOK_SECRET and restart the shop.');
    } else if (!isSecret(secretOf(request), secret)) {
      reject(response, 401, 'The header x-cms-secret does not match CMS_WEBHOOK_SECRET.');
    } else {
      accept(request, response, requestRebuild);
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

/** Requests a rebuild once the whole body has been received, or rejects one that is too large. */
function accept(
  request: IncomingMessage,
  response: ServerResponse,
  requestRebuild: () => void,
): void {
  const tooLarge = () => reject(response, 413, `The body exceeds ${MAX_BODY} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) {
    tooLarge();
    return;
  }
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MAX_BODY || response.headersSent) return;
    request.pause();
    tooLarge();
  });
  request.on('end', () => {
    if (response.headersSent) return;
    requestRebuild();
    send(response, 202, { accepted: true });
  });
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(`${JSON.stringify(body)}\n`);
}

/** Sends an error and closes the connection without reading the rest of the request. */
function reject(response: ServerResponse, status: number, error: string, headers = {}): void {
  send(response, status, { error }, { Connection: 'close', ...headers });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const HOOK_PATH = '/hooks/cms';
const STATUS_PATH = `${HOOK_PATH}/status`;

/** Bytes. A webhook's body is one entry; nothing in it is read. */
export const MAX_BODY = 65_536;

interface Hooks {
  /** What the CMS must send, in the header `x-cms-secret` or as a bearer token; without one, no hook is taken. */
  secret: string | undefined;
  ring: () => void;
  /** What `GET /hooks/cms/status` answers. */
  status: () => unknown;
}

/**
 * Answers the addresses of the CMS's webhook; false for any other address. A hook is a doorbell:
 * whatever it says, the CMS is asked anew.
 */
export function createHooks({ secret, ring, status }: Hooks) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path] = (request.url ?? '').split('?');
    if (path === STATUS_PATH) {
      if (request.method === 'GET') answer(response, 200, status());
      else refuse(response, 405, 'Only GET.', { Allow: 'GET' });
      return true;
    }
    if (path !== HOOK_PATH) return false;

    if (request.method !== 'POST') {
      refuse(response, 405, 'Only POST.', { Allow: 'POST' });
    } else if (secret === undefined || secret === '') {
      refuse(response, 503, 'No hook is taken: set CMS_WEBHOOK_SECRET and start the shop again.');
    } else if (!isSecret(givenSecret(request), secret)) {
      refuse(response, 401, 'The header x-cms-secret does not hold the secret of this shop.');
    } else {
      listen(request, response, ring);
    }
    return true;
  };
}

function givenSecret({ headers }: IncomingMessage): string {
  const own = headers['x-cms-secret'];
  return typeof own === 'string'
    ? own
    : (/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
}

/** Takes as long for a near miss as for a far one. */
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** Rings when the whole body has come, unread; one that is too long is left where it is. */
function listen(request: IncomingMessage, response: ServerResponse, ring: () => void): void {
  const tooLong = () => refuse(response, 413, `A hook is at most ${MAX_BODY} bytes long.`);
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) {
    tooLong();
    return;
  }
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MAX_BODY || response.headersSent) return;
    request.pause();
    tooLong();
  });
  request.on('end', () => {
    if (response.headersSent) return;
    ring();
    answer(response, 202, { accepted: true });
  });
}

function answer(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(`${JSON.stringify(body)}\n`);
}

/** Says why, and ends the connection: what else comes on it is not read. */
function refuse(response: ServerResponse, status: number, error: string, headers = {}): void {
  answer(response, status, { error }, { Connection: 'close', ...headers });
}

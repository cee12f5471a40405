import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHooks, MAX_BODY } from '../../../scripts/server/hooks.ts';

const SECRET = 'a secret of this shop';
const rung = { times: 0 };
const ring = () => rung.times++;
const status = () => ({ state: 'idle' });

const withSecret = createHooks({ secret: SECRET, ring, status });
const withoutSecret = createHooks({ secret: undefined, ring, status });
const server = createServer((request, response) => {
  const hooks = request.headers['x-shop'] === 'without secret' ? withoutSecret : withSecret;
  if (!hooks(request, response)) response.end('the shop');
});

beforeAll(() => new Promise<void>((ready) => void server.listen(0, ready)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  rung.times = 0;
});

const port = () => (server.address() as AddressInfo).port;

interface Asked {
  path?: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

async function ask({ path = '/hooks/cms', method = 'POST', headers = {}, body = '' }: Asked) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ port: port(), path, method, headers }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

const authorized = { 'x-cms-secret': SECRET };

describe('a hook', () => {
  it.each([authorized, { authorization: `Bearer ${SECRET}` }])(
    'that brings the secret is taken: %o',
    async (headers) => {
      expect(await ask({ headers, body: '{"event":"entry.update"}' })).toMatchObject({
        status: 202,
      });
      expect(rung.times).toBe(1);
    },
  );

  it.each(['', '{', '\u0000\uFFFF', 'x'.repeat(MAX_BODY)])(
    'may say anything, up to 64 KB',
    async (body) => {
      expect(await ask({ headers: authorized, body })).toMatchObject({ status: 202 });
      expect(rung.times).toBe(1);
    },
  );

  it.each([
    {},
    { 'x-cms-secret': '' },
    { 'x-cms-secret': SECRET.slice(0, -1) },
    { 'x-cms-secret': `${SECRET} and more` },
    { authorization: SECRET },
    { authorization: `Basic ${SECRET}` },
    { authorization: 'Bearer ' },
  ])('without the secret is refused: %o', async (headers) => {
    const answer = await ask({ headers });
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain(SECRET);
    expect(rung.times).toBe(0);
  });

  it.each([undefined, '', 'undefined'])('is refused where no secret is set: %s', async (secret) => {
    const headers = {
      'x-shop': 'without secret',
      ...(secret !== undefined && { 'x-cms-secret': secret }),
    };
    const answer = await ask({ headers });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('CMS_WEBHOOK_SECRET');
    expect(rung.times).toBe(0);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('cannot come by %s', async (method) => {
    const { status, headers } = await ask({ method, headers: authorized });
    expect([status, headers.allow]).toEqual([405, 'POST']);
    expect(rung.times).toBe(0);
  });
});

/** Sends the start of a request and no more of it; the answer, up to the end of the connection. */
async function askInPart(lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(port());
  socket.write(
    [
      'POST /hooks/cms HTTP/1.1',
      'Host: localhost',
      `X-Cms-Secret: ${SECRET}`,
      ...lines,
      '',
      body,
    ].join('\r\n'),
  );
  const answer = await text(socket);
  socket.destroy();
  return answer;
}

describe('a body over 64 KB', () => {
  it('is refused by its length, before any of it comes', async () => {
    expect(await askInPart([`Content-Length: ${MAX_BODY + 1}`])).toMatch(/^HTTP\/1\.1 413 /);
    expect(rung.times).toBe(0);
  });

  it('is refused where it gets too long, and not read on', async () => {
    // Of a chunk that would be longer still, so that the end of it is never sent.
    const start = `${(MAX_BODY * 2).toString(16)}\r\n${'x'.repeat(MAX_BODY + 1)}`;
    expect(await askInPart(['Transfer-Encoding: chunked'], start)).toMatch(/^HTTP\/1\.1 413 /);
    expect(rung.times).toBe(0);
  });
});

it('a hook that is broken off rings nothing', async () => {
  const socket = connect(port());
  socket.end(
    `POST /hooks/cms HTTP/1.1\r\nHost: x\r\nX-Cms-Secret: ${SECRET}\r\nContent-Length: 9\r\n\r\n{`,
  );
  await text(socket);
  expect(rung.times).toBe(0);
});

describe('the status', () => {
  it('is told to all, never from a cache', async () => {
    const { status, headers, text } = await ask({ path: '/hooks/cms/status', method: 'GET' });
    expect([status, JSON.parse(text)]).toEqual([200, { state: 'idle' }]);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
  });

  it('can only be read', async () => {
    const { status, headers } = await ask({ path: '/hooks/cms/status' });
    expect([status, headers.allow]).toEqual([405, 'GET']);
  });
});

it.each(['/', '/hooks', '/hooks/cms/', '/hooks/cms/status/', '/en/hooks/cms'])(
  '%s is left to the shop',
  async (path) => {
    expect(await ask({ path, headers: authorized })).toMatchObject({ text: 'the shop' });
    expect(rung.times).toBe(0);
  },
);

import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenLocally } from '../../../scripts/server/local-server.ts';
import { createWebhook } from '../../../scripts/server/webhook.ts';
import { rawRequest, type RawRequest } from './raw-request';

const SECRET = 'a secret of this shop';
const rebuilds = { requested: 0 };
const requestRebuild = () => rebuilds.requested++;
const status = () => ({ state: 'idle' });

const withSecret = createWebhook({ secret: SECRET, requestRebuild, status });
const withoutSecret = createWebhook({ secret: undefined, requestRebuild, status });
const server = createServer((request, response) => {
  const webhook = request.headers['x-shop'] === 'without secret' ? withoutSecret : withSecret;
  if (!webhook(request, response)) response.end('the shop');
});

const { port, stop } = await listenLocally(server);
afterAll(stop);
beforeEach(() => {
  rebuilds.requested = 0;
});

const send = ({ path = '/hooks/cms', ...sent }: RawRequest & { path?: string }) =>
  rawRequest(path, { port, method: 'POST', ...sent });

const authorized = { 'x-cms-secret': SECRET };

describe('a webhook', () => {
  it.each([authorized, { authorization: `Bearer ${SECRET}` }])(
    'with the secret is accepted: %o',
    async (headers) => {
      expect(await send({ headers, body: '{"event":"entry.update"}' })).toMatchObject({
        status: 202,
      });
      expect(rebuilds.requested).toBe(1);
    },
  );

  it('may have any body', async () => {
    const body = 'x'.repeat(1_000_000);
    expect(await send({ headers: authorized, body })).toMatchObject({ status: 202 });
    expect(rebuilds.requested).toBe(1);
  });

  it.each([
    {},
    { 'x-cms-secret': '' },
    { 'x-cms-secret': SECRET.slice(0, -1) },
    { 'x-cms-secret': `${SECRET} and more` },
    { authorization: SECRET },
    { authorization: `Basic ${SECRET}` },
    { authorization: 'Bearer ' },
  ])('without the secret is rejected: %o', async (headers) => {
    const answer = await send({ headers });
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain(SECRET);
    expect(rebuilds.requested).toBe(0);
  });

  it.each([undefined, '', 'undefined'])('is rejected if no secret is set: %s', async (secret) => {
    const headers = {
      'x-shop': 'without secret',
      ...(secret !== undefined && { 'x-cms-secret': secret }),
    };
    const answer = await send({ headers });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('CMS_WEBHOOK_SECRET');
    expect(rebuilds.requested).toBe(0);
  });

  it('can only be posted', async () => {
    const { status, headers } = await send({ method: 'GET', headers: authorized });
    expect([status, headers.allow]).toEqual([405, 'POST']);
    expect(rebuilds.requested).toBe(0);
  });
});

describe('the status', () => {
  it('is public and not cached', async () => {
    const { status, headers, text } = await send({ path: '/hooks/cms/status', method: 'GET' });
    expect([status, JSON.parse(text)]).toEqual([200, { state: 'idle' }]);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
  });

  it('is read-only', async () => {
    const { status, headers } = await send({ path: '/hooks/cms/status' });
    expect([status, headers.allow]).toEqual([405, 'GET']);
  });
});

it.each<[host: string, status: number, siteUrl?: string]>([
  ['localhost', 200],
  ['localhost:4321', 200],
  ['127.0.0.1:4321', 200],
  ['192.168.1.7', 200],
  ['[::1]:4321', 200],
  ['shop.example', 200],
  ['overtone.example', 421],
  ['overtone.example', 200, ''],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
])('the status answers the host "%s" with %i', async (host, expected, siteUrl) => {
  vi.stubEnv('SITE_URL', siteUrl ?? 'https://shop.example');
  const { status, headers } = await send({
    path: '/hooks/cms/status',
    method: 'GET',
    headers: { host },
  });
  expect(status).toBe(expected);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it.each(['/', '/hooks', '/hooks/cms/', '/hooks/cms/status/', '/en/hooks/cms'])(
  'leaves %s to the shop',
  async (path) => {
    expect(await send({ path, headers: authorized })).toMatchObject({ text: 'the shop' });
    expect(rebuilds.requested).toBe(0);
  },
);

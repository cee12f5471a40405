import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CmsError } from '~/content/cms/cms-error';
import { DEFAULT_DELAY, fetchBody, MAX_DELAY, retryDelay } from '~/content/cms/fetch-body';
import { startFakeStrapi, type FakeStrapi, type Fault } from '../../cms/fake/strapi';
import { temporaryFolder } from '../temporary-folder';

let cms: FakeStrapi;
beforeEach(async () => {
  cms = await startFakeStrapi();
  cms.files.set('/file', Buffer.from('0123456789'));
});
afterEach(() => cms.stop());

const get = ({ maxBytes = 1000, timeout = 4000 } = {}) =>
  fetchBody(new URL('/file', cms.url), { timeout, maxBytes });
const failFirst = (fault: Fault) => {
  cms.onRequest = ({ before }) => (before === 0 ? fault : undefined);
};

describe('a request', () => {
  it.each<[string, Fault]>([
    ['a dropped connection', 'drop'],
    ['an incomplete body', 'cut'],
    ['429', { status: 429, headers: { 'retry-after': '0' } }],
    ['500', { status: 500 }],
  ])('is retried after %s', async (_, fault) => {
    failFirst(fault);
    expect((await get()).toString()).toBe('0123456789');
    expect(cms.requests).toHaveLength(2);
  });

  it('is retried only once', async () => {
    cms.onRequest = () => ({ status: 503, headers: { 'retry-after': '0' } });
    await expect(get()).rejects.toThrow(CmsError);
    expect(cms.requests).toHaveLength(2);
  });

  it('is not retried after a refusal', async () => {
    failFirst({ status: 404 });
    await expect(get()).rejects.toThrow('/file answered 404');
    expect(cms.requests).toHaveLength(1);
  });

  it('is retried when Retry-After has passed', async () => {
    failFirst({ status: 503, headers: { 'retry-after': '1' } });
    const start = performance.now();
    await get();
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  it('times out without a retry', async () => {
    failFirst('freeze');
    await expect(get({ timeout: 300 })).rejects.toThrow('/file did not answer within 0.3 s');
    expect(cms.requests).toHaveLength(1);
  });

  it('fails if the body is too large', async () => {
    await expect(get({ maxBytes: 9 })).rejects.toThrow('larger than 9 bytes');
    await expect(get({ maxBytes: 10 })).resolves.toHaveLength(10);
  });

  it('reports a refused connection', async () => {
    await cms.stop();
    await expect(get()).rejects.toThrow(/connection failed.*ECONNREFUSED/);
  });

  it('fails at once for a URL with a password, and does not log the password', async () => {
    const address = new URL('/file?token=secret#secret', cms.url.replace('//', '//editor:secret@'));
    await expect(fetchBody(address, { timeout: 4000, maxBytes: 1 })).rejects.toThrow(
      `${cms.url}/file: user name and password in an address are not supported`,
    );
    expect(cms.requests).toEqual([]);
  });

  it.each(['http://editor:secret@127.0.0.1:9/?token=secret', 'ftp://secret.example/?secret'])(
    'does not report the target of a redirect to %s',
    async (location) => {
      cms.onRequest = () => ({ status: 302, headers: { location } });
      const error: unknown = await get().catch((error: unknown) => error);
      expect(error).toBeInstanceOf(CmsError);
      expect(String(error)).toContain(`${cms.url}/file`);
      expect(String(error)).not.toContain('secret');
    },
  );
});

describe('a series of requests', () => {
  const get = (deadline = AbortSignal.timeout(200)) =>
    fetchBody(new URL('/file', cms.url), { timeout: 4000, maxBytes: 1000, deadline });

  it.each<[string, Fault]>([
    ['during a request', 'freeze'],
    ['before a retry', { status: 503, headers: { 'retry-after': '9' } }],
  ])('ends at its deadline, %s', async (_, fault) => {
    cms.onRequest = () => fault;
    const start = performance.now();
    await expect(get()).rejects.toThrow('/file: the requests together took too long');
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('makes no request after its deadline', async () => {
    const deadline = AbortSignal.abort();
    await expect(get(deadline)).rejects.toThrow(CmsError);
    expect(cms.requests).toEqual([]);
  });
});

it('does not trust a self-signed certificate, and suggests a fix', async () => {
  const secure = await startFakeStrapi([], await getCertificate(await temporaryFolder()));
  onTestFinished(() => secure.stop());
  const url = new URL('/file?token=secret', secure.url);
  const error: unknown = await fetchBody(url, { timeout: 4000, maxBytes: 1000 }).catch(
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(CmsError);
  const { message, details } = error as CmsError;
  expect(message).toMatch(
    /\/file: its certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. .*NODE_EXTRA_CA_CERTS/,
  );
  expect(message).not.toContain('secret');
  expect(details.retryAfter).toBeUndefined();
});

const now = Date.parse('2026-11-21T10:00:00Z');

it.each([
  [null, DEFAULT_DELAY],
  ['soon', DEFAULT_DELAY],
  ['0', 0],
  ['3', 3000],
  ['3600', MAX_DELAY],
  ['Sat, 21 Nov 2026 10:00:04 GMT', 4000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['Sat, 21 Nov 2026 11:00:00 GMT', MAX_DELAY],
])('the delay before a retry is, for Retry-After: %s, %i ms', (value, delay) => {
  expect(retryDelay(value, now)).toBe(delay);
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CmsError } from '~/content/cms/cms-error';
import { LONGEST_PAUSE, PAUSE, pauseAskedFor, read } from '~/content/cms/request';
import { startFakeStrapi, type FakeStrapi, type Fault } from '../../cms/fake/strapi';

let cms: FakeStrapi;
beforeEach(async () => {
  cms = await startFakeStrapi();
  cms.files.set('/file', Buffer.from('0123456789'));
});
afterEach(() => cms.stop());

const get = ({ maxBytes = 1000, timeout = 4000 } = {}) =>
  read(new URL('/file', cms.url), { timeout, maxBytes });
const failFirst = (fault: Fault) => {
  cms.onRequest = ({ before }) => (before === 0 ? fault : undefined);
};

describe('a request', () => {
  it.each<[string, Fault]>([
    ['a dropped connection', 'drop'],
    ['a body that was cut off', 'cut'],
    ['429', { status: 429, headers: { 'retry-after': '0' } }],
    ['500', { status: 500 }],
    ['503', { status: 503, headers: { 'retry-after': '0' } }],
  ])('is made once more after %s', async (_, fault) => {
    failFirst(fault);
    expect((await get()).toString()).toBe('0123456789');
    expect(cms.requests).toHaveLength(2);
  });

  it.each<[string, Fault]>([
    ['a dropped connection', 'drop'],
    ['503', { status: 503, headers: { 'retry-after': '0' } }],
  ])('is not made a third time after %s', async (_, fault) => {
    cms.onRequest = () => fault;
    await expect(get()).rejects.toThrow(CmsError);
    expect(cms.requests).toHaveLength(2);
  });

  it.each([400, 401, 403, 404])('is not made again after %i', async (status) => {
    failFirst({ status });
    await expect(get()).rejects.toThrow(`/file answered ${status}`);
    expect(cms.requests).toHaveLength(1);
  });

  it('waits as long as the server asks', async () => {
    failFirst({ status: 503, headers: { 'retry-after': '1' } });
    const start = performance.now();
    await get();
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  it('gives up when its time is over, and is not made again', async () => {
    failFirst('freeze');
    await expect(get({ timeout: 300 })).rejects.toThrow('/file did not answer within 0.3 s');
    expect(cms.requests).toHaveLength(1);
  });

  it('refuses a body that is too large', async () => {
    await expect(get({ maxBytes: 9 })).rejects.toThrow('larger than 9 bytes');
    await expect(get({ maxBytes: 10 })).resolves.toHaveLength(10);
  });

  it('says that nobody listens, without the password of the address', async () => {
    await cms.stop();
    await expect(get()).rejects.toThrow(/no connection.*ECONNREFUSED/);
    const address = new URL(cms.url.replace('//', '//editor:secret@'));
    const error: unknown = await read(address, { timeout: 4000, maxBytes: 1 }).catch(
      (e: unknown) => e,
    );
    expect(String(error)).toContain('CmsError');
    expect(String(error)).not.toContain('secret');
  });
});

describe('the pause before another try', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  it.each([
    [null, PAUSE],
    ['soon', PAUSE],
    ['0', 0],
    ['3', 3000],
    ['3600', LONGEST_PAUSE],
    ['Sat, 21 Nov 2026 10:00:04 GMT', 4000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['Sat, 21 Nov 2026 11:00:00 GMT', LONGEST_PAUSE],
  ])('is, for Retry-After %s, %i ms', (value, pause) => {
    expect(pauseAskedFor(value, now)).toBe(pause);
  });
});

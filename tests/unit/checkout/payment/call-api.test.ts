import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '~/features/checkout/payment/call-api';

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error as { refusal: { reason: string } }).refusal.reason,
  );
const stubFetch = (answer: (init: RequestInit) => Promise<Response>) => {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(init));
};

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call of the shop', () => {
  it('results in status and body, also of a refusal', async () => {
    stubFetch(() => Promise.resolve(Response.json({ error: 'declined' }, { status: 402 })));
    expect(await callApi('/x')).toEqual({ status: 402, body: { error: 'declined' } });
  });

  it('bypasses caches', async () => {
    stubFetch(({ cache }) => Promise.resolve(Response.json({ cache })));
    expect(await callApi('/x')).toEqual({ status: 200, body: { cache: 'no-store' } });
  });

  it.each([
    ['unavailable', true],
    ['offline', false],
  ])('that fails is %s when onLine is %s', async (reason, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    stubFetch(() => Promise.reject(new TypeError('failed')));
    expect(await reasonOf(callApi('/x'))).toBe(reason);
  });

  it.each(['<h1>Proxy</h1>', ''])('is unavailable if the answer is %j', async (body) => {
    stubFetch(() => Promise.resolve(new Response(body)));
    expect(await reasonOf(callApi('/x'))).toBe('unavailable');
  });

  it('is given up after 20 s', async () => {
    vi.useFakeTimers();
    stubFetch(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'));
          });
        }),
    );
    const done = vi.fn();
    const reason = reasonOf(callApi('/x')).then((value) => {
      done(value);
    });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await reason;
    expect(done).toHaveBeenCalledWith('slow');
  });
});

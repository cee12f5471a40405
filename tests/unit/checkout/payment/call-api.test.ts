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
  it('results in status and body, also of a refusal, and bypasses caches', async () => {
    stubFetch(({ cache }) => Promise.resolve(Response.json({ cache }, { status: 402 })));
    expect(await callApi('/x')).toEqual({ status: 402, body: { cache: 'no-store' } });
  });

  it('is not sent without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    stubFetch(() => Promise.resolve(Response.json({})));
    expect(await reasonOf(callApi('/x'))).toBe('offline');
  });

  it('is unavailable if it fails', async () => {
    stubFetch(() => Promise.reject(new TypeError('failed')));
    expect(await reasonOf(callApi('/x'))).toBe('unavailable');
  });

  it('is unavailable if the answer is not JSON', async () => {
    stubFetch(() => Promise.resolve(new Response('<h1>Proxy</h1>')));
    expect(await reasonOf(callApi('/x'))).toBe('unavailable');
  });

  it('is slow after 20 s', async () => {
    vi.useFakeTimers();
    stubFetch(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'));
          });
        }),
    );
    const reason = reasonOf(callApi('/x'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await reason).toBe('slow');
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson, request } from '~/lib/fetch-json';

const stubFetch = (answer: (init: RequestInit) => Promise<Response>) => {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(init));
};
const stalled = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a request resolves to any status and body', async () => {
  stubFetch(() => Promise.resolve(Response.json({ error: 'declined' }, { status: 402 })));
  expect(await request('/x')).toEqual({ status: 402, body: { error: 'declined' } });
  stubFetch(() => Promise.resolve(new Response('<h1>Proxy</h1>')));
  expect(await request('/x')).toEqual({ status: 200, body: undefined });
});

it.each([
  ['a request after its time', 1000, () => request('/x', { timeout: 1000 })],
  ['JSON after 20 s', 20_000, () => fetchJson('/x')],
])('gives up %s, with an error that says so', async (_, ms, call) => {
  vi.useFakeTimers();
  stubFetch(stalled);
  const error = call().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(ms);
  expect(await error).toMatchObject({ name: 'TimeoutError', message: `no answer in ${ms} ms` });
});

it('a request without a limit waits, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  stubFetch(() => Promise.resolve(Response.json(1)));
  await request('/x');
  await request('/x', { timeout: 1000 });
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['another status', () => Response.json({}, { status: 404 }), '/x.json: 404'],
  ['a page instead of JSON', () => new Response('<h1>'), '/x.json: not JSON'],
])('fetching JSON fails with %s, and says which file', async (_, answer, message) => {
  stubFetch(() => Promise.resolve(answer()));
  await expect(fetchJson('/x.json')).rejects.toThrow(message);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryWrite } from '../../../scripts/cms/src/retry-write';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const busy = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });

/** Returns a write that fails for a number of ms. */
function failsFor(ms: number) {
  const end = Date.now() + ms;
  return vi.fn(() => (Date.now() < end ? Promise.reject(busy) : Promise.resolve('written')));
}

async function outcomeOf(write: () => Promise<string>) {
  const outcome = retryWrite(write).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

it('repeats a write while there is time, with growing pauses', async () => {
  const write = failsFor(4000);
  expect(await outcomeOf(write)).toBe('written');
  expect(write.mock.calls.length).toBeGreaterThan(5);
  expect(write.mock.calls.length).toBeLessThan(30);
});

it('gives up before the shop’s function does', async () => {
  const start = Date.now();
  expect(await outcomeOf(failsFor(60_000))).toBe(busy);
  expect(Date.now() - start).toBeLessThan(6000);
});

it('retries refusals for less than a second: a concurrent write may have caused them', async () => {
  const refusal = Object.assign(new Error('no'), { details: {} });
  const write = vi.fn(() => Promise.reject<string>(refusal));
  const start = Date.now();
  expect(await outcomeOf(write)).toBe(refusal);
  expect(write).toHaveBeenCalledTimes(5);
  expect(Date.now() - start).toBeLessThan(1000);
});

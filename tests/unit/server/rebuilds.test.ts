import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRebuilds } from '../../../scripts/server/rebuilds.ts';

const WAIT = 300;
const WAIT_IN_SERIES = 500;
const MAX_WAIT = 10_000;
const DEBOUNCE = { wait: WAIT, waitInSeries: WAIT_IN_SERIES, maxWait: MAX_WAIT };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, 'error').mockReturnValue(undefined); // of failing builds
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface BuildPlan {
  /** ms */
  takes: number;
  fails: boolean;
}

/** Requests rebuilds at these times, in ms; the plans apply to the builds in turn. Waits for all. */
async function play(requests: readonly number[], plans: readonly [BuildPlan, ...BuildPlan[]]) {
  const builds: { start: number; end: number }[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const rebuilds = createRebuilds(async () => {
    const { takes, fails } = plans[builds.length % plans.length] ?? plans[0];
    builds.push({ start: Date.now(), end: Date.now() + takes });
    mostAtOnce = Math.max(mostAtOnce, ++running);
    await new Promise((done) => setTimeout(done, takes));
    running--;
    if (fails) throw new Error('no good');
  }, DEBOUNCE);
  for (const at of requests) setTimeout(rebuilds.requestRebuild, at);
  await vi.runAllTimersAsync();
  return { builds, mostAtOnce, progress: rebuilds.progress() };
}

const slow = { takes: 6000, fails: false };
const starts = ({ builds }: Awaited<ReturnType<typeof play>>) => builds.map(({ start }) => start);

describe('requests', () => {
  it('for one edit share a build', async () => {
    expect(starts(await play([0, 20, 299], [slow]))).toEqual([299 + WAIT]);
  });

  it('in an endless series do not delay a build for ever', async () => {
    const requests = Array.from({ length: 200 }, (_, index) => index * 100);
    expect(starts(await play(requests, [slow]))).toEqual([MAX_WAIT, 2 * MAX_WAIT + 100]);
  });

  it.each([-3_600_000, 86_400_000])(
    'are not affected when the clock is changed by %i ms',
    async (change) => {
      const times: number[] = [];
      const rebuilds = createRebuilds(async () => {
        times.push(performance.now());
        await new Promise((done) => setTimeout(done, 1000));
      }, DEBOUNCE);
      const began = performance.now();
      rebuilds.requestRebuild();
      await vi.advanceTimersByTimeAsync(100);
      vi.setSystemTime(Date.now() + change); // while debouncing
      await vi.advanceTimersByTimeAsync(300);
      rebuilds.requestRebuild();
      vi.setSystemTime(Date.now() + change); // while building
      await vi.runAllTimersAsync();
      expect(times.map((time) => time - began)).toEqual([300, 1300]);
    },
  );

  it('that are far apart have a build each', async () => {
    expect(starts(await play([0, 10_000], [slow]))).toEqual([300, 10_300]);
  });

  it('during a build lead to one more build after it', async () => {
    expect(starts(await play([0, 1000, 2000, 3000], [slow]))).toEqual([300, 6300]);
  });

  it('in a series, with pauses that are longer than after a single edit, share the second build', async () => {
    const requests = [0, 1000, 1900, 2300, 2700, 3100];
    expect(starts(await play(requests, [{ takes: 2000, fails: false }]))).toEqual([
      WAIT,
      3100 + WAIT_IN_SERIES,
    ]);
  });

  it('during a build that fails lead to one more build as well', async () => {
    expect(starts(await play([0, 1000], [{ takes: 2000, fails: true }]))).toEqual([300, 2300]);
  });

  it.each([1, 1000, 3000, 6000])(
    'lead to at most two builds if 500 come in 5 s and a build takes %i ms',
    async (takes) => {
      const requests = Array.from({ length: 500 }, (_, index) => index * 10);
      const afterABuild = [0, ...requests.map((at) => at + WAIT + 1)];
      for (const all of [requests, afterABuild]) {
        vi.setSystemTime(0);
        const builds = starts(await play(all, [{ takes, fails: false }]));
        expect(builds.length).toBeLessThanOrEqual(2);
        expect(builds.at(-1)).toBeGreaterThanOrEqual(Math.max(...all));
      }
    },
  );
});

it('reports its progress', async () => {
  let end: () => void = () => undefined;
  const rebuilds = createRebuilds(() => new Promise<void>((done) => (end = done)), DEBOUNCE);
  expect(rebuilds.progress()).toBe('idle');
  rebuilds.requestRebuild();
  expect(rebuilds.progress()).toBe('queued');
  vi.advanceTimersByTime(WAIT);
  expect(rebuilds.progress()).toBe('building');
  rebuilds.requestRebuild();
  expect(rebuilds.progress()).toBe('queued');
  end();
  await vi.advanceTimersByTimeAsync(WAIT_IN_SERIES);
  expect(rebuilds.progress()).toBe('building');
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(rebuilds.progress()).toBe('idle');
});

it('builds one at a time, after the last request, and no more often than necessary', async () => {
  const plan = fc.record({ takes: fc.integer({ min: 1, max: 8000 }), fails: fc.boolean() });
  const requests = fc.array(fc.nat(20_000), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(requests, fc.tuple(plan, plan, plan), async (requests, plans) => {
      vi.setSystemTime(0);
      const { builds, mostAtOnce, progress } = await play(requests, plans);
      const [first, last] = [Math.min(...requests), Math.max(...requests)];
      const quickest = Math.min(...plans.map(({ takes }) => takes));

      expect(progress).toBe('idle');
      expect(mostAtOnce).toBe(1);
      expect(builds.at(-1)?.start).toBeGreaterThanOrEqual(last);
      expect(builds.length).toBeLessThanOrEqual(requests.length);
      expect(builds.length).toBeLessThanOrEqual(2 + Math.ceil((last - first) / quickest));
      // No request waits longer than the debounce limit and the build in progress.
      for (const request of requests) {
        const busyUntil =
          builds.find(({ start, end }) => start <= request && request <= end)?.end ?? 0;
        const next = builds.find(({ start }) => start >= request)?.start;
        expect(next).toBeLessThanOrEqual(Math.max(request + MAX_WAIT, busyUntil));
      }
    }),
    { numRuns: 300 },
  );
});

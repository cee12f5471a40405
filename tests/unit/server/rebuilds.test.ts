import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRebuilds } from '../../../scripts/server/rebuilds.ts';

const QUIET = 300;
const MOST = 10_000;
const GATHERING = { quiet: QUIET, most: MOST };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, 'error').mockReturnValue(undefined); // builds that fail
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

/** Rings at these times, in ms, with builds that go by these plans, again and again; waits for all. */
async function play(rings: readonly number[], plans: readonly [BuildPlan, ...BuildPlan[]]) {
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
  }, GATHERING);
  for (const at of rings) setTimeout(rebuilds.ring, at);
  await vi.runAllTimersAsync();
  return { builds, mostAtOnce, progress: rebuilds.progress() };
}

const slow = { takes: 6000, fails: false };
const starts = ({ builds }: Awaited<ReturnType<typeof play>>) => builds.map(({ start }) => start);

describe('hooks', () => {
  it('of one edit share a build', async () => {
    expect(starts(await play([0, 20, 299], [slow]))).toEqual([299 + QUIET]);
  });

  it('that never cease are not waited for', async () => {
    const rings = Array.from({ length: 200 }, (_, index) => index * 100);
    expect(starts(await play(rings, [slow]))).toEqual([MOST, 2 * MOST + 100]);
  });

  it('that come apart have a build each', async () => {
    expect(starts(await play([0, 10_000], [slow]))).toEqual([300, 10_300]);
  });

  it('during a build lead to one more, when it ends', async () => {
    expect(starts(await play([0, 1000, 2000, 3000], [slow]))).toEqual([300, 6300]);
  });

  it('lead to one more after a build that failed, too', async () => {
    expect(starts(await play([0, 1000], [{ takes: 2000, fails: true }]))).toEqual([300, 2300]);
  });

  it.each([1, 1000, 3000, 6000])('may be 500 in 5 seconds, with builds of %i ms', async (takes) => {
    const rings = Array.from({ length: 500 }, (_, index) => index * 10);
    const afterABuild = [0, ...rings.map((at) => at + QUIET + 1)];
    for (const all of [rings, afterABuild]) {
      vi.setSystemTime(0);
      const builds = starts(await play(all, [{ takes, fails: false }]));
      expect(builds.length).toBeLessThanOrEqual(2);
      expect(builds.at(-1)).toBeGreaterThanOrEqual(Math.max(...all));
    }
  });
});

it('says how far it is', async () => {
  let end: () => void = () => undefined;
  const rebuilds = createRebuilds(() => new Promise<void>((done) => (end = done)), GATHERING);
  expect(rebuilds.progress()).toBe('idle');
  rebuilds.ring();
  expect(rebuilds.progress()).toBe('queued');
  vi.advanceTimersByTime(QUIET);
  expect(rebuilds.progress()).toBe('building');
  rebuilds.ring();
  expect(rebuilds.progress()).toBe('queued');
  end();
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(rebuilds.progress()).toBe('building');
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(rebuilds.progress()).toBe('idle');
});

it('builds one at a time, after the last hook, and no oftener than hooks and time ask for', async () => {
  const plan = fc.record({ takes: fc.integer({ min: 1, max: 8000 }), fails: fc.boolean() });
  const rings = fc.array(fc.nat(20_000), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(rings, fc.tuple(plan, plan, plan), async (rings, plans) => {
      vi.setSystemTime(0);
      const { builds, mostAtOnce, progress } = await play(rings, plans);
      const [first, last] = [Math.min(...rings), Math.max(...rings)];
      const quickest = Math.min(...plans.map(({ takes }) => takes));

      expect(progress).toBe('idle');
      expect(mostAtOnce).toBe(1);
      expect(builds.at(-1)?.start).toBeGreaterThanOrEqual(last);
      expect(builds.length).toBeLessThanOrEqual(rings.length);
      expect(builds.length).toBeLessThanOrEqual(2 + Math.ceil((last - first) / quickest));
      // No hook waits longer than they are gathered, or than the build that was under way.
      for (const ring of rings) {
        const busyUntil = builds.find(({ start, end }) => start <= ring && ring <= end)?.end ?? 0;
        const next = builds.find(({ start }) => start >= ring)?.start;
        expect(next).toBeLessThanOrEqual(Math.max(ring + MOST, busyUntil));
      }
    }),
    { numRuns: 300 },
  );
});

import fc from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRebuilds } from '../../../scripts/server/rebuilds.ts';

/** In ms. */
const DEBOUNCE = { wait: 20, maxWait: 100 };
const BUILD = 60;

/** Requests rebuilds after these pauses in ms, and waits for all builds. */
async function play(pauses: readonly number[]) {
  const builds: { start: number; end: number }[] = [];
  const { requestRebuild, progress } = createRebuilds(async () => {
    const build = { start: performance.now(), end: Infinity };
    builds.push(build);
    await pause(BUILD);
    build.end = performance.now();
    return 'complete';
  }, DEBOUNCE);
  const requests: number[] = [];
  for (const ms of pauses) {
    await pause(ms);
    requests.push(performance.now());
    requestRebuild();
  }
  await expect.poll(progress, { interval: 5 }).toBe('idle');
  return { builds, requests };
}

describe('requests', () => {
  it('for one edit share a build', async () => {
    expect((await play([0, 1, 1])).builds).toHaveLength(1);
  });

  it('during a build share one more, of which the progress tells', async () => {
    let builds = 0;
    let finish = () => {};
    const { requestRebuild, progress } = createRebuilds(() => {
      builds += 1;
      return new Promise((resolve) => (finish = () => resolve('complete')));
    }, DEBOUNCE);
    expect(progress()).toBe('idle');
    requestRebuild();
    expect(progress()).toBe('queued');
    await expect.poll(progress, { interval: 5 }).toBe('building');
    requestRebuild();
    expect(progress()).toBe('queued');
    await pause(DEBOUNCE.wait + 5);
    requestRebuild();
    finish();
    await expect.poll(progress, { interval: 5 }).toBe('building');
    finish();
    await expect.poll(progress, { interval: 5 }).toBe('idle');
    expect(builds).toBe(2);
  });

  it('in an endless series do not delay a build for ever', async () => {
    const { builds, requests } = await play(Array.from({ length: 30 }, () => 8));
    expect(builds[0]?.start).toBeLessThan(requests.at(-1) ?? 0);
  });

  it('are always followed by a build that starts later; builds never overlap', async () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(pauses, async (pauses) => {
        const { builds, requests } = await play(pauses);
        expect(builds.at(-1)?.start).toBeGreaterThan(requests.at(-1) ?? 0);
        for (const [index, { start }] of builds.entries()) {
          expect(start).toBeGreaterThanOrEqual(builds[index - 1]?.end ?? 0);
        }
      }),
      { numRuns: 5 },
    );
  });
});

it.each([
  ['failed', [30, 60, 60]],
  ['incomplete', [20, 50, 80]],
] as const)('retries a %s build, ever later, until one is complete', async (outcome, delays) => {
  const starts: number[] = [];
  const { requestRebuild } = createRebuilds(
    () => Promise.resolve(starts.push(performance.now()) > 3 ? 'complete' : outcome),
    { wait: 0, maxWait: 0 },
    { failed: [30, 60], incomplete: [20, 50, 80] },
  );
  requestRebuild();
  await expect.poll(() => starts, { interval: 5 }).toHaveLength(4);
  await pause(100);
  expect(starts).toHaveLength(4);
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  for (const [index, delay] of delays.entries()) {
    expect(gaps[index]).toBeGreaterThanOrEqual(delay - 2);
  }
});

it('builds at once, and not twice, when a request comes before the retry', async () => {
  let builds = 0;
  const { requestRebuild } = createRebuilds(
    () => Promise.resolve(++builds > 1 ? 'complete' : 'failed'),
    { wait: 0, maxWait: 0 },
    { failed: [80], incomplete: [80] },
  );
  requestRebuild();
  await expect.poll(() => builds, { interval: 5 }).toBe(1);
  requestRebuild();
  await pause(120);
  expect(builds).toBe(2);
});

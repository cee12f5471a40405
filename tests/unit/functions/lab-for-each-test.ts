import { afterEach, beforeEach, vi } from 'vitest';
import { startLab, type Lab } from './lab';

/**
 * Creates a lab for each test of a file, and captures its log.
 * @param now the time of the tests, if it matters
 */
export function labForEachTest(now?: string) {
  const each = { lab: undefined as unknown as Lab, log: [] as unknown[] };
  beforeEach(async () => {
    each.log = [];
    if (now) vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    for (const level of ['error', 'warn', 'log', 'info'] as const) {
      vi.spyOn(console, level).mockImplementation((...parts) => void each.log.push(...parts));
    }
    each.lab = await startLab();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await each.lab.stop();
  });
  return each;
}

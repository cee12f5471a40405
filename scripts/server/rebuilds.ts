import { setTimeout as pause } from 'node:timers/promises';

/** `queued`: a request waits, perhaps for the build that is running. */
export type Progress = 'idle' | 'building' | 'queued';

/** In ms. A build starts when no request has come in for `wait`, or the first one has waited `maxWait`. */
const DEBOUNCE = { wait: 100, maxWait: 10_000 };

/** `incomplete`: the build is live, but pictures are missing that a later one may have. */
export type Outcome = 'complete' | 'incomplete' | 'failed';

/**
 * Delays in ms before a build is retried; the last one repeats until a build is complete. An incomplete
 * one goes live and reloads open pages: if it stays incomplete, it is retried less often.
 */
const RETRIES = {
  failed: [10_000, 60_000, 300_000],
  incomplete: [10_000, 60_000, 300_000, 3_600_000],
};

/**
 * Runs requested builds one at a time. One edit in the CMS sends several webhooks, and an import a series of
 * them: requests close together share a build. However many come in during a build, which may have read the
 * CMS before the edit, one more build follows it. A build that is not complete is retried: the CMS may have
 * stopped while it was read, and sends no further webhook for the same edit.
 *
 * @param build handles its own errors
 */
export function createRebuilds(
  build: () => Promise<Outcome>,
  { wait, maxWait } = DEBOUNCE,
  retries: Readonly<Record<'failed' | 'incomplete', readonly number[]>> = RETRIES,
) {
  let requested = false;
  let running = false;
  /** Times of the first and the last request since the last build has started. */
  let [first, last] = [0, 0];
  let outcome: Outcome = 'complete';
  /** Consecutive builds with this outcome. */
  let count = 0;
  let retry: NodeJS.Timeout | undefined;

  function scheduleRetry(delays: readonly number[]): void {
    const delay = delays[Math.min(count, delays.length) - 1];
    // The server stays up while it listens, not because of this timer.
    retry = setTimeout(requestRebuild, delay).unref();
  }

  async function run(): Promise<void> {
    running = true;
    while (requested) {
      const left = Math.min(last + wait, first + maxWait) - performance.now();
      if (left > 0) {
        await pause(left);
        continue;
      }
      requested = false;
      const before = outcome;
      outcome = await build();
      count = outcome === before ? count + 1 : 1;
    }
    running = false;
    if (outcome !== 'complete') scheduleRetry(retries[outcome]);
  }

  function requestRebuild(): void {
    clearTimeout(retry);
    last = performance.now();
    if (!requested) first = last;
    requested = true;
    if (!running) void run();
  }

  return {
    /** The content has changed: makes sure that a build starts after this call. */
    requestRebuild,
    progress: (): Progress => {
      if (requested) return 'queued';
      return running ? 'building' : 'idle';
    },
  };
}

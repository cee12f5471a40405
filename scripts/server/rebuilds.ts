import { setTimeout as pause } from 'node:timers/promises';

/** `queued`: a request waits, perhaps for the build that is running. */
export type Progress = 'idle' | 'building' | 'queued';

/** In ms. A build starts when no request has come in for `wait`, or the first one has waited `maxWait`. */
const DEBOUNCE = { wait: 100, maxWait: 10_000 };

/**
 * Runs requested builds one at a time. One edit in the CMS sends several webhooks, and an import a series of
 * them: requests close together share a build. However many come in during a build, which may have read the
 * CMS before the edit, one more build follows it.
 *
 * @param build handles its own errors
 */
export function createRebuilds(build: () => Promise<void>, { wait, maxWait } = DEBOUNCE) {
  let requested = false;
  let running = false;
  /** Times of the first and the last request since the last build has started. */
  let [first, last] = [0, 0];

  async function run(): Promise<void> {
    running = true;
    while (requested) {
      const left = Math.min(last + wait, first + maxWait) - performance.now();
      if (left > 0) {
        await pause(left);
        continue;
      }
      requested = false;
      await build();
    }
    running = false;
  }

  return {
    /** The content has changed: makes sure that a build starts after this call. */
    requestRebuild: (): void => {
      last = performance.now();
      if (!requested) first = last;
      requested = true;
      if (!running) void run();
    },
    progress: (): Progress => {
      if (requested) return 'queued';
      return running ? 'building' : 'idle';
    },
  };
}

/** What the shop's builds are at, between a hook of the CMS and a site that shows it. */
type State =
  /** All that was asked for is built. */
  | 'idle'
  /** A hook came; others of the same edit may follow it. */
  | 'gathering'
  | 'building'
  /** A hook came during a build, which may have read the CMS before it: another build must follow. */
  | 'queued';

type Event = 'rung' | 'gathered' | 'ended';

const steps: Record<State, Partial<Record<Event, State>>> = {
  idle: { rung: 'gathering' },
  gathering: { gathered: 'building' },
  building: { rung: 'queued', ended: 'idle' },
  queued: { ended: 'building' },
};

/** What others are told: nothing to do, at work, or at work with more to come. */
export type Progress = 'idle' | 'building' | 'queued';

export interface Rebuilds {
  /** The CMS has something new. A build that starts after this call will follow. */
  ring: () => void;
  progress: () => Progress;
}

/**
 * Runs builds as hooks ask for them, one at a time: hooks that come close together share one, and
 * however many come during a build, one more follows it.
 * @param build says itself how it went; the next one starts when it ends, well or not
 * @param gather calls back when hooks of the same edit have had time to come
 */
export function createRebuilds(
  build: () => Promise<unknown>,
  gather: (done: () => void) => void,
): Rebuilds {
  let state: State = 'idle';

  function take(event: Event): void {
    const before = state;
    state = steps[before][event] ?? before;
    if (state === before) return;
    if (state === 'gathering') gather(() => take('gathered'));
    if (state === 'building') void run();
  }

  async function run(): Promise<void> {
    try {
      await build();
    } catch (error) {
      console.error(error);
    } finally {
      take('ended');
    }
  }

  return {
    ring: () => take('rung'),
    progress: () => (state === 'gathering' ? 'queued' : state),
  };
}

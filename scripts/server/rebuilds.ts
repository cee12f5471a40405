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
  queued: { ended: 'gathering' },
};

/** What others are told: nothing to do, at work, or at work with more to come. */
export type Progress = 'idle' | 'building' | 'queued';

export interface Rebuilds {
  /** The CMS has something new. A build that starts after this call will follow. */
  ring: () => void;
  progress: () => Progress;
}

/** How long hooks are gathered, in ms. */
interface Gathering {
  /** A build starts when no hook came for so long, … */
  quiet: number;
  /** … or when the first of them has waited so long. */
  most: number;
}

/**
 * Runs builds as hooks ask for them, one at a time: hooks that come close together share one, and
 * however many come during a build, one more follows it.
 * @param build says itself how it went; the next one starts when it ends, well or not
 */
export function createRebuilds(
  build: () => Promise<unknown>,
  { quiet, most }: Gathering,
): Rebuilds {
  let state: State = 'idle';
  /** When the first and the last hook came that no build was started after. */
  let first = 0;
  let last = 0;

  function take(event: Event): void {
    const before = state;
    state = steps[before][event] ?? before;
    if (state === before) return;
    if (state === 'gathering') gather();
    else if (state === 'building') void run();
  }

  function ring(): void {
    last = performance.now();
    if (state === 'idle' || state === 'building') first = last;
    take('rung');
  }

  function gather(): void {
    const wait = Math.min(last + quiet, first + most) - performance.now();
    if (wait > 0) setTimeout(gather, wait);
    else take('gathered');
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

  return { ring, progress: () => (state === 'gathering' ? 'queued' : state) };
}

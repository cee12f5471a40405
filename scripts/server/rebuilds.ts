type State =
  /** Everything that was requested has been built. */
  | 'idle'
  /** A request came in; others for the same edit may follow (debouncing). */
  | 'debouncing'
  | 'building'
  /** A request came in during a build, which may have read the CMS before the edit. */
  | 'queued';

type Event = 'requested' | 'debounced' | 'ended';

const transitions: Record<State, Partial<Record<Event, State>>> = {
  idle: { requested: 'debouncing' },
  debouncing: { debounced: 'building' },
  building: { requested: 'queued', ended: 'idle' },
  queued: { ended: 'debouncing' },
};

/** The public view of the state. */
export type Progress = 'idle' | 'building' | 'queued';

export interface Rebuilds {
  /** The content has changed: makes sure that a build starts after this call. */
  requestRebuild: () => void;
  progress: () => Progress;
}

/** In ms. */
interface Debounce {
  /** A build starts when no request has come in for this long … */
  wait: number;
  /** … or, if requests came in during the build before it, for this long: they are a series … */
  waitInSeries: number;
  /** … or when the first of them has waited this long. */
  maxWait: number;
}

/** One edit in the CMS sends several webhooks, and an import sends a series of them. */
const DEBOUNCE: Debounce = { wait: 100, waitInSeries: 500, maxWait: 10_000 };

/**
 * Runs requested builds one at a time. Requests close together share a build; however many come in
 * during a build, one more build follows it.
 *
 * @param build handles its own errors; the next build starts when it settles
 */
export function createRebuilds(
  build: () => Promise<unknown>,
  { wait, waitInSeries, maxWait }: Debounce = DEBOUNCE,
): Rebuilds {
  let state: State = 'idle';
  /** Times of the first and the last request since the last build started. */
  let first = 0;
  let last = 0;
  let inSeries = false;

  function transition(event: Event): void {
    const before = state;
    state = transitions[before][event] ?? before;
    if (state === before) return;
    if (before === 'idle' || before === 'queued') inSeries = before === 'queued';
    if (state === 'debouncing') debounce();
    else if (state === 'building') void run();
  }

  function requestRebuild(): void {
    last = performance.now();
    if (state === 'idle' || state === 'building') first = last;
    transition('requested');
  }

  function debounce(): void {
    const quiet = last + (inSeries ? waitInSeries : wait);
    const left = Math.min(quiet, first + maxWait) - performance.now();
    if (left > 0) setTimeout(debounce, left);
    else transition('debounced');
  }

  async function run(): Promise<void> {
    try {
      await build();
    } catch (error) {
      console.error(error);
    } finally {
      transition('ended');
    }
  }

  return { requestRebuild, progress: () => (state === 'debouncing' ? 'queued' : state) };
}

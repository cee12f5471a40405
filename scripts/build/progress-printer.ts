import type { LogEvent, Phase } from './log-reader.ts';

const LABELS: Record<Phase | 'start', string> = {
  start: 'Starting',
  content: 'Reading the content',
  bundle: 'Bundling styles and scripts',
  pages: 'Rendering pages',
  pictures: 'Resizing pictures',
};

const LABEL_WIDTH = Math.max(...Object.values(LABELS).map(({ length }) => length));

/** Minimum time in ms before the remaining time is estimated. */
const MIN_ELAPSED_MS = 1000;

const UPDATE_INTERVAL_MS = 100;

interface Output {
  write: (text: string) => unknown;
  /** Whether the last line can be overwritten. */
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

/** `Rendering pages   120 of 316, 4 s left` */
export function progressText(elapsed: number, done: number, total: number | undefined): string {
  if (total === undefined) return done > 0 ? `${done}` : '';
  const left = Math.ceil(((elapsed / done) * (total - done)) / 1000);
  const estimate = done > 0 && elapsed >= MIN_ELAPSED_MS ? `, ${left} s left` : '';
  return `${done} of ${total}${estimate}`;
}

/**
 * Prints a build as one line per phase, with warnings and errors in between. On a terminal the line
 * of the current phase is updated in place.
 */
export function createProgressPrinter(output: Output, now = () => performance.now()) {
  let phase: Phase | 'start' | undefined = 'start';
  let startedAt = now();
  let done = 0;
  let total: number | undefined;
  let updatedAt = -Infinity;

  const line = (text: string) => `${LABELS[phase ?? 'start'].padEnd(LABEL_WIDTH)}  ${text}`;
  const erase = () => output.isTTY && phase && output.write('\r\u001b[2K');

  function update(): void {
    if (!output.isTTY || !phase || now() - updatedAt < UPDATE_INTERVAL_MS) return;
    updatedAt = now();
    erase();
    output.write(line(progressText(now() - startedAt, done, total)).slice(0, output.columns || 80));
  }

  function endPhase(): void {
    if (!phase) return;
    const seconds = `${((now() - startedAt) / 1000).toFixed(1)} s`;
    erase();
    output.write(`${line(done > 0 ? `${done} in ${seconds}` : seconds)}\n`);
    phase = undefined;
  }

  update();
  return {
    print(event: LogEvent): void {
      if (event.type === 'phase') {
        endPhase();
        ({ phase } = event);
        startedAt = now();
        done = 0;
        total = undefined;
        updatedAt = -Infinity;
      } else if (event.type === 'progress') {
        done = event.done ?? done;
        total = event.total ?? total;
      } else {
        erase();
        const prefix = event.type === 'warning' ? 'Warning: ' : '';
        output.write(`${prefix}${event.text}\n`);
        updatedAt = -Infinity;
      }
      update();
    },
    /** Call at the end of a build. */
    end: endPhase,
  };
}

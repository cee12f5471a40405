import type { AstroIntegration } from 'astro';

const LABELS = {
  start: 'Starting',
  content: 'Reading the content',
  bundle: 'Bundling styles and scripts',
  pages: 'Rendering pages',
  pictures: 'Resizing pictures',
};

/** The steps of a build that take time. */
export type Phase = keyof typeof LABELS;

const LABEL_WIDTH = Math.max(...Object.values(LABELS).map(({ length }) => length));
const UPDATE_INTERVAL_MS = 100;

export interface ProgressListener {
  /** A phase has started, and with it the one before has ended. */
  onPhase: (phase: Phase) => void;
  /** Called for each page that was rendered. */
  onPage?: (done: number, total: number) => void;
  onEnd: () => void;
}

/** Reports the progress of a build. The phase `start` has begun before. */
export function buildProgress({ onPhase, onPage, onEnd }: ProgressListener): AstroIntegration {
  return {
    name: 'build-progress',
    hooks: {
      'astro:config:done': () => onPhase('content'),
      'astro:build:start': ({ setPrerenderer }) => {
        onPhase('bundle');
        let [done, total] = [0, 0];
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async getStaticPaths() {
            onPhase('pages');
            const paths = await prerenderer.getStaticPaths();
            total = paths.length;
            return paths;
          },
          async render(request, options) {
            const response = await prerenderer.render(request, options);
            onPage?.((done += 1), total);
            return response;
          },
          async teardown() {
            await prerenderer.teardown?.();
            onPhase('pictures');
          },
        }));
      },
      'astro:build:done': onEnd,
    },
  };
}

interface Output {
  write: (text: string) => unknown;
  /** Whether the last line can be overwritten. */
  isTTY?: boolean | undefined;
}

/** Prints a line for each phase that has ended and, on a terminal, the current one with its pages. */
export function progressPrinter(output: Output, now = () => performance.now()): ProgressListener {
  let phase: Phase = 'start';
  let startedAt = now();
  let updatedAt = -Infinity;
  let pages = 0;

  const line = (text: string) => `${LABELS[phase].padEnd(LABEL_WIDTH)}  ${text}`;
  function update(text: string): void {
    if (!output.isTTY || now() - updatedAt < UPDATE_INTERVAL_MS) return;
    updatedAt = now();
    output.write(`\u001b[2K${line(text)}\r`);
  }
  function endPhase(): void {
    const seconds = `${((now() - startedAt) / 1000).toFixed(1)} s`;
    output.write(line(pages > 0 ? `${pages} in ${seconds}\n` : `${seconds}\n`));
    startedAt = now();
    updatedAt = -Infinity;
    pages = 0;
  }

  update('');
  return {
    onPhase(next) {
      endPhase();
      phase = next;
      update('');
    },
    onPage(done, total) {
      pages = done;
      update(`${done} of ${total}`);
    },
    onEnd: endPhase,
  };
}

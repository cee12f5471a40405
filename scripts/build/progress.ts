import type { AstroIntegration } from 'astro';
import { pictureLog } from './picture-log.mjs';

const LABELS = {
  start: 'Starting',
  content: 'Reading the content',
  bundle: 'Bundling styles and scripts',
  pages: 'Rendering pages',
  pictures: 'Resizing pictures',
};

const LABEL_WIDTH = Math.max(...Object.values(LABELS).map(({ length }) => length));

/**
 * Prints a line with the duration at the end of each phase of a build.
 *
 * @param show replaces the text in the terminal's last line, for the number of finished pictures
 */
export function buildProgress(
  print: (line: string) => void,
  show?: (text: string) => void,
): AstroIntegration {
  let phase: keyof typeof LABELS = 'start';
  let startedAt = performance.now();
  let pictures = 0;

  const line = (text: string) => `${LABELS[phase].padEnd(LABEL_WIDTH)}  ${text}`;
  function end(count = ''): void {
    const now = performance.now();
    const seconds = ((now - startedAt) / 1000).toFixed(1);
    print(line(`${count}${seconds} s`));
    startedAt = now;
  }
  function begin(next: typeof phase, count?: string): void {
    end(count);
    phase = next;
  }

  return {
    name: 'build-progress',
    hooks: {
      'astro:config:done': () => begin('content'),
      'astro:build:start': ({ setPrerenderer }) => {
        begin('bundle');
        let pages = 0;
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async getStaticPaths() {
            begin('pages');
            const paths = await prerenderer.getStaticPaths();
            pages = paths.length;
            return paths;
          },
          async teardown() {
            await prerenderer.teardown?.();
            begin('pictures', `${pages} in `);
            pictureLog.on('picture', (done: number, total: number) => {
              pictures = total;
              show?.(line(`${done} of ${total}`));
            });
          },
        }));
      },
      'astro:build:done': () => end(pictures > 0 ? `${pictures} in ` : ''),
    },
  };
}

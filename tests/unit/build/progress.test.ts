import { expect, it } from 'vitest';
import { progressPrinter } from '../../../scripts/build/progress.ts';

/** What is printed for a build with a phase a second. */
function printed(isTTY: boolean): string {
  let [text, time] = ['', 0];
  const output = { isTTY, write: (part: string) => (text += part) };
  const printer = progressPrinter(output, () => time);
  for (const phase of ['content', 'bundle', 'pages'] as const) {
    time += 1000;
    printer.onPhase(phase);
  }
  printer.onPage?.(1, 316);
  time += 1000;
  printer.onPage?.(316, 316);
  printer.onPhase('pictures');
  printer.onEnd();
  return text;
}

it('prints one line per phase', () => {
  expect(printed(false)).toBe(
    `Starting                     1.0 s
Reading the content          1.0 s
Bundling styles and scripts  1.0 s
Rendering pages              316 in 1.0 s
Resizing pictures            0.0 s
`,
  );
});

it('updates the current line of a terminal', () => {
  const text = printed(true);
  expect(text).toContain('\u001b[2KRendering pages              316 of 316\r');
  expect(text.replaceAll(/\u001b\[2K[^\r]*\r/g, '')).toBe(printed(false)); // eslint-disable-line no-control-regex -- the sequence that erases a line
});

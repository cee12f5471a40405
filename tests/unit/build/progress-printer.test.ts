import { expect, it } from 'vitest';
import { createLogReader } from '../../../scripts/build/log-reader.ts';
import { createProgressPrinter, progressText } from '../../../scripts/build/progress-printer.ts';
import { ASTRO_LOG } from './astro-log';

/** The output of the printer for a recorded log with one event a second. */
function printed(isTTY: boolean): string {
  let text = '';
  let time = 0;
  const output = { isTTY, write: (part: string) => (text += part) };
  const printer = createProgressPrinter(output, () => time);
  const read = createLogReader();
  for (const line of ASTRO_LOG) {
    const event = read(line);
    if (!event) continue;
    time += 1000;
    printer.print(event);
  }
  printer.end();
  return text;
}

it('prints one line per phase, and warnings, if the output is not a terminal', () => {
  expect(printed(false)).toBe(
    `Warning: [config] Something is not compatible with something else.
Warning: Read more about it.
Starting                     3.0 s
140 products from the built-in catalogue, 0 rejected, 0.0 s
Warning: [content] No picture for product/1: not found
Reading the content          3.0 s
Bundling styles and scripts  1.0 s
Rendering pages              3 in 4.0 s
Resizing pictures            2 in 2.0 s
`,
  );
});

it('ends with the same lines on a terminal, and shows progress in between', () => {
  const text = printed(true);
  expect(text).toContain('\r\u001b[2KRendering pages              2 of 3, 1 s left\r\u001b[2K');
  const lines = text.split('\n').map((line) => line.split('\r\u001b[2K').at(-1));
  expect(lines.join('\n')).toBe(printed(false));
});

it.each([
  [0, 0, undefined, ''],
  [5000, 12, undefined, '12'],
  [500, 0, 316, '0 of 316'],
  [500, 10, 316, '10 of 316'],
  [2000, 100, 300, '100 of 300, 4 s left'],
  [9000, 300, 300, '300 of 300, 0 s left'],
])('after %i ms, %i of %s are shown as "%s"', (elapsed, done, total, text) => {
  expect(progressText(elapsed, done, total)).toBe(text);
});

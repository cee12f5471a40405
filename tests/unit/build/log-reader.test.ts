import { expect, it } from 'vitest';
import { createLogReader, reasonOf } from '../../../scripts/build/log-reader.ts';
import { ASTRO_LOG } from './astro-log';

function readAll(lines: readonly string[]) {
  const read = createLogReader();
  return lines.flatMap((line) => read(line) ?? []);
}

it('reads phases, counts, warnings and results from the log of a build', () => {
  expect(readAll(ASTRO_LOG)).toEqual([
    { type: 'warning', text: '[config] Something is not compatible with something else.' },
    { type: 'warning', text: 'Read more about it.' },
    { type: 'phase', phase: 'content' },
    { type: 'info', text: '140 products from the built-in catalogue, 0 rejected, 0.0 s' },
    { type: 'warning', text: '[content] No picture for product/1: not found' },
    { type: 'phase', phase: 'bundle' },
    { type: 'phase', phase: 'pages' },
    { type: 'progress', total: 3 },
    { type: 'progress', done: 2 },
    { type: 'progress', done: 3 },
    { type: 'phase', phase: 'pictures' },
    { type: 'progress', done: 1, total: 2 },
    { type: 'progress', done: 2, total: 2 },
  ]);
});

it('forwards an error with its whole stack trace', () => {
  const lines = [
    '11:00:02 [ERROR] [build] something broke',
    '  The CMS cannot be used',
    '',
    '  Stack trace:',
    '    at readContent (/shop/src/content/read-content.ts:38:9)',
    '11:00:03 [build] Complete!',
  ];
  const texts = ['[build] something broke', ...lines.slice(1)];
  expect(readAll(lines)).toEqual(texts.map((text) => ({ type: 'error', text })));
});

it('forwards unknown lines', () => {
  const lines = ['(node:7) ExperimentalWarning: new', '11:00:01 [other] hello'];
  expect(readAll(lines)).toEqual([
    { type: 'info', text: '(node:7) ExperimentalWarning: new' },
    { type: 'info', text: 'hello' },
  ]);
});

it.each([
  [['first', '  at f (/a.ts:1:2)', 'second', '  Location:', '    /a/b.ts:3:4'], 'first\nsecond'],
  [['broken', '    at write (ENOSPC: no space left on device)'], 'The disk is full (ENOSPC).'],
  [['EDQUOT: quota exceeded'], 'The disk is full (ENOSPC).'],
])('gives the reason for %j', (lines, reason) => {
  expect(reasonOf(lines)).toBe(reason);
});

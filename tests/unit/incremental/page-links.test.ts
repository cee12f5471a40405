import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPageLinks } from '../../../scripts/incremental/page-links.ts';

const PAGE = 'en/product/1.html';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-'));
  write('cache', 'old');
});
afterEach(() => rm(folder, { recursive: true }));

const fileIn = (name: string) => join(folder, name, PAGE);
const read = (name: string) => readFileSync(fileIn(name), 'utf8');
/** Like Astro, overwrites a file in place. */
function write(name: string, content: string) {
  mkdirSync(dirname(fileIn(name)), { recursive: true });
  writeFileSync(fileIn(name), content);
}
const linksTo = (output: string) => createPageLinks(join(folder, 'cache'), join(folder, output));

it('links cached pages and skips others', () => {
  linksTo('dist').linkAll([PAGE, 'product/2.html']);
  expect(statSync(fileIn('dist')).ino).toBe(statSync(fileIn('cache')).ino);
});

it.each([
  ['a page that was linked and is rendered', [PAGE]],
  ['a page that was not linked', []],
])('does not change the output of an earlier build with %s', (_, pages) => {
  linksTo('first').linkAll([PAGE]);
  const links = linksTo('second');
  links.linkAll(pages);
  links.unlink(PAGE);
  for (const name of ['second', 'cache']) write(name, 'new');
  expect(['first', 'second', 'cache'].map(read)).toEqual(['old', 'new', 'new']);
});

it('unlinks a page that is nowhere', () => {
  rmSync(fileIn('cache'));
  expect(() => {
    linksTo('dist').unlink(PAGE);
  }).not.toThrow();
});

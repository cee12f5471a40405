import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inputsOf } from '../../../scripts/incremental/inputs.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'overtone-'));
  await write('src/pages/cart.astro', '<p>cart</p>');
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, content: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}
const inputs = (variables = {}) => inputsOf(root, variables);

it('are the same while nothing changes', () => {
  expect(inputs({ A: '1', B: '2' })).toBe(inputs({ B: '2', A: '1' }));
});

it.each([
  'src/pages/cart.astro',
  'src/i18n/dictionaries/zh/common.json',
  'src/assets/scenes/guitars.webp',
  'data/site.json',
  'public/favicon.svg',
  'astro.config.mjs',
  'package-lock.json',
  '.env',
])('change with %s', async (path) => {
  const before = inputs();
  await write(path, 'changed');
  expect(inputs()).not.toBe(before);
});

it('change with the name of a file', async () => {
  const before = inputs();
  await rename(join(root, 'src/pages/cart.astro'), join(root, 'src/pages/basket.astro'));
  expect(inputs()).not.toBe(before);
});

it('change with a variable', () => {
  const all = [{}, { CMS_DRAFTS: 'true' }, { CMS_DRAFTS: 'false' }, { CMS_URL: 'true' }];
  expect(new Set(all.map(inputs)).size).toBe(all.length);
});

it.each([
  'data/catalogue/drums.json',
  'src/assets/products/1.webp',
  'tests/unit/one.test.ts',
  'README.md',
])('do not depend on %s', async (path) => {
  const before = inputs();
  await write(path, 'changed');
  expect(inputs()).toBe(before);
});

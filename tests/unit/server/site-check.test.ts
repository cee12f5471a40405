import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/server/site-check.ts';
import { temporaryFolder } from '../temporary-folder';
import { smallSite, writeFiles } from './built-site';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  await writeFiles(folder, smallSite('good'));
});

it('accepts a complete site', () => {
  expect(checkSite(folder, { drafts: false })).toMatchObject({ source: 'cms' });
});

it.each([
  ['index.html', 'index.html is missing'],
  ['en.html', 'en.html is missing'],
  ['instruments.html', 'instruments.html is missing'],
  ['en/404.html', 'en/404.html is missing'],
  ['product-not-found.html', 'product-not-found.html is missing'],
  ['build.json', 'build.json cannot be read'],
  ['product-lists.json', 'product-lists.json cannot be read'],
  ['data/en.a1.json', 'data/en.a1.json cannot be read'],
  ['product/2.html', 'the product list of zh 2, and /product/ has 1 pages'],
  ['en/product', 'the product list of en 2, and /en/product/ has 0 pages'],
])('rejects a site without %s', async (path, reason) => {
  await rm(join(folder, path), { recursive: true });
  expect(() => checkSite(folder, { drafts: false })).toThrow(reason);
});

it.each([
  [
    { 'build.json': '{"source":"cms","products":2,"drafts":[]}' },
    'The site contains drafts, but CMS_DRAFTS is not "true"',
  ],
  [{ 'build.json': '{"source":"cms"' }, 'build.json cannot be read'],
  [{ 'build.json': '{"products":3}' }, 'build.json counts 3 products'],
  [{ 'product/3.html': '<html></html>' }, 'product/ has 3 pages'],
  [{ 'data/zh.a1.json': '{"products":[]}' }, 'the product list of zh is empty'],
])('rejects a site with %o', async (files, reason) => {
  await writeFiles(folder, files);
  expect(() => checkSite(folder, { drafts: false })).toThrow(reason);
});

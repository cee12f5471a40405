import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { readContent } from '~/content/read-content';
import type { ShopContent } from '~/content/shop-content';
import { categories } from '~/features/products/categories';
import { ROOT } from './child';
import { pathOf } from './editor';
import { folderForThisFile, forThisFile } from './for-this-file';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').whole }));
const folder = await folderForThisFile();

const log: string[] = [];
const note = (line: string) => void log.push(line);
const read = (root: string, cms?: { url: string }) =>
  readContent(root, { cms, fallback: 'fail' }, { info: note, warn: note });

/**
 * Returns products by id, without data that only a CMS has: URLs of pictures, times of changes, and
 * an empty cross-sell.
 */
const facts = ({ products }: ShopContent) =>
  new Map(
    products.map(
      ({ image: _, gallery: _g, createdAt: _c, updatedAt: _u, goesWith = [], ...product }) => [
        product.id,
        { ...product, goesWith },
      ],
    ),
  );
const numbersOfPictures = ({ pictures }: ShopContent) =>
  new Map(
    [...pictures]
      .filter(([of]) => of.startsWith('product/'))
      .map(([of, { length }]) => [of.slice('product/'.length), length]),
  );

it('the seeded media are named after what they show, in both languages', async () => {
  const { results } = await strapi.editor.call<{
    results: { name: string; alternativeText: string }[];
  }>('GET', 'upload/files?page=1&pageSize=100');
  expect(results.length).toBeGreaterThan(6);
  for (const { name, alternativeText } of results) {
    expect(name).toMatch(/^[A-Z][^\d].*\.webp$/);
    expect(alternativeText).toMatch(/^.*\p{Script=Han}.* \/ [^\p{Script=Han}]+$/u);
  }
});

it('each product has its pictures, unchanged', async () => {
  const { entries } = await cmsClient({ url: strapi.url }).products();
  const numbers = new Map(entries.map(({ value, pictures }) => [value.id, pictures.length]));
  expect(numbers).toEqual(numbersOfPictures(await read(ROOT)));
  for (const { value, pictures } of entries) {
    const own = await readFile(join(ROOT, 'src', 'assets', 'products', `${value.id}.webp`));
    const bytes = await (await fetch(pictures[0]?.address ?? '')).bytes();
    expect(own.equals(bytes), value.id).toBe(true);
  }
});

it('a seeded CMS equals the built-in catalogue', async () => {
  const catalogue = await read(ROOT);
  // A build encodes each picture again, which would take most of the time.
  await strapi.database.removePictures();
  const cms = await read(folder, { url: strapi.url });
  expect(log.at(-1)).toMatch(/^140 products from the CMS at .*, 0 rejected/);
  expect(cms).toMatchObject({ source: 'cms', rejected: [] });
  expect(facts(cms)).toEqual(facts(catalogue));
  const texts = cms.categories.map(({ id, name, description }) => [id, { name, description }]);
  expect(Object.fromEntries(texts)).toEqual(
    Object.fromEntries(
      Object.entries(categories).map(([id, { name, description }]) => [id, { name, description }]),
    ),
  );
});

it('a new product is the first in the list of an editor', async () => {
  const name = 'New';
  await strapi.editor.create({ name, nameEn: name, price: 1, category: 'guitars' });
  const list = `${pathOf('product')}?sort=updatedAt:DESC`;
  const { results } = await strapi.editor.call<{ results: { name: string }[] }>('GET', list);
  expect(results[0]).toMatchObject({ name });
});

import { beforeAll, expect, inject, it, vi } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { forThisFile } from './for-this-file';
import { startStrapi, type Strapi } from './strapi';

const ADDED = 960;

const keep = forThisFile();
let strapi: Strapi;
/** The ids of all published products. */
let published: Set<string>;

beforeAll(async () => {
  strapi = keep(await startStrapi({ snapshot: inject('snapshots').plain }));
  published = new Set(await strapi.editor.ids());
  const added = Array.from({ length: ADDED }, (_, index) => ({
    document_id: `added-${index}`,
    name: `Yamaha 新品 ${index}`,
    name_en: `Yamaha Novelty ${index}`,
  }));
  await strapi.database.addProducts('2', added);
  for (const { document_id } of added) published.add(document_id);
});

/** Reads the list, with an edit between its first page and the others; returns the pages requested. */
async function readDuring(edit: () => Promise<unknown>): Promise<number[]> {
  const pages: number[] = [];
  let edited: Promise<unknown> | undefined;
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(input as URL | string);
    if (pathname === '/api/products') {
      const page = Number(searchParams.get('pagination[page]'));
      pages.push(page);
      if (page > 1) await (edited ??= edit());
    }
    return fetch(input, init);
  });
  const reading = cmsClient({ url: strapi.url }).products();
  const { entries, rejected } = await reading.finally(() => spy.mockRestore());
  expect(rejected).toEqual([]);
  expect(entries.map(({ value }) => value.id).sort()).toEqual([...published].sort());
  return pages.sort();
}

it('1,100 products are read completely in three pages', async () => {
  expect(published.size).toBe(1100);
  expect(await readDuring(() => Promise.resolve())).toEqual([1, 2, 3]);
});

it('they are read completely when one is published between two pages', async () => {
  const edit = () => strapi.editor.publish('1', { price: 31_415, originalPrice: null });
  expect(await readDuring(edit)).toEqual([1, 2, 3]);
});

it('they are read again when one is added or unpublished between two pages', async () => {
  const added = await readDuring(async () => {
    const name = { name: 'Roland 新琴', nameEn: 'Roland New Piano' };
    published.add(await strapi.editor.create({ ...name, price: 5000, category: 'keyboards' }));
  });
  expect(added.filter((page) => page === 1)).toHaveLength(2);
  await readDuring(async () => {
    await strapi.editor.unpublish('1');
    published.delete('1');
  });
});

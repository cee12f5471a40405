import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { PER_CATEGORY } from './catalogue';
import { forThisFile } from './for-this-file';
import { startProxy, type Proxy } from './proxy';
import { copyShop, type Files, type Shop } from './shop';
import { startStrapi, type Strapi } from './strapi';

const PRODUCTS = '/api/products';
const ADDED = 110;

const keep = forThisFile();
let strapi: Strapi;
let proxy: Proxy;
let shop: Shop;
/** The ids of all published products. */
let published: Set<string>;

const addedId = (index: number) => `added-${String(index).padStart(3, '0')}`;

beforeAll(async () => {
  strapi = keep(await startStrapi({ snapshot: inject('snapshots').plain }));
  published = new Set(await strapi.editor.ids());
  const added = Array.from({ length: ADDED }, (_, index) => ({
    document_id: addedId(index),
    name: `Yamaha 新品 ${index}`,
    name_en: `Yamaha Novelty ${index}`,
  }));
  strapi.database.addProducts('2', added);
  for (const { document_id } of added) published.add(document_id);
  proxy = keep(await startProxy(strapi.url));
  shop = keep(await copyShop(PER_CATEGORY));
});

beforeEach(() => proxy.reset());

/** Makes an edit between the first page of the list and the others. */
function afterFirstPage(edit: () => Promise<unknown>): void {
  let edited: Promise<unknown> | undefined;
  proxy.before = async ({ path, page }) => {
    if (path === PRODUCTS && page > 1) await (edited ??= edit());
  };
}

async function read() {
  const { entries, rejected } = await cmsClient({ url: proxy.url }).products();
  expect(rejected).toEqual([]);
  return new Map(entries.map(({ value }) => [value.id, value]));
}

const requestedPages = () =>
  proxy.requests.filter(({ path }) => path === PRODUCTS).map(({ page }) => page);

const sorted = (ids: Iterable<string>) => [...ids].sort();
const productPages = (files: Files, folder: string) =>
  [...files.keys()].flatMap((path) => {
    const [, id] = new RegExp(`^${folder}/([^/]+)\\.html$`).exec(path) ?? [];
    return id ? [id] : [];
  });

describe('250 products', () => {
  it('are read completely in three pages', async () => {
    expect(published.size).toBe(250);
    expect(sorted((await read()).keys())).toEqual(sorted(published));
    expect(requestedPages().sort()).toEqual([1, 2, 3]);
  });

  it('are read completely when one is published between two pages', async () => {
    afterFirstPage(() => strapi.editor.publish('1', { price: 31_415, originalPrice: null }));
    expect(sorted((await read()).keys())).toEqual(sorted(published));
    expect(requestedPages().sort()).toEqual([1, 2, 3]);
    expect((await read()).get('1')?.price).toBe(31_415);
  });

  it('are read completely when one is added between two pages', async () => {
    afterFirstPage(async () => {
      const id = await strapi.editor.create({
        name: 'Roland 新琴',
        nameEn: 'Roland New Piano',
        price: 5000,
        category: 'keyboards',
      });
      published.add(id);
    });
    expect(sorted((await read()).keys())).toEqual(sorted(published));
    expect(requestedPages().filter((page) => page === 1)).toHaveLength(2);
  });

  it('are read completely when one is unpublished between two pages', async () => {
    afterFirstPage(async () => {
      await strapi.editor.unpublish('1');
      published.delete('1');
    });
    expect(sorted((await read()).keys())).toEqual(sorted(published));
  });

  it('have one page per language, whatever is published during the build', async () => {
    afterFirstPage(async () => {
      await strapi.editor.publish(addedId(109), { price: 27_182 });
      await strapi.editor.publish('1');
      await strapi.editor.remove(addedId(1));
      published.add('1').delete(addedId(1));
    });
    const { code, log } = await shop.build('dist', { CMS_URL: proxy.url, CMS_FALLBACK: 'fail' });
    expect(code, log).toBe(0);
    expect(log).toMatch(/250 products from the CMS at .*, 0 rejected/);
    const files = await shop.files('dist');
    expect(sorted(productPages(files, 'product'))).toEqual(sorted(published));
    expect(sorted(productPages(files, 'en/product'))).toEqual(sorted(published));
    const page = String(files.get(`en/product/${addedId(109)}.html`));
    expect(/"price":\d+/.exec(page)?.[0]).toBe('"price":27182');
  });
});

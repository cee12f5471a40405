import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { LISTS_TIMEOUT } from '~/content/cms/fetch-body';
import { readContent, type ContentSettings } from '~/content/read-content';
import { fakeProduct, fakeProducts } from '../../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../../cms/fake/strapi';
import { temporaryFolder } from '../temporary-folder';

const BUILTIN = (await readBuiltinCatalogue('data/catalogue')).length;

let root: string;
let cms: FakeStrapi;
let log: string[];
let deadline: AbortSignal;
beforeEach(async () => {
  root = await temporaryFolder();
  await cp('data/catalogue', join(root, 'data', 'catalogue'), { recursive: true });
  cms = await startFakeStrapi(fakeProducts(10));
  log = [];
  deadline = AbortSignal.timeout(60_000);
});
afterEach(() => cms.stop());

const logger = {
  info: (line: string) => void log.push(`info: ${line}`),
  warn: (line: string) => void log.push(`warn: ${line}`),
};
const read = (fallback: ContentSettings['fallback'] = 'catalogue') =>
  readContent(root, { cms: { url: cms.url, deadline }, fallback }, logger);

it.each(['catalogue', 'fail'] as const)(
  'without a CMS the built-in catalogue is used (%s)',
  async (fallback) => {
    const content = await readContent(root, { cms: undefined, fallback }, logger);
    expect(content).toMatchObject({ source: 'catalogue', rejected: [] });
    expect(content.products).toHaveLength(BUILTIN);
    const line = `^info: ${BUILTIN} products from the built-in catalogue, 0 rejected, \\d\\.\\d s$`;
    expect(log).toEqual([expect.stringMatching(new RegExp(line))]);
  },
);

it('a preview contains drafts and lists those that are unpublished or changed', async () => {
  cms.drafts = [...fakeProducts(9), fakeProduct(10, { price: 5 }), fakeProduct(11, { name: null })];
  const settings = { url: cms.url, drafts: true, token: 'x' };
  const content = await readContent(root, { cms: settings, fallback: 'fail' }, logger);
  expect(content.products).toHaveLength(11);
  expect(content.rejected).toEqual([]);
  expect(content.drafts).toMatchObject([
    { published: true, substituted: [] },
    { published: false, substituted: ['name'] },
  ]);
  expect(log[0]).toMatch(
    /^info: 11 products .*, 0 rejected, 2 unpublished or different from the live version, /,
  );
});

describe('with a CMS', () => {
  it('uses only its products, not those of the built-in catalogue', async () => {
    const content = await read();
    expect(content.source).toBe('cms');
    expect(content.products.map(({ name }) => name.zh)).toEqual(
      cms.entries.products.map((entry) => (entry as { name: string }).name),
    );
    expect(log).toEqual([
      expect.stringMatching(/^info: 10 products from the CMS at http:.*, 0 rejected, \d\.\d s$/),
    ]);
  });

  it('uses its categories and pictures', async () => {
    const drawing = sharp({ create: { width: 500, height: 500, channels: 3, background: 'tan' } });
    cms.files.set('/uploads/a.png', await drawing.png().toBuffer());
    const image = { url: '/uploads/a.png', updatedAt: 'then' };
    cms.entries.products[0] = fakeProduct(1, { image });
    cms.entries.categories = [{ id: 1, documentId: 'c', name: '六弦', nameEn: 'Guitars', image }];
    const { categories, pictures, products } = await read();
    expect(categories).toMatchObject([{ id: 'guitars', name: { zh: '六弦' } }]);
    expect([...pictures.keys()]).toEqual([`product/${products[0]?.id}`, 'category/guitars']);
    const [file] = await readdir(join(root, '.cache', 'cms', 'pictures'));
    expect(pictures.get('category/guitars')).toEqual([
      { path: join(root, '.cache', 'cms', 'pictures', file ?? '') },
    ]);
  });

  it('rejects an invalid entry and logs its id, name and issues', async () => {
    cms.entries.products[3] = fakeProduct(4, { documentId: 'faulty', price: 9.5 });
    const content = await read('fail');
    expect(content.products).toHaveLength(9);
    expect(content.rejected).toHaveLength(1);
    expect(log).toEqual([
      expect.stringMatching(
        /^warn: Rejected product faulty "Fender 電結他 4": price: must be a whole number$/,
      ),
      expect.stringMatching(/^info: 9 products from the CMS at http:.*, 1 rejected/),
    ]);
  });

  it('logs a picture that cannot be fetched', async () => {
    cms.entries.products[3] = fakeProduct(4, { documentId: 'd4', image: { url: '/gone.png' } });
    const content = await read('fail');
    expect(content.products).toHaveLength(10);
    expect(content.badPictures).toMatchObject([
      { of: 'product/d4', address: `${cms.url}/gone.png` },
    ]);
    expect(log[0]).toBe(
      `warn: No picture for product/d4: ${cms.url}/gone.png: ` + `${cms.url}/gone.png answered 404`,
    );
  });

  it('leaks no secrets from URLs to the report or the log', async () => {
    const images = ['?token=secret#secret', '/gone.png?X-Amz-Signature=secret'].map((path) =>
      new URL(path, cms.url).href.replace('//', '//editor:secret@'),
    );
    const urls = [
      ...images,
      'https://secret:secret',
      'javascript:secret',
      '/gone.png?token=secret',
    ];
    cms.entries.products = [
      ...fakeProducts(20),
      ...urls.map((url, index) => fakeProduct(100 + index, { image: { url } })),
    ];
    const content = await read('fail');
    expect(content.badPictures.length + content.rejected.length).toBe(urls.length);
    expect(JSON.stringify([content.badPictures, content.rejected, log])).not.toContain('secret');
  });

  it('shows no secrets of CMS_URL in the log', async () => {
    const url = `${cms.url.replace('//', '//editor:secret@')}/?token=secret#secret`;
    await readContent(root, { cms: { url }, fallback: 'catalogue' }, logger);
    expect(log.join()).toContain('user name and password in an address');
    expect(log.join()).not.toContain('secret');
  });

  it('logs at most 100 rejected entries', async () => {
    cms.entries.products = [
      ...fakeProducts(500),
      ...Array.from({ length: 120 }, (_, index) => fakeProduct(1000 + index, { price: 0 })),
    ];
    expect((await read()).rejected).toHaveLength(120);
    expect(log).toHaveLength(102);
    expect(log[100]).toBe('warn: … and 20 more');
  });
});

describe('an unusable CMS', () => {
  /** 100 pages, each within the timeout of a request: 5 s in total. */
  const slowPages = () => {
    cms.entries.products = fakeProducts(10_000);
    deadline = AbortSignal.timeout(500);
    cms.onRequest = () => ({ delay: 200 });
  };
  const troubles: [string, () => void, RegExp][] = [
    ['has no products', () => (cms.entries.products = []), /it has no products/],
    ['answers 403', () => (cms.onRequest = () => ({ status: 403 })), /answered 403/],
    ['is slow for each of many pages', slowPages, /together took too long/],
    ['loses entries', () => (cms.entries.products[1] = cms.entries.products[0]), /9 of 10 entries/],
    [
      'has more than a fifth of invalid entries',
      () => [1, 2, 3].map((at) => (cms.entries.products[at] = fakeProduct(at + 1, { price: 0 }))),
      /3 of 10 products are invalid/,
    ],
  ];

  it.each(troubles)(
    'because it %s is replaced by the built-in catalogue, or stops the build',
    async (_, make, why) => {
      make();
      const content = await read('catalogue');
      expect(content.source).toBe('catalogue');
      expect(content.products).toHaveLength(BUILTIN);
      expect(log.at(-1)).toMatch(/^warn: The CMS cannot be used: /);
      expect(log.at(-1)).toMatch(why);
      expect(log.at(-1)).toContain(
        `Falling back: ${BUILTIN} products from the built-in catalogue, 0 rejected`,
      );

      make();
      const reading = read('fail');
      await expect(reading).rejects.toThrow(/^The CMS cannot be used: .*CMS_FALLBACK is "fail"/);
      await expect(reading).rejects.toThrow(why);
    },
  );

  it('times out, however many requests are answered in time', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    await readContent(root, { cms: { url: cms.url }, fallback: 'fail' }, logger);
    expect(limits.mock.calls.flat()).toContain(LISTS_TIMEOUT);
    limits.mockRestore();
  });

  it('is not one with a fifth of its entries invalid', async () => {
    for (const at of [1, 2]) cms.entries.products[at] = fakeProduct(at + 1, { price: 0 });
    expect((await read('fail')).products).toHaveLength(8);
  });
});

it.each([
  ['categories', 'Categories have their built-in texts'],
  ['families', 'Products have no families'],
  ['reviews', 'Reviews are not shown'],
])(
  '%s that cannot be read are missing with a warning, or stop the build',
  async (list, warning) => {
    cms.onRequest = ({ path }) => (path === `/api/${list}` ? { status: 403 } : undefined);
    const content = await read('catalogue');
    expect(content).toMatchObject({ source: 'cms', categories: [] });
    expect(content.products).toHaveLength(10);
    expect(log[0]).toMatch(new RegExp(`^warn: ${warning}: .*/api/${list} answered 403`));
    await expect(read('fail')).rejects.toThrow(`/api/${list} answered 403`);
  },
);

it('products have their published reviews; a CMS may have none', async () => {
  const [product] = cms.entries.products as { documentId: string }[];
  const item = {
    id: 1,
    product: product?.documentId,
    stars: 4,
    text: 'Warm sound',
    name: '陳',
    language: 'zh',
    receivedAt: '2026-11-26T00:00:00.000Z',
    bought: true,
  };
  cms.settings['reviews'] = [item, { ...item, id: 2, stars: 5 }, { ...item, id: 3, stars: 6 }];
  const rated = (await read('fail')).products.filter(({ reviews }) => reviews);
  expect(rated).toMatchObject([{ id: product?.documentId, rating: 4.5, ratingCount: 2 }]);
  cms.settings = {};
  expect((await read('fail')).products.some(({ reviews }) => reviews)).toBe(false);
});

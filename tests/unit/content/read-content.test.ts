import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContent, type ContentSettings } from '~/content/read-content';
import { fakeProduct, fakeProducts } from '../../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi, type Fault } from '../../cms/fake/strapi';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'shop-'));
  await cp('data/catalogue', join(root, 'data', 'catalogue'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

let cms: FakeStrapi;
let log: string[];
let timeout: number;
beforeEach(async () => {
  cms = await startFakeStrapi(fakeProducts(10));
  log = [];
  timeout = 5000;
});
afterEach(() => cms.stop());

function read(fallback: ContentSettings['fallback'] = 'catalogue') {
  const logger = {
    info: (line: string) => void log.push(`info: ${line}`),
    warn: (line: string) => void log.push(`warn: ${line}`),
  };
  return readContent(root, { cms: { url: cms.url, timeout }, fallback }, logger);
}

describe('without a CMS', () => {
  it.each(['catalogue', 'fail'] as const)(
    'the built-in catalogue is used (%s)',
    async (fallback) => {
      const lines: string[] = [];
      const add = (line: string) => void lines.push(line);
      const content = await readContent(
        root,
        { cms: undefined, fallback },
        { info: add, warn: add },
      );
      expect(content).toMatchObject({ source: 'catalogue', rejected: [] });
      expect(content.products).toHaveLength(140);
      expect(lines).toEqual([
        expect.stringMatching(/^140 products from the built-in catalogue, 0 left out, \d\.\d s$/),
      ]);
    },
  );
});

describe('a preview of drafts', () => {
  const preview = () =>
    readContent(
      root,
      { cms: { url: cms.url, timeout, drafts: true, token: 'x' }, fallback: 'fail' },
      { info: (line) => void log.push(line), warn: (line) => void log.push(line) },
    );

  it('shows drafts, and tells which the shop does not show like that', async () => {
    cms.drafts = [
      ...fakeProducts(9),
      fakeProduct(10, { price: 5 }),
      fakeProduct(11, { name: null }),
    ];
    const { products, drafts, rejected } = await preview();
    expect(products).toHaveLength(11);
    expect(rejected).toEqual([]);
    expect(drafts).toMatchObject([
      { published: true, substituted: [] },
      { published: false, substituted: ['name'] },
    ]);
    expect(log).toEqual([
      expect.stringMatching(/^11 products .*, 0 left out, 2 not or not so in the shop, /),
    ]);
  });

  it('fails where drafts are refused', async () => {
    cms.onRequest = ({ query }) => (query.has('status') ? { status: 403 } : undefined);
    await expect(preview()).rejects.toThrow(/products answered 403/);
  });
});

describe('with a CMS', () => {
  it('knows of no drafts', async () => {
    cms.drafts = fakeProducts(1);
    expect(await read()).not.toHaveProperty('drafts');
  });

  it('its products are the shop, and nothing of the built-in catalogue', async () => {
    const content = await read();
    expect(content.source).toBe('cms');
    expect(content.products.map(({ name }) => name)).toEqual(
      cms.entries.products.map((entry) => (entry as { name: string }).name),
    );
    expect(log).toEqual([
      expect.stringMatching(/^info: 10 products from the CMS at http:.*, 0 left out, \d\.\d s$/),
    ]);
  });

  it('its categories and pictures are used, too', async () => {
    const drawing = sharp({ create: { width: 9, height: 9, channels: 3, background: 'tan' } });
    cms.files.set('/uploads/a.png', await drawing.png().toBuffer());
    const image = { url: '/uploads/a.png', updatedAt: 'then' };
    cms.entries.products[0] = fakeProduct(1, { image });
    cms.entries.categories = [{ id: 1, documentId: 'c', name: '六弦', nameEn: 'Guitars', image }];
    const { categories, pictures, products } = await read();
    expect(categories).toMatchObject([{ id: 'guitars', name: '六弦' }]);
    expect([...pictures.keys()]).toEqual([`product/${products[0]?.id}`, 'category/guitars']);
    const [file] = await readdir(join(root, '.cache', 'cms', 'pictures'));
    expect(pictures.get('category/guitars')).toBe(
      join(root, '.cache', 'cms', 'pictures', file ?? ''),
    );
  });

  it('an entry with a mistake is left out, and the log says which, why and how many', async () => {
    cms.entries.products[3] = fakeProduct(4, { documentId: 'faulty', price: 9.5 });
    const content = await read('fail');
    expect(content.products).toHaveLength(9);
    expect(content.rejected).toHaveLength(1);
    expect(log).toEqual([
      expect.stringMatching(/^warn: Left out product faulty "Fender 電結他 4": price: .*int/),
      expect.stringMatching(/^info: 9 products from the CMS at http:.*, 1 left out/),
    ]);
  });

  it('a picture that cannot be had is told', async () => {
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

  it('mistakes without end do not flood the log', async () => {
    cms.entries.products = [
      ...fakeProducts(500),
      ...Array.from({ length: 120 }, (_, index) => fakeProduct(1000 + index, { price: 0 })),
    ];
    expect((await read()).rejected).toHaveLength(120);
    expect(log).toHaveLength(102);
    expect(log[100]).toBe('warn: … and 20 more like these');
  });
});

describe('a CMS that cannot be used', () => {
  const failPage = (page: string, fault: Fault) => {
    cms.entries.products = fakeProducts(250);
    if (fault === 'freeze') timeout = 300;
    cms.onRequest = ({ query }) => (query.get('pagination[page]') === page ? fault : undefined);
  };
  const troubles: [string, () => void, RegExp][] = [
    ['has no products', () => (cms.entries.products = []), /it has no products/],
    ['forbids it', () => (cms.onRequest = () => ({ status: 403 })), /answered 403/],
    ['wants a token', () => (cms.onRequest = () => ({ status: 401 })), /answered 401/],
    ['is too busy', () => (cms.onRequest = () => ({ status: 503 })), /answered 503/],
    ['is frozen', () => failPage('1', 'freeze'), /did not answer within 0.3 s/],
    ['freezes in mid-pull', () => failPage('2', 'freeze'), /did not answer within 0.3 s/],
    ['dies in mid-pull', () => failPage('3', 'drop'), /no connection, or it was dropped/],
    ['cuts its answer', () => failPage('2', 'cut'), /no connection, or it was dropped/],
    ['talks nonsense', () => (cms.onRequest = () => ({ body: '<html>' })), /no list of Strapi/],
    ['loses entries', () => (cms.entries.products[1] = cms.entries.products[0]), /9 of 10 entries/],
    [
      'has more than a fifth of entries with mistakes',
      () => [1, 2, 3].map((at) => (cms.entries.products[at] = fakeProduct(at + 1, { price: 0 }))),
      /3 of 10 products cannot be used/,
    ],
  ];

  it.each(troubles)('because it %s is replaced by the built-in catalogue', async (_, make, why) => {
    make();
    const content = await read('catalogue');
    expect(content.source).toBe('catalogue');
    expect(content.products).toHaveLength(140);
    expect(log.at(-1)).toMatch(/^warn: The CMS cannot be used: /);
    expect(log.at(-1)).toMatch(why);
    expect(log.at(-1)).toMatch(/Instead: 140 products from the built-in catalogue, 0 left out/);
  });

  it.each(troubles)('because it %s stops the build that says so', async (_, make, why) => {
    make();
    const reading = read('fail');
    await expect(reading).rejects.toThrow(/^The CMS cannot be used: .*CMS_FALLBACK is "fail"/);
    await expect(reading).rejects.toThrow(why);
  });

  it('is one that answers, when a fifth of its entries has mistakes', async () => {
    for (const at of [1, 2]) cms.entries.products[at] = fakeProduct(at + 1, { price: 0 });
    expect((await read('fail')).products).toHaveLength(8);
  });
});

describe('categories that cannot be had', () => {
  beforeEach(() => {
    cms.onRequest = ({ path }) => (path === '/api/categories' ? { status: 403 } : undefined);
  });

  it('stay as built in', async () => {
    const content = await read('catalogue');
    expect(content).toMatchObject({ source: 'cms', categories: [] });
    expect(log[0]).toMatch(/^warn: Categories are as built in: .*\/api\/categories answered 403/);
  });

  it('stop the build that says so', async () => {
    await expect(read('fail')).rejects.toThrow(/\/api\/categories answered 403/);
  });
});

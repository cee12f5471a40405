import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { PER_CATEGORY, SMALL } from './catalogue';
import { forThisFile } from './for-this-file';
import { startProxy, type Proxy } from './proxy';
import { copyShop, differences, type Build, type Files, type Shop } from './shop';
import { startStrapi, type Strapi } from './strapi';

const PRODUCTS = '/api/products';
/** What only the CMS says of a product that both sources have. */
const CMS_NAME = 'Only the CMS says this';
const BUILTIN_NAME = 'Fender';

const keep = forThisFile();
let strapi: Strapi;
let proxy: Proxy;
let shop: Shop;
/** The site as it is before the trouble. */
let before: Files;

beforeAll(async () => {
  strapi = keep(await startStrapi({ snapshot: inject('snapshots').plain }));
  strapi.database.change('products', '1', { name_en: CMS_NAME });
  proxy = keep(await startProxy(strapi.url));
  shop = keep(await copyShop(PER_CATEGORY));
  const { code, log } = await shop.build('dist', {});
  expect(code, log).toBe(0);
  before = await shop.files('dist');
});

beforeEach(() => proxy.reset());

interface Trouble {
  name: string;
  make: () => Promise<void> | void;
  mend?: () => Promise<void> | void;
  env?: Record<string, string>;
  /** What the build log says of it. */
  reason: string | RegExp;
  /** How often the first page of the list is asked for. */
  asked: number;
}

const everyPage = (fault: Awaited<ReturnType<Proxy['before']>>) => () => {
  proxy.before = ({ path }) => (path === PRODUCTS ? fault : undefined);
};

const TROUBLES: Trouble[] = [
  {
    name: 'killed in mid-pull',
    make: () => {
      proxy.before = async ({ page }) => {
        if (page === 2) await strapi.kill();
        return undefined;
      };
    },
    mend: () => strapi.startAgain(),
    reason: /\/api\/products: connection failed or was dropped \(.+\)/,
    asked: 1,
  },
  {
    name: 'frozen',
    make: () => strapi.freeze(),
    mend: () => strapi.thaw(),
    reason: /\/api\/products did not answer within 10 s/,
    asked: 1,
  },
  {
    name: 'not permitted to the public any more',
    make: () => strapi.editor.letPublicReadProducts(false),
    mend: () => strapi.editor.letPublicReadProducts(true),
    reason: /\/api\/products answered 403/,
    asked: 1,
  },
  {
    name: 'given a wrong token',
    make: () => undefined,
    env: { CMS_TOKEN: 'wrong' },
    reason: /\/api\/products answered 401/,
    asked: 1,
  },
  {
    name: 'down for maintenance',
    make: everyPage({ status: 503, headers: { 'Retry-After': '1' } }),
    reason: /\/api\/products answered 503/,
    asked: 2,
  },
  {
    name: 'cutting its answers short',
    make: everyPage('cut'),
    reason: /\/api\/products: connection failed or was dropped \(.+\)/,
    asked: 2,
  },
  {
    name: 'full of entries that cannot be used',
    make: () => changePrices(29, -1),
    mend: () => changePrices(29, 100),
    reason: '29 of 140 products are invalid',
    asked: 1,
  },
];

const changePrices = (products: number, price: number) => {
  for (let id = 2; id < 2 + products; id++) {
    strapi.database.change('products', String(id), { price, original_price: null });
  }
};

const escaped = (reason: string | RegExp) =>
  typeof reason === 'string' ? reason.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : reason.source;

describe.each(TROUBLES)('a CMS that is $name', ({ make, mend, env, reason, asked }) => {
  async function build(fallback: string): Promise<Build> {
    await make();
    try {
      return await shop.build('dist', { CMS_URL: proxy.url, CMS_FALLBACK: fallback, ...env });
    } finally {
      await mend?.();
    }
  }
  const askedFor = () =>
    proxy.asked.filter(({ path, page }) => path === PRODUCTS && page === 1).length;

  it('fails a build that must not fall back, and leaves the old site as it was', async () => {
    const { code, log } = await build('fail');
    expect(log).toMatch(
      new RegExp(
        `The CMS cannot be used: .*${escaped(reason)}\\. ` +
          'The build stops because CMS_FALLBACK is "fail" \\(\\d+\\.\\d s\\)',
      ),
    );
    expect(code).toBe(1);
    expect(differences(await shop.files('dist'), before)).toEqual([]);
    expect(askedFor()).toBe(asked);
  });

  it('is replaced by the built-in catalogue otherwise', async () => {
    const { code, log } = await build('catalogue');
    expect(log).toMatch(
      new RegExp(
        `The CMS cannot be used: .*${escaped(reason)}\\. ` +
          `Falling back: ${SMALL} products from the built-in catalogue, 0 rejected, \\d+\\.\\d s`,
      ),
    );
    expect(code, log).toBe(0);
    expect(differences(await shop.files('dist'), before)).toEqual([]);
    expect(await shop.report('dist')).toMatchObject({ source: 'catalogue', products: SMALL });
    const page = await shop.read('dist', 'en/product/1.html');
    expect(page).toContain(BUILTIN_NAME);
    expect(page).not.toContain(CMS_NAME);
    expect(askedFor()).toBe(asked);
  });
});

describe('a CMS that is down for a moment', () => {
  it('is asked again, no sooner than it says', async () => {
    let refused = 0;
    proxy.before = ({ path }) =>
      path === PRODUCTS && refused++ === 0
        ? { status: 503, headers: { 'Retry-After': '2' } }
        : undefined;
    const { code, log } = await shop.build('from-cms', {
      CMS_URL: proxy.url,
      CMS_FALLBACK: 'fail',
    });
    expect(code, log).toBe(0);
    expect(log).toMatch(/140 products from the CMS at .*, 0 rejected/);
    expect(await shop.read('from-cms', 'en/product/1.html')).toContain(CMS_NAME);
    const [first, second] = proxy.asked.filter(({ path }) => path === PRODUCTS);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1990);
  });
});

const SENSELESS = [
  { of: 'no price', columns: { price: null }, field: 'price' },
  { of: 'a negative price', columns: { price: -5 }, field: 'price' },
  { of: 'a fractional price', columns: { price: 12.5 }, field: 'price' },
  { of: 'a price in words', columns: { price: 'cheap' }, field: 'price' },
  { of: 'an unknown category', columns: { category: 'bagpipes' }, field: 'category' },
  { of: 'an empty name', columns: { name: '' }, field: 'name' },
  {
    of: 'a reduced price above the old one',
    columns: { original_price: 1 },
    field: 'originalPrice',
  },
  { of: 'badges that are no list', columns: { badges: '{"hot":true}' }, field: 'badges' },
] as const;

describe.each(['fail', 'catalogue'])(
  'entries without sense, where trouble means %s',
  (fallback) => {
    it('are left out and reported, and the rest is built', async () => {
      const idOf = (index: number) => String(40 + index);
      for (const [index, { columns }] of SENSELESS.entries()) {
        strapi.database.change('products', idOf(index), columns);
      }
      const { code, log } = await shop.build('from-cms', {
        CMS_URL: proxy.url,
        CMS_FALLBACK: fallback,
      });
      expect(code, log).toBe(0);
      const shown = 140 - SENSELESS.length;
      expect(log).toMatch(
        new RegExp(`${shown} products from the CMS at .*, ${SENSELESS.length} rejected`),
      );

      const { rejected, products, source } = await shop.report('from-cms');
      expect({ source, products }).toEqual({ source: 'cms', products: shown });
      const fields = rejected.map(({ kind, id, mistakes }) => [
        kind,
        id,
        ...mistakes.map((m) => m.field),
      ]);
      expect(fields.sort()).toEqual(
        SENSELESS.map(({ field }, index) => ['product', idOf(index), field]),
      );
      const files = await shop.files('from-cms');
      for (const [index, { of }] of SENSELESS.entries()) {
        expect(log, of).toMatch(
          new RegExp(`Rejected product ${idOf(index)} .*${SENSELESS[index]?.field}: `),
        );
        expect(files.has(`product/${idOf(index)}.html`), of).toBe(false);
        expect(files.has(`en/product/${idOf(index)}.html`), of).toBe(false);
      }
      expect(files.has('product/39.html')).toBe(true);
    });
  },
);

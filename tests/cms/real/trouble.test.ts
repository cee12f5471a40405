import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { PER_CATEGORY, SMALL } from './catalogue';
import { forThisFile } from './for-this-file';
import { startProxy, type Proxy } from './proxy';
import { copyShop, differences, type Build, type Files, type Shop } from './shop';
import { startStrapi, type Strapi } from './strapi';

const PRODUCTS = '/api/products';
/** The name in the CMS of a product that both sources have. */
const CMS_NAME = 'Only in the CMS';
const BUILTIN_NAME = 'Fender';

const keep = forThisFile();
let strapi: Strapi;
let proxy: Proxy;
let shop: Shop;
/** The site before the failure. */
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

interface Failure {
  name: string;
  make: () => Promise<void> | void;
  undo?: () => Promise<void> | void;
  env?: Record<string, string>;
  /** As in the build log. */
  reason: string | RegExp;
  /** Number of requests for the first page of the list. */
  requests: number;
}

const everyPage = (fault: Awaited<ReturnType<Proxy['before']>>) => () => {
  proxy.before = ({ path }) => (path === PRODUCTS ? fault : undefined);
};

const FAILURES: Failure[] = [
  {
    name: 'killed after the first page',
    make: () => {
      proxy.before = async ({ page }) => {
        if (page === 2) await strapi.kill();
        return undefined;
      };
    },
    undo: () => strapi.startAgain(),
    reason: /\/api\/products: connection failed or was dropped \(.+\)/,
    requests: 1,
  },
  {
    name: 'frozen',
    make: () => strapi.freeze(),
    undo: () => strapi.thaw(),
    reason: /\/api\/products did not answer within 10 s/,
    requests: 1,
  },
  {
    name: 'no longer readable for the public role',
    make: () => strapi.editor.letPublicReadProducts(false),
    undo: () => strapi.editor.letPublicReadProducts(true),
    reason: /\/api\/products answered 403/,
    requests: 1,
  },
  {
    name: 'given a wrong token',
    make: () => undefined,
    env: { CMS_TOKEN: 'wrong' },
    reason: /\/api\/products answered 401/,
    requests: 1,
  },
  {
    name: 'down for maintenance',
    make: everyPage({ status: 503, headers: { 'Retry-After': '1' } }),
    reason: /\/api\/products answered 503/,
    requests: 2,
  },
  {
    name: 'sending incomplete bodies',
    make: everyPage('cut'),
    reason: /\/api\/products: connection failed or was dropped \(.+\)/,
    requests: 2,
  },
  {
    name: 'full of invalid entries',
    make: () => changePrices(29, -1),
    undo: () => changePrices(29, 100),
    reason: '29 of 140 products are invalid',
    requests: 1,
  },
];

const changePrices = (products: number, price: number) => {
  for (let id = 2; id < 2 + products; id++) {
    strapi.database.change('products', String(id), { price, original_price: null });
  }
};

const escaped = (reason: string | RegExp) =>
  typeof reason === 'string' ? reason.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : reason.source;

describe.each(FAILURES)('a CMS that is $name', ({ make, undo, env, reason, requests }) => {
  async function build(fallback: string): Promise<Build> {
    await make();
    try {
      return await shop.build('dist', { CMS_URL: proxy.url, CMS_FALLBACK: fallback, ...env });
    } finally {
      await undo?.();
    }
  }
  const requestsOfFirstPage = () =>
    proxy.requests.filter(({ path, page }) => path === PRODUCTS && page === 1).length;

  it('fails the build without a fallback and keeps the old site', async () => {
    const { code, log } = await build('fail');
    expect(log).toMatch(
      new RegExp(
        `The CMS cannot be used: .*${escaped(reason)}\\. ` +
          'The build stops because CMS_FALLBACK is "fail" \\(\\d+\\.\\d s\\)',
      ),
    );
    expect(code).toBe(1);
    expect(differences(await shop.files('dist'), before)).toEqual([]);
    expect(requestsOfFirstPage()).toBe(requests);
  });

  it('is replaced by the built-in catalogue with a fallback', async () => {
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
    expect(requestsOfFirstPage()).toBe(requests);
  });
});

describe('a CMS that is down temporarily', () => {
  it('is requested again after Retry-After', async () => {
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
    const [first, second] = proxy.requests.filter(({ path }) => path === PRODUCTS);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1990);
  });
});

const INVALID = [
  { of: 'no price', columns: { price: null }, field: 'price' },
  { of: 'a negative price', columns: { price: -5 }, field: 'price' },
  { of: 'a fractional price', columns: { price: 12.5 }, field: 'price' },
  { of: 'a price that is text', columns: { price: 'cheap' }, field: 'price' },
  { of: 'an unknown category', columns: { category: 'bagpipes' }, field: 'category' },
  { of: 'an empty name', columns: { name: '' }, field: 'name' },
  {
    of: 'a price above the original price',
    columns: { original_price: 1 },
    field: 'originalPrice',
  },
  { of: 'badges that are not a list', columns: { badges: '{"hot":true}' }, field: 'badges' },
] as const;

describe.each(['fail', 'catalogue'])('invalid entries with CMS_FALLBACK=%s', (fallback) => {
  it('are rejected and reported; the others are built', async () => {
    const idOf = (index: number) => String(40 + index);
    for (const [index, { columns }] of INVALID.entries()) {
      strapi.database.change('products', idOf(index), columns);
    }
    const { code, log } = await shop.build('from-cms', {
      CMS_URL: proxy.url,
      CMS_FALLBACK: fallback,
    });
    expect(code, log).toBe(0);
    const shown = 140 - INVALID.length;
    expect(log).toMatch(
      new RegExp(`${shown} products from the CMS at .*, ${INVALID.length} rejected`),
    );

    const { rejected, products, source } = await shop.report('from-cms');
    expect({ source, products }).toEqual({ source: 'cms', products: shown });
    const fields = rejected.map(({ kind, id, issues }) => [
      kind,
      id,
      ...issues.map((m) => m.field),
    ]);
    expect(fields.sort()).toEqual(
      INVALID.map(({ field }, index) => ['product', idOf(index), field]),
    );
    const files = await shop.files('from-cms');
    for (const [index, { of }] of INVALID.entries()) {
      expect(log, of).toMatch(
        new RegExp(`Rejected product ${idOf(index)} .*${INVALID[index]?.field}: `),
      );
      expect(files.has(`product/${idOf(index)}.html`), of).toBe(false);
      expect(files.has(`en/product/${idOf(index)}.html`), of).toBe(false);
    }
    expect(files.has('product/39.html')).toBe(true);
  });
});

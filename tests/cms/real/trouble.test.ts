import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { PER_CATEGORY, SMALL } from './catalogue';
import { forThisFile } from './for-this-file';
import { startProxy, type Proxy } from './proxy';
import { copyShop, differences, type Build, type Files, type Shop } from './shop';
import { startStrapi, type Strapi } from './strapi';

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
  reason: RegExp;
}

const FAILURES: Failure[] = [
  {
    name: 'killed after the first page',
    make: () => {
      proxy.before = async ({ page }) => {
        if (page === 2) await strapi.kill();
      };
    },
    undo: () => strapi.startAgain(),
    reason: /\/api\/products: connection failed or was dropped \(.+\)/,
  },
  {
    name: 'frozen',
    make: () => strapi.freeze(),
    undo: () => strapi.thaw(),
    reason: /\/api\/products did not answer within 10 s/,
  },
  {
    name: 'no longer readable for the public role',
    make: () => strapi.editor.letPublicReadProducts(false),
    undo: () => strapi.editor.letPublicReadProducts(true),
    reason: /\/api\/products answered 403/,
  },
  {
    name: 'given a wrong token',
    make: () => undefined,
    env: { CMS_TOKEN: 'wrong' },
    reason: /\/api\/products answered 401/,
  },
];

describe.each(FAILURES)('a CMS that is $name', ({ make, undo, env, reason }) => {
  async function build(fallback: string): Promise<Build> {
    await make();
    try {
      return await shop.build('dist', { CMS_URL: proxy.url, CMS_FALLBACK: fallback, ...env });
    } finally {
      await undo?.();
    }
  }
  it('fails the build without a fallback and keeps the old site', async () => {
    const { code, log } = await build('fail');
    expect(log).toMatch(
      new RegExp(
        `The CMS cannot be used: .*${reason.source}\\. ` +
          'The build stops because CMS_FALLBACK is "fail" \\(\\d+\\.\\d s\\)',
      ),
    );
    expect(code).toBe(1);
    expect(differences(await shop.files('dist'), before)).toEqual([]);
  });

  it('is replaced by the built-in catalogue with a fallback', async () => {
    const { code, log } = await build('catalogue');
    expect(log).toMatch(
      new RegExp(
        `The CMS cannot be used: .*${reason.source}\\. ` +
          `Falling back: ${SMALL} products from the built-in catalogue, 0 rejected, \\d+\\.\\d s`,
      ),
    );
    expect(code, log).toBe(0);
    expect(differences(await shop.files('dist'), before)).toEqual([]);
    expect(await shop.report('dist')).toMatchObject({ source: 'catalogue', products: SMALL });
    const page = await shop.read('dist', 'en/product/1.html');
    expect(page).toContain(BUILTIN_NAME);
    expect(page).not.toContain(CMS_NAME);
  });
});

const INVALID = [
  { of: 'no price', columns: { price: null }, field: 'price' },
  { of: 'a price that is text', columns: { price: 'cheap' }, field: 'price' },
  { of: 'an unknown category', columns: { category: 'bagpipes' }, field: 'category' },
  { of: 'badges that are not a list', columns: { badges: '{"hot":true}' }, field: 'badges' },
] as const;

it('invalid entries are rejected and reported; the others are built', async () => {
  const idOf = (index: number) => String(40 + index);
  for (const [index, { columns }] of INVALID.entries()) {
    strapi.database.change('products', idOf(index), columns);
  }
  const { code, log } = await shop.build('from-cms', { CMS_URL: strapi.url, CMS_FALLBACK: 'fail' });
  expect(code, log).toBe(0);
  const { rejected, products, source } = await shop.report('from-cms');
  expect({ source, products }).toEqual({ source: 'cms', products: 140 - INVALID.length });
  const fields = rejected.map(({ kind, id, issues }) => [kind, id, ...issues.map((m) => m.field)]);
  expect(fields.sort()).toEqual(INVALID.map(({ field }, index) => ['product', idOf(index), field]));
  const files = await shop.files('from-cms');
  for (const [index, { of, field }] of INVALID.entries()) {
    expect(log, of).toMatch(new RegExp(`Rejected product ${idOf(index)} .*${field}: `));
    expect(files.has(`product/${idOf(index)}.html`), of).toBe(false);
  }
  expect(files.has('product/39.html')).toBe(true);
});

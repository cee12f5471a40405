import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { copyShop, reusablePages, type ShopCopy } from './shop-copy';

const PRODUCTS = 12;
const PAGE = 'en/404.html';
const SOURCE = 'src/pages/[...locale]/404.astro';

let cms: FakeStrapi;
let shop: ShopCopy;
beforeAll(async () => {
  cms = await startFakeStrapi(fakeProducts(PRODUCTS));
  shop = await copyShop({
    CMS_URL: cms.url,
    CMS_FALLBACK: 'fail',
    SOURCE_DATE_EPOCH: '1700000000',
  });
  await shop.build();
}, 120_000);
afterAll(async () => {
  await cms.stop();
  await shop.remove();
});

it(
  'a build that was started ahead reads the content when it is requested, and reuses pages',
  { timeout: 300_000 },
  async () => {
    const build = await shop.startAhead();
    const [first, ...others] = fakeProducts(PRODUCTS);
    cms.entries.products = [{ ...first, price: 4321 }, ...others];
    const { files, outdated, reused } = await build();
    expect(outdated).toBe(false);
    expect(reused).toBeGreaterThan(0);
    expect(reused).toBeLessThan(reusablePages(files).length);
    expect(files).toEqual((await shop.buildFromScratch()).files);
    const pages = [...files].filter(([path]) => path.startsWith('en/product/'));
    expect(pages.filter(([, page]) => page.includes('4,321'))).not.toEqual([]);
  },
);

it(
  'a build that was started ahead fails with the reason if the CMS fails',
  { timeout: 300_000 },
  async () => {
    const build = await shop.startAhead();
    cms.onRequest = () => ({ status: 403 });
    await expect(build()).rejects.toThrow('The CMS cannot be used');
    cms.onRequest = () => undefined;
    const { files } = await shop.build();
    expect(files).toEqual((await shop.buildFromScratch()).files);
  },
);

it('a build that was started ahead holds up no other build', { timeout: 300_000 }, async () => {
  const build = await shop.startAhead();
  const other = await shop.build({ outDir: 'other' });
  const { files, outdated } = await build();
  expect(outdated).toBe(false);
  expect(files).toEqual(other.files);
});

it(
  'a process that was started ahead does not build if another build has replaced its files',
  { timeout: 300_000 },
  async () => {
    const build = await shop.startAhead();
    const other = await shop.build();
    const { files, outdated } = await build();
    expect(outdated).toBe(true);
    expect(files).toEqual(other.files);
  },
);

it(
  'a process that was started ahead does not build if code has changed since',
  { timeout: 300_000 },
  async () => {
    const build = await shop.startAhead();
    const code = await shop.read(SOURCE);
    await shop.put(new Map([[SOURCE, `${code}\n<p>changed</p>`]]));
    const { files, outdated } = await build();
    expect(outdated).toBe(true);
    expect(String(files.get(PAGE))).toContain('changed');
  },
);

it(
  'a process that was started ahead does not build if there are other pictures',
  { timeout: 300_000 },
  async () => {
    const build = await shop.startAhead();
    const [first, ...others] = fakeProducts(PRODUCTS);
    const image = sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } });
    cms.files.set('/uploads/1.png', await image.png().toBuffer());
    cms.entries.products = [{ ...first, image: { url: '/uploads/1.png' } }, ...others];
    const { files, outdated } = await build();
    expect(outdated).toBe(true);
    expect(files).toEqual((await shop.buildFromScratch()).files);
  },
);

import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { copyShop, reusablePages, type ShopCopy } from './shop-copy';

const PAGE = 'en/404.html';
const SOURCE = 'src/pages/[...locale]/404.astro';

let cms: FakeStrapi;
let shop: ShopCopy;
beforeAll(async () => {
  cms = await startFakeStrapi(fakeProducts(3));
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
  'a build that was started ahead reads the content when it is requested, and holds up no other build',
  { timeout: 300_000 },
  async () => {
    const build = await shop.startAhead();
    cms.entries.products = fakeProducts(4);
    await shop.build();
    const { files, outdated, reused } = await build();
    expect(outdated).toBe(false);
    // All that the other build has rendered.
    expect(reused).toBe(reusablePages(files).length);
    expect(files).toEqual((await shop.buildFromScratch()).files);
    const { products } = JSON.parse(String(files.get('build.json'))) as { products: number };
    expect(products).toBe(4);
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

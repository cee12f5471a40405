import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { copyShop, type ShopCopy } from './shop-copy';

const DRAFT_NAME = 'Only in the draft';

let cms: FakeStrapi;
let shop: ShopCopy;
beforeEach(async () => {
  const products = fakeProducts(3);
  cms = await startFakeStrapi(products);
  cms.drafts = products.map((product) => ({ ...product, nameEn: `Fender ${DRAFT_NAME}` }));
  shop = await copyShop({ CMS_URL: cms.url, CMS_FALLBACK: 'fail', CMS_TOKEN: 'token' });
});
afterEach(async () => {
  await cms.stop();
  await shop.remove();
});

it(
  'builds that run at the same time in one checkout do not mix their content',
  { timeout: 300_000 },
  async () => {
    // A slow CMS: without a lock, each build reads the content while the other renders.
    let asked = 0;
    cms.onRequest = () => {
      asked++;
      return undefined;
    };
    for (const delay of [0, 300, 1500]) {
      const published = shop.build({ outDir: 'published' });
      await new Promise((done) => setTimeout(done, delay));
      const preview = shop.build({ outDir: 'preview', env: { CMS_DRAFTS: 'true' } });
      const [{ files: shown }, { files: drafts }] = await Promise.all([published, preview]);

      for (const [files, hasDrafts] of [
        [shown, false],
        [drafts, true],
      ] as const) {
        const report = JSON.parse(String(files.get('build.json'))) as Record<string, unknown>;
        expect('drafts' in report).toBe(hasDrafts);
        const pages = [...files].filter(([path]) => path.startsWith('en/product/'));
        expect(pages).toHaveLength(3);
        for (const [path, page] of pages) {
          expect(page.includes(DRAFT_NAME), path).toBe(hasDrafts);
        }
      }
    }
    expect(asked).toBeGreaterThan(0);
  },
);

it('a build that is killed does not keep the next one waiting', { timeout: 120_000 }, async () => {
  await mkdir(join(shop.root, '.cache'), { recursive: true });
  await shop.breakOffBuild(1);
  const { files } = await shop.build();
  expect(files.get('en/product/doc000000000000000000001.html')?.length).toBeGreaterThan(1000);
});

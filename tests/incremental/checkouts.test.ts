import { readdir, rename, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeProduct } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { copyShop, reusablePages, type ShopCopy } from './shop-copy';

/** Three products, each with a page in two languages. */
const NUMBERS = [1, 2, 3];
const PAGES = 2 * NUMBERS.length;

const products = (fields: object = {}) =>
  NUMBERS.map((id) => {
    const image = { url: `/uploads/${id}.png`, updatedAt: '2026-11-01T10:00:00.000Z' };
    return fakeProduct(id, { image, ...fields });
  });

let cms: FakeStrapi;
let shops: [ShopCopy, ShopCopy];
beforeAll(async () => {
  cms = await startFakeStrapi(products());
  for (const id of NUMBERS) {
    const background = { r: 80 * id, g: 100, b: 120 };
    const image = sharp({ create: { width: 900, height: 900, channels: 3, background } });
    cms.files.set(`/uploads/${id}.png`, await image.png().toBuffer());
  }
  const env = { CMS_URL: cms.url, CMS_FALLBACK: 'fail', SOURCE_DATE_EPOCH: '1700000000' };
  shops = [await copyShop(env), await copyShop(env)];
}, 60_000);
afterAll(async () => {
  await cms.stop();
  for (const shop of shops) await shop.remove();
});

type Files = ReadonlyMap<string, Buffer>;

function expectEqual(files: Files, expected: Files): void {
  expect([...files.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [path, content] of files) {
    expect(expected.get(path)?.equals(content), path).toBe(true);
  }
}

/** Paths of files in a folder of the cache. */
async function cached(shop: ShopCopy, folder: string, ending: string): Promise<string[]> {
  const path = join(shop.root, '.cache', folder);
  const files = await readdir(path, { recursive: true });
  return files.filter((file) => file.endsWith(ending)).map((file) => join(path, file));
}

it(
  'checkouts at different paths build the same bytes, also after their caches were damaged',
  { timeout: 600_000 },
  async () => {
    const [shop, other] = shops;
    const { files } = await shop.build();
    expect([...files.keys()].filter((path) => path.includes('product/'))).toHaveLength(PAGES);
    expectEqual((await other.build()).files, files);

    const damaged = [
      (await cached(shop, 'astro', '.html'))[0],
      (await cached(shop, 'astro', '.webp'))[0],
      (await cached(shop, 'cms', '.webp'))[0],
      (await cached(shop, 'link-pictures', '.jpg'))[0],
    ];
    for (const [index, file] of damaged.entries()) {
      if (!file) throw new Error(`There is no file for damage ${index}`);
      await truncate(file, index === 0 ? 0 : 100);
    }
    const again = await shop.build();
    expectEqual(again.files, files);
    expect(again.reused).toBe(reusablePages(files).length - 1);

    // Reused pages are links to cached files, which later builds must not overwrite.
    await rename(join(shop.root, 'dist'), join(shop.root, 'earlier'));
    cms.entries.products = products({ price: 1 });
    const page = [...files.keys()].find((path) => path.startsWith('product/')) ?? '';
    expect((await shop.build()).files.get(page)).not.toEqual(files.get(page));
    expectEqual(await shop.readFolder('earlier'), files);
  },
);

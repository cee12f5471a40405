import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { fakeProduct } from '../cms/fake/entries';
import { startFakeStrapi } from '../cms/fake/strapi';
import { copyShop, differences } from '../cms/real/shop';

it('checkouts at different paths build the same bytes', { timeout: 240_000 }, async () => {
  const image = { url: '/uploads/1.png', updatedAt: '2026-11-01T10:00:00.000Z' };
  const cms = await startFakeStrapi([1, 2, 3].map((id) => fakeProduct(id, { image })));
  const background = { r: 80, g: 100, b: 120 };
  const png = sharp({ create: { width: 900, height: 900, channels: 3, background } }).png();
  cms.files.set(image.url, await png.toBuffer());
  onTestFinished(() => cms.stop());

  const built = [];
  for (let checkout = 0; checkout < 2; checkout++) {
    const shop = await copyShop(1);
    onTestFinished(() => shop.remove());
    const { code, log } = await shop.build('dist', { CMS_URL: cms.url, CMS_FALLBACK: 'fail' });
    expect(code, log).toBe(0);
    built.push(await shop.files('dist'));
  }
  const [one, other] = built;
  expect(one?.size).toBeGreaterThan(50);
  expect(one && other && differences(one, other)).toEqual([]);
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi } from '../cms/fake/strapi';
import { copyShop } from '../cms/real/shop';

it('a build that fails says why and ends', { timeout: 240_000 }, async () => {
  const shop = await copyShop(1);
  onTestFinished(() => shop.remove());
  const cms = await startFakeStrapi(fakeProducts(3));
  onTestFinished(() => cms.stop());
  const env = { CMS_URL: cms.url, CMS_FALLBACK: 'fail' };
  const good = await shop.build('dist', env);
  expect(good.code, good.log).toBe(0);
  const report = await shop.report('dist');
  expect(report).toMatchObject({ source: 'cms', products: 3 });

  cms.onRequest = () => 'drop';
  const withoutCms = await shop.build('dist', env);
  expect(withoutCms.code).toBe(1);
  expect(withoutCms.log).toContain('The CMS cannot be used');
  // The site of the previous build is still served.
  expect(await shop.report('dist')).toEqual(report);

  await writeFile(join(shop.folder, 'src', 'pages', 'robots.txt.ts'), `import '~/gone';`);
  const broken = await shop.build('dist', { CMS_URL: '' });
  expect(broken.code).toBe(1);
  expect(broken.log).toContain('~/gone');
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyShop } from '../cms/real/shop';

it('a build that cannot bundle its code says so and ends', { timeout: 120_000 }, async () => {
  const shop = await copyShop(1);
  onTestFinished(() => shop.remove());
  await writeFile(join(shop.folder, 'src', 'pages', 'robots.txt.ts'), `import '~/gone';`);
  const { code, log } = await shop.build('dist', {});
  expect(log).toContain('~/gone');
  expect(code).toBe(1);
});

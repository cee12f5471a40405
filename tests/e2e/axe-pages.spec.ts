import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { islandsReady } from './support/page';

/** The URLs of all built pages, by their first folder. */
const sections = Map.groupBy(
  readdirSync(process.env['DIST'] ?? 'dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`)
    .sort(),
  (path) => path.replace(/^\/en(?=\/)/, '').split('/')[1],
);

/** Pages of each section, evenly distributed; pages.spec.ts checks one per template. */
const SAMPLE = { desktop: 32, phone: 8 };
const SHARDS = 4;

test.describe('axe reports no violations on a sample of pages', { tag: '@sweep' }, () => {
  test.slow();

  for (let shard = 0; shard < SHARDS; shard += 1) {
    test(`shard ${shard + 1} of ${SHARDS}`, async ({ page, isMobile, expectConsole }) => {
      const ownPages = [...sections.values()]
        .flatMap((paths) => {
          const step = Math.ceil(paths.length / SAMPLE[isMobile ? 'phone' : 'desktop']);
          return paths.filter((_, index) => index % step === 0);
        })
        .filter((_, index) => index % SHARDS === shard);
      if (ownPages.some((path) => path.endsWith('/404'))) expectConsole(/404: no page at/);
      const found: string[] = [];
      for (const path of ownPages) {
        await page.goto(path);
        await islandsReady(page);
        found.push(...(await violations(page)).map((violation) => `${path}: ${violation}`));
      }
      expect(ownPages.length).toBeGreaterThan(0);
      expect(found).toEqual([]);
    });
  }
});

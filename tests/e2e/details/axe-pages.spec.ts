import { readdirSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { violations } from '../support/axe';
import { islandsReady } from '../support/page';

/** The URLs of all built pages. */
const pages = readdirSync(process.env['DIST'] ?? 'dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`)
  .sort();

/** One in this many pages; pages.spec.ts checks one per template. */
const SAMPLE = { desktop: 4, phone: 20 };
const SHARDS = 4;

test.describe('axe reports no violations on a sample of pages', { tag: '@sweep' }, () => {
  test.slow(); // about 75 pages each

  for (let shard = 0; shard < SHARDS; shard += 1) {
    test(`shard ${shard + 1} of ${SHARDS}`, async ({ page, isMobile, expectConsole }) => {
      const ownPages = pages
        .filter((_, index) => index % SAMPLE[isMobile ? 'phone' : 'desktop'] === 0)
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

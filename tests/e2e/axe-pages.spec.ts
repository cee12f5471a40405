import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { islandsReady } from './support/page';

/** The URLs of all built pages. */
const pages = readdirSync(process.env['DIST'] ?? 'dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`)
  .sort();

/** The phone checks one in this many pages here, and one per template in pages.spec.ts; the desktop checks all. */
const SAMPLE = 10;
const SHARDS = 12;

test.describe('axe reports no violations', { tag: '@sweep' }, () => {
  test.slow(); // about 75 pages each

  for (let shard = 0; shard < SHARDS; shard += 1) {
    test(`on all pages, shard ${shard + 1} of ${SHARDS}`, async ({
      page,
      isMobile,
      expectConsole,
    }) => {
      const ownPages = pages
        .filter((_, index) => !isMobile || index % SAMPLE === 0)
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

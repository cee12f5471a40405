import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { islandsReady } from './support/page';

const folder = process.env['DIST'] ?? 'dist';

/** Every page of the built shop, as in the address bar. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`)
  .sort();

const SHARDS = 6;

// One page after another in the same tab; a product page takes a fraction of a second.
test.describe('axe finds nothing', () => {
  test.slow();

  for (let shard = 0; shard < SHARDS; shard += 1) {
    test(`on pages, part ${shard + 1} of ${SHARDS}`, async ({ page, expectConsole }) => {
      const own = pages.filter((_, index) => index % SHARDS === shard);
      if (own.some((path) => path.endsWith('/404'))) expectConsole(/404: no page at/);
      const found: string[] = [];
      for (const path of own) {
        await page.goto(path);
        await islandsReady(page);
        found.push(...(await violations(page)).map((violation) => `${path}: ${violation}`));
      }
      expect(own.length).toBeGreaterThan(0);
      expect(found).toEqual([]);
    });
  }
});

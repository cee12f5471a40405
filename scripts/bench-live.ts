/**
 * Measures the time from a save in the CMS until the page shows it: `npm run bench:live`, or with
 * other product counts, `npm run bench:live -- 140 1000`. Starts the bundled Strapi, and the shop as
 * `npm start` does; changes a price, waits until the page shows it, and prints a Markdown table
 * (docs/benchmarks.md). Strapi must have been installed by `npm run cms`. Deletes the pages and
 * pictures cached by earlier builds.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCms } from './bench/strapi.ts';
import { startShop } from './bench/start-shop.ts';
import { markdownTable } from './bench/markdown-table.ts';
import { spreadOf } from './bench/statistics.ts';
import { root } from './toolchain/node.mjs';

/** Saves that are measured with the cache of the previous build. */
const RUNS = 5;
const [CMS_PORT, SHOP_PORT] = [1348, 4348];
const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 140)) {
  console.error('Product counts must be integers of at least 140: npm run bench:live -- 140 1000');
  process.exit(1);
}

const clearCache = () => rmSync(join(root, '.cache', 'astro'), { recursive: true, force: true });
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const cms = await openCms(CMS_PORT, `http://localhost:${SHOP_PORT}/hooks/cms`);
try {
  const rows: string[][] = [];
  let price = 20_000;
  for (const size of sizes.length > 0 ? sizes : [140, 5000]) {
    await cms.grow(size);
    clearCache();
    const shop = await startShop(SHOP_PORT, cms.url, cms.secret);
    const fromSaveToPage = async () => {
      price += 1;
      const start = performance.now();
      await cms.setPrice('1', price);
      await shop.shows('/product/1', price.toLocaleString('en'));
      return performance.now() - start;
    };
    let fromNothing: number;
    const incremental: number[] = [];
    try {
      await shop.idle();
      clearCache();
      fromNothing = await fromSaveToPage();
      for (let run = 0; run < RUNS; run++) {
        await shop.idle();
        incremental.push(await fromSaveToPage());
      }
    } finally {
      await shop.close();
    }
    const { median, worst } = spreadOf(incremental);
    rows.push([
      size.toLocaleString('en'),
      seconds(fromNothing),
      `${seconds(median)} (${seconds(worst)})`,
      `${Math.round(shop.peakMemory() / 1e6)} MB`,
    ]);
    console.error(rows.at(-1)?.join('  '));
  }
  console.log(markdownTable(['Products', 'From nothing', 'Incremental', 'Peak memory'], rows));
} finally {
  await cms.close();
}

/**
 * Measures how soon a shared link with filters shows its results: `npm run bench:shared-link`. Opens such
 * links of the last build in Chromium, each without a cache, with a CPU slowed down four times and the slow
 * 4G of Lighthouse, and prints a Markdown table (docs/benchmarks.md).
 */
import { join } from 'node:path';
import { markdownTable } from './bench/markdown-table.ts';
import { serveSite } from './bench/serve-site.ts';
import { openSharedLink, type Opening } from './bench/shared-link-in-chromium.ts';
import { spreadOf } from './bench/statistics.ts';
import { root } from './toolchain/node.mjs';

const RUNS = 5;
const links = [
  '/en/instruments?brand=Fender&badge=hot',
  '/instruments?category=keyboards&max=20000&sort=price-low',
  '/en/instruments?category=guitars&scale=25-26',
];

const site = await serveSite(join(root, 'dist'));
try {
  const rows: string[][] = [];
  for (const link of links) {
    const runs: Opening[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await openSharedLink(site.origin + link));
    const median = (read: (run: Opening) => number) => spreadOf(runs.map(read)).median.toFixed(0);
    rows.push([
      `\`${link}\``,
      `${median(({ paint }) => paint)} ms`,
      `${median(({ paint, results }) => results - paint)} ms`,
      Math.max(...runs.map(({ shift }) => shift)).toFixed(3),
    ]);
  }
  console.log(markdownTable(['Link', 'First paint', 'Results after it', 'Worst CLS'], rows));
} finally {
  site.close();
}

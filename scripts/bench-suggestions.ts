/**
 * Measures how soon suggestions are painted after a key: `npm run bench:suggestions`. Types the queries of
 * `tests/search/golden.json` on the last build, in Chromium with a CPU slowed down four times, and prints a
 * Markdown table (docs/benchmarks.md). Needs an otherwise idle machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from './bench/markdown-table.ts';
import { serveSite } from './bench/serve-site.ts';
import { suggestionsInChromium } from './bench/suggestions-in-chromium.ts';
import { root } from './toolchain/node.mjs';

const SLOWDOWN = 4;

const queries = (
  JSON.parse(readFileSync(join(root, 'tests/search/golden.json'), 'utf8')) as { query: string }[]
).map(({ query }) => query);
const site = await serveSite(join(root, 'dist'));
try {
  const times = await suggestionsInChromium(site.origin, queries, SLOWDOWN);
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    `${(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN).toFixed(0)} ms`;
  console.log(
    markdownTable(
      ['Keys', 'Median', '95th percentile', 'Worst'],
      [[String(sorted.length), at(0.5), at(0.95), at(1)]],
    ),
  );
} finally {
  site.close();
}

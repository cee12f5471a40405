/**
 * Measures how soon suggestions are painted after a key: `npm run bench:suggestions`. Types the queries of
 * `tests/search/golden.json` on the last build, in Chromium with a CPU slowed down four times, and prints a
 * Markdown table and the slowest keys (docs/benchmarks.md). Fails above the limit. Needs an otherwise idle
 * machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from './bench/markdown-table.ts';
import { serveSite } from './bench/serve-site.ts';
import { suggestionsInChromium, type KeyTime } from './bench/suggestions-in-chromium.ts';
import { root } from './toolchain/node.mjs';

const SLOWDOWN = 4;
/** ms at the 95th percentile. */
const LIMIT = 50;
const SLOWEST = 5;

const PAGES = { zh: '/contact', en: '/en/contact' };

const all = JSON.parse(readFileSync(join(root, 'tests/search/golden.json'), 'utf8')) as {
  query: string;
  lang: string;
}[];

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? NaN;
const ms = (time: number) => `${time.toFixed(0)} ms`;
/** Of the typings of a key. */
const median = ({ times }: KeyTime) => at(times, 0.5);

function row(name: string, keys: readonly KeyTime[]): string[] {
  const medians = keys.map(median);
  const fastest = keys.map(({ times }) => Math.min(...times));
  return [
    name,
    String(keys.length),
    ms(at(medians, 0.5)),
    ms(at(medians, 0.95)),
    ms(at(medians, 1)),
    ms(at(fastest, 0.95)),
    ms(at(fastest, 1)),
  ];
}

const site = await serveSite(join(root, 'dist'));
try {
  const byLanguage: [string, KeyTime[]][] = [];
  for (const [language, path] of Object.entries(PAGES)) {
    const queries = all.filter(({ lang }) => lang.startsWith(language)).map(({ query }) => query);
    byLanguage.push([
      language,
      await suggestionsInChromium(`${site.origin}${path}`, queries, SLOWDOWN),
    ]);
  }
  const keys = byLanguage.flatMap(([, own]) => own);
  const titles = ['Page', 'Keys', 'Median', '95 %', 'Worst', 'Fastest, 95 %', 'Fastest, worst'];
  console.log(
    markdownTable(titles, [...byLanguage.map(([name, own]) => row(name, own)), row('both', keys)]),
  );
  const slowest = keys.toSorted((a, b) => median(b) - median(a)).slice(0, SLOWEST);
  for (const { typed, times } of slowest) console.log(`${typed}: ${times.map(ms).join(', ')}`);
  const reached = at(keys.map(median), 0.95);
  if (reached > LIMIT) {
    console.error(`95 % of the keys take up to ${ms(reached)}; the limit is ${LIMIT} ms.`);
    process.exitCode = 1;
  }
} finally {
  site.close();
}

/**
 * Measures what a build costs as the shop grows: `npm run bench:build`, or with other product counts,
 * `npm run bench:build -- 140 3000`. Builds the shop with generated products in a temporary folder. For
 * comparison, it writes the same HTML as plain files. Prints a Markdown table; `-- --write` puts it into
 * docs/benchmarks.md.
 * Product pictures are generated URLs; no picture is resized. Needs an otherwise idle machine.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyShop } from './bench/generated-shop.ts';
import { openSite } from './bench/page-weight.ts';
import { benchmarkOptions } from './bench/benchmark-options.ts';
import { publishTable } from './bench/publish-table.ts';

const { counts } = benchmarkOptions([140, 3000, 10_000], 140);

/** Seconds that writing the same pages as plain files, into a new folder, takes. */
function writeRaw(dist: string, pages: readonly string[]): number {
  const copy = `${dist}-raw`;
  for (const folder of new Set(pages.map(dirname))) {
    mkdirSync(join(copy, folder), { recursive: true });
  }
  let milliseconds = 0;
  for (const page of pages) {
    const content = readFileSync(join(dist, page));
    const start = performance.now();
    writeFileSync(join(copy, page), content);
    milliseconds += performance.now() - start;
  }
  return milliseconds / 1000;
}

const shop = copyShop();
try {
  console.error('Building once for the pictures of rooms');
  shop.stock(140);
  shop.build();

  const rows: string[][] = [];
  let smallest: number | undefined;
  for (const size of counts) {
    shop.stock(size);
    const { dist, seconds, cpu, memory } = shop.build();
    smallest ??= seconds;
    const pages = openSite(dist).pages();
    const raw = writeRaw(dist, pages);
    rows.push([
      size.toLocaleString('en'),
      pages.length.toLocaleString('en'),
      `${seconds.toFixed(1)} s (${cpu.toFixed(1)} s)`,
      `${(seconds / smallest).toFixed(1)} ×`,
      `${Math.round(seconds / raw)} ×`,
      `${((seconds * 1000) / pages.length).toFixed(1)} ms`,
      `${(memory / 1e9).toFixed(2)} GB`,
    ]);
    console.error(rows.at(-1)?.join('  '));
  }
  await publishTable(
    { document: 'docs/benchmarks.md', name: 'bench:build' },
    ['Products', 'Pages', 'Build (CPU)', 'Of the first', 'Of plain files', 'A page', 'Memory'],
    rows,
  );
} finally {
  shop.remove();
}

/**
 * Measures what a build costs as the shop grows: `npm run bench:build`, or with other product counts,
 * `npm run bench:build -- 140 3000`. Builds the shop with generated products in a temporary folder. For
 * comparison, it writes the same HTML as plain files. Prints a Markdown table; `-- --write` puts it into
 * docs/benchmarks.md.
 * Product pictures are generated URLs; no picture is resized. Needs an otherwise idle machine.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyShop } from './bench/generated-shop.ts';
import { gzipBytes, openSite } from './bench/page-weight.ts';
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

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Gzipped bytes of the English product list, and of one that has the rows of all products itself. */
function productListBytes(dist: string): { list: number; whole: number } {
  const name = readdirSync(join(dist, 'data')).find((file) => file.startsWith('en.')) ?? '';
  const text = readFileSync(join(dist, 'data', name), 'utf8');
  const { products, rows } = JSON.parse(text) as { products: unknown; rows: unknown };
  const all: unknown[] = [];
  if (typeof rows === 'string') {
    const fileAt = (index: number) => join(dist, `${rows}${index}.json`);
    for (let index = 0; existsSync(fileAt(index)); index++) {
      all.push(...(JSON.parse(readFileSync(fileAt(index), 'utf8')) as unknown[]));
    }
  }
  const whole = all.length > 0 ? JSON.stringify({ products, rows: all }) : text;
  return { list: gzipBytes(text), whole: gzipBytes(whole) };
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
    const { list, whole } = productListBytes(dist);
    rows.push([
      size.toLocaleString('en'),
      pages.length.toLocaleString('en'),
      `${seconds.toFixed(1)} s (${cpu.toFixed(1)} s)`,
      `${(seconds / smallest).toFixed(1)} ×`,
      `${Math.round(seconds / raw)} ×`,
      `${((seconds * 1000) / pages.length).toFixed(1)} ms`,
      `${(memory / 1e9).toFixed(2)} GB`,
      kilobytes(list),
      kilobytes(whole),
    ]);
    console.error(rows.at(-1)?.join('  '));
  }
  await publishTable(
    { document: 'docs/benchmarks.md', name: 'bench:build' },
    [
      'Products',
      'Pages',
      'Build (CPU)',
      'Of the first',
      'Of plain files',
      'A page',
      'Memory',
      'Product list',
      'With all rows',
    ],
    rows,
  );
} finally {
  shop.remove();
}

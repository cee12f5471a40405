/**
 * Measures what a build costs as the shop grows: `npm run bench:build`, or with other product counts,
 * `npm run bench:build -- 140 3000`; `-- --large` adds 50,000. Builds the shop with generated products
 * in a temporary folder, once with all pages rendered and once after a price has changed. For comparison,
 * it writes the same HTML as plain files and, where Hugo is installed, builds as many pages with it. Prints
 * two Markdown tables (docs/benchmarks.md).
 * Product pictures are generated URLs; no picture is resized. Needs an otherwise idle machine.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownTable } from './bench/markdown-table.ts';
import { buildWithHugo, hasHugo } from './bench/hugo.ts';
import { copyShop, type BuildCost } from './bench/generated-shop.ts';

const arguments_ = process.argv.slice(2);
const large = arguments_.includes('--large');
const given = arguments_.filter((argument) => argument !== '--large').map(Number);
if (given.some((size) => !Number.isInteger(size) || size < 140)) {
  console.error('Product counts must be integers of at least 140: npm run bench:build -- 140 3000');
  process.exit(1);
}
const sizes = [...(given.length > 0 ? given : [140, 1000, 10_000]), ...(large ? [50_000] : [])];

const pagesIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

/** Each into a new folder. Now and then the file system is busy with what was written before. */
const RAW_COPIES = 3;

/** Seconds that writing the same pages as plain files takes: the fastest of several times. */
const writeRaw = (dist: string, pages: readonly string[]): number =>
  Math.min(
    ...Array.from({ length: RAW_COPIES }, (_, copy) =>
      writeCopy(dist, `${dist}-raw-${copy}`, pages),
    ),
  );

function writeCopy(dist: string, copy: string, pages: readonly string[]): number {
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

const seconds = (time: number) => `${time.toFixed(1)} s`;
const withHugo = hasHugo();
if (!withHugo) console.error('Hugo is not installed: no comparison with it');
const shop = copyShop('all');
try {
  console.error('Building once for the pictures of rooms');
  shop.stock(140);
  await shop.build();

  const costs: string[][] = [];
  const phases: string[][] = [];
  for (const size of sizes) {
    const count = size.toLocaleString('en');
    const addPhases = (title: string, build: BuildCost) => {
      const share = (phase: string) => seconds(build.phases.get(phase) ?? 0);
      phases.push([
        `${count}, ${title}`,
        ...['start', 'content', 'bundle', 'pages', 'pictures'].map(share),
      ]);
    };
    shop.stock(size);
    shop.forgetPages();
    console.error(`${count} products: rendering all pages`);
    const all = await shop.build();
    addPhases('all pages', all);
    const pages = pagesIn(all.dist);
    const raw = writeRaw(all.dist, pages);
    const product = pages.find((page) => page.startsWith(join('en', 'product')));
    const hugo =
      withHugo && product
        ? buildWithHugo(readFileSync(join(all.dist, product), 'utf8'), pages.length)
        : undefined;

    shop.changePrice(size);
    console.error(`${count} products: one price changed`);
    const one = await shop.build();
    addPhases('one price', one);

    const ofRaw = (time: number) => `${Math.round(time / raw)} ×`;
    costs.push([
      count,
      pages.length.toLocaleString('en'),
      `${raw.toFixed(2)} s`,
      hugo === undefined ? '–' : seconds(hugo),
      `${seconds(all.seconds)} (${seconds(all.cpu)})`,
      ofRaw(all.seconds),
      `${(((all.phases.get('pages') ?? 0) * 1000) / pages.length).toFixed(1)} ms`,
      `${all.product.toFixed(1)} / ${all.catalogue.toFixed(1)} ms`,
      `${seconds(one.seconds)} (${seconds(one.cpu)})`,
      ofRaw(one.seconds),
      `${(Math.max(all.memory, one.memory) / 1e9).toFixed(2)} GB`,
    ]);
    console.error(costs.at(-1)?.join('  '));
  }
  console.log(
    markdownTable(
      [
        'Products',
        'Pages',
        'Plain files',
        'Hugo',
        'All pages (CPU)',
        'of plain',
        'A page',
        'Product / catalogue',
        'One price (CPU)',
        'of plain',
        'Peak memory',
      ],
      costs,
    ),
  );
  console.log();
  console.log(markdownTable(['Build', 'Start', 'Content', 'Bundle', 'Pages', 'Pictures'], phases));
} finally {
  shop.remove();
}

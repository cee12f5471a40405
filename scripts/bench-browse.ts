/**
 * Measures how fast the catalogue responds as the shop grows: `npm run bench:browse`, or with other
 * product counts, `npm run bench:browse -- 140 50000`. Builds the site with generated products in a
 * temporary folder, times clicks in Chromium on a CPU slowed down four times, on the shop and on a plain
 * page with the same products, and prints a Markdown table; `-- --write` puts it into docs/benchmarks.md.
 * Takes a few minutes, on an idle machine: others change the ratios too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browseInChromium } from './bench/browse-in-chromium.ts';
import { openSite } from './bench/page-weight.ts';
import { productCounts } from './bench/product-counts.ts';
import { publishTable } from './bench/publish-table.ts';
import { serveSite } from './bench/serve-site.ts';
import { copyShop } from './bench/generated-shop.ts';
import type { Spread } from './bench/statistics.ts';
import './toolchain/shop-modules.mjs';

const { addRowFile, missingFiles, rowFileUrl, unpackPriceList } =
  await import('../src/features/products/price-list/price-list.ts');

const RUNS = 24;
const sizes = productCounts([140, 1000, 10_000], 1);

const milliseconds = ({ median, worst }: Spread) => `${median.toFixed(0)} / ${worst.toFixed(0)}`;
/** Medians of the shop and of the plain page, and how many times slower the shop is. */
const compared = (shop: Spread, plain: Spread) =>
  `${shop.median.toFixed(0)} / ${plain.median.toFixed(0)} = ${(shop.median / plain.median).toFixed(2)}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** All products of a built site, and the path of their English price list. */
function allProducts(dist: string): { path: string; products: readonly unknown[] } {
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(dist, path), 'utf8'));
  const file = readdirSync(join(dist, 'data')).find((file) => file.startsWith('en.'));
  const path = `/data/${file}`;
  const list = unpackPriceList(readJson(path) as Parameters<typeof unpackPriceList>[0]);
  for (const rows of missingFiles(list, list.ids)) {
    const content = readJson(rowFileUrl(list, rows)) as Parameters<typeof addRowFile>[2];
    addRowFile(list, rows, content);
  }
  return { path, products: list.ids.map((id) => list.summaries.get(id)) };
}

async function measure(dist: string): Promise<string[]> {
  const { fileAt, weigh } = openSite(dist);
  const { path, products } = allProducts(dist);
  const site = await serveSite(dist);
  try {
    const { shop, plain, sort } = await browseInChromium(site.url, products, RUNS);
    return [
      compared(shop.select, plain.select),
      compared(shop.clear, plain.clear),
      milliseconds(sort),
      kilobytes(weigh('/en/instruments.html').html),
      kilobytes(fileAt(path).bytes),
    ];
  } finally {
    await site.stop();
  }
}

const shop = copyShop();
try {
  const rows: string[][] = [];
  for (const size of sizes) {
    console.error(`${size} products: building`);
    shop.stock(size);
    const { dist, seconds } = shop.build();
    console.error(`${size} products: built in ${seconds.toFixed(0)} s`);
    rows.push([size.toLocaleString('en'), ...(await measure(dist))]);
  }
  const titles = ['Products', 'Select', 'Clear', 'Sort', 'HTML', 'Price list'];
  await publishTable({ document: 'docs/benchmarks.md', name: 'bench:browse' }, titles, rows);
} finally {
  shop.remove();
}

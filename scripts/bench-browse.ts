/**
 * Measures how fast the catalogue responds as the shop grows: `npm run bench:browse`, or with other
 * product counts, `npm run bench:browse -- 140 50000`. Builds the site with generated products in a
 * temporary folder, times interactions in Chromium on a CPU slowed down four times, on the shop and on a plain
 * page with the same products, and prints a Markdown table; `-- --write` puts it into docs/benchmarks.md.
 * `-- --against <folder>` builds another checkout, with its packages installed, and measures it in turn with this one.
 * Takes a few minutes, on an idle machine: others change the ratios too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchmarkOptions } from './bench/benchmark-options.ts';
import { browseInChromium, INTERACTIONS, type Times } from './bench/browse-in-chromium.ts';
import { copyShop } from './bench/generated-shop.ts';
import { publishTable } from './bench/publish-table.ts';
import { serveSite } from './bench/serve-site.ts';
import { spreadOf } from './bench/statistics.ts';
import './toolchain/shop-modules.mjs';

const { addRowFile, missingFiles, rowFileUrl, unpackProductList } =
  await import('../src/features/products/product-list/product-list.ts');

const RUNS = 24;
const { counts, against } = benchmarkOptions([140, 1000, 10_000], 1);
const other =
  against === undefined
    ? undefined
    : ((await import(pathToFileURL(resolve(against, 'scripts/bench/generated-shop.ts')).href)) as {
        copyShop: typeof copyShop;
      });

/** Titles of the rows. */
const NAMES: Record<keyof Times, string> = {
  select: 'Select',
  clear: 'Clear',
  sort: 'Sort',
  open: 'Phone: open',
  tick: 'Phone: select',
  close: 'Phone: close',
};

/** Median and worst ms, or a dash if there are no times. */
function spreadCell(times: readonly number[]): string {
  if (times.length === 0) return '–';
  const { median, worst } = spreadOf(times);
  return `${median.toFixed(0)} / ${worst.toFixed(0)}`;
}
/** The ratio of the first median to the second. */
const ratioCell = (times: readonly number[], others: readonly number[]) =>
  others.length > 0 ? (spreadOf(times).median / spreadOf(others).median).toFixed(2) : '–';

/** All products of a built site, in the order of the catalogue: in that of the file, the first cards are of one brand. */
function allProducts(dist: string): readonly unknown[] {
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(dist, path), 'utf8'));
  const file = readdirSync(join(dist, 'data')).find((file) => file.startsWith('en.'));
  const list = unpackProductList(
    readJson(`/data/${file}`) as Parameters<typeof unpackProductList>[0],
  );
  for (const rows of missingFiles(list, list.ids)) {
    const content = readJson(rowFileUrl(list, rows)) as Parameters<typeof addRowFile>[2];
    addRowFile(list, rows, content);
  }
  const ids = list.ids.toSorted((one, other) => Number(one) - Number(other));
  return ids.map((id) => list.summaries.get(id));
}

/** The rows of one product count. */
async function measure(count: number, dists: readonly string[]): Promise<string[][]> {
  const servers = await Promise.all(dists.map((dist) => serveSite(dist)));
  try {
    const { plain, sites } = await browseInChromium(
      servers.map(({ url }) => url),
      allProducts(dists[0] as string),
      RUNS,
    );
    const [shop, before] = sites as [Times, Times?];
    return INTERACTIONS.map((name) => [
      count.toLocaleString('en'),
      NAMES[name],
      spreadCell(shop[name]),
      spreadCell(plain[name]),
      ratioCell(shop[name], plain[name]),
      ...(before ? [spreadCell(before[name]), ratioCell(shop[name], before[name])] : []),
    ]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const shops = [copyShop(), ...(other ? [other.copyShop()] : [])];
try {
  const rows: string[][] = [];
  for (const count of counts) {
    console.error(`${count} products: building`);
    const dists: string[] = [];
    for (const shop of shops) {
      shop.stock(count);
      // Another checkout may return a promise.
      dists.push((await Promise.resolve(shop.build())).dist);
    }
    rows.push(...(await measure(count, dists)));
    console.error(`${count} products: measured`);
  }
  const titles = ['Products', 'Interaction', 'Shop', 'Plain page', 'Ratio'];
  await publishTable(
    { document: 'docs/benchmarks.md', name: 'bench:browse' },
    other ? [...titles, 'Other checkout', 'Ratio'] : titles,
    rows,
  );
} finally {
  for (const shop of shops) shop.remove();
}

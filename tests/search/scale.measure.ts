import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { search } from '~/features/search/engine';
import type { Directory } from '~/features/search/index-format';
import { openIndex, type SearchIndex } from '~/features/search/open-index';
import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import { randomFrom } from '../../scripts/bench/random.ts';
import { generatedProducts, rowOf } from './generated';
import { miniSearch } from './minisearch';
import { measure } from './measure';
import { builtinProducts, filesFor, indexOf, readQueries, sectionNames } from './shop-index';
import type { Product } from '~/features/products/product';

/** Suggestions in the header. */
const SHOWN = { products: 6, labels: 4 };
const NAMES = 100;
/** Bytes with 10,000 products, at the 95th percentile: at the first key, and of all keys of a query. */
const BUDGET = { firstKey: 30_000, whole: 40_000 };

const gzipped = (text: string) => gzipSync(text).length;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** The queries of the files, and beginnings of product names. */
function queriesFor(products: readonly Product[]): string[] {
  const { next } = randomFrom(products.length);
  const names = Array.from(
    { length: NAMES },
    () =>
      products[Math.floor(next() * products.length)]?.name.en.split(' ').slice(0, 3).join(' ') ??
      '',
  );
  const files = ['./golden.json', './more.json'].flatMap(readQueries);
  return [...files.map(({ query }) => query), ...names];
}

interface Shop {
  directory: Directory;
  bodies: ReadonlyMap<string, string>;
  sizes: ReadonlyMap<string, number>;
}

function shopOf(products: readonly Product[]): Shop {
  const { directory, files } = filesFor(products, rowOf);
  return {
    directory,
    bodies: new Map(files.map(({ path, body }) => [path, body])),
    sizes: new Map(files.map(({ path, body }) => [path, gzipped(body)])),
  };
}

function openShop(shop: Shop): { index: SearchIndex; bytes: () => number } {
  let bytes = 0;
  const index = openIndex(shop.directory, (path) => {
    bytes += shop.sizes.get(path) ?? 0;
    return Promise.resolve(JSON.parse(shop.bodies.get(path) ?? 'null'));
  });
  return { index, bytes: () => bytes };
}

/** ms of this thread's CPU, whatever else the machine does. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function suggest(index: SearchIndex, query: string): Promise<number> {
  const start = cpuTime();
  const { products, labels } = await search(index, query);
  const time = cpuTime() - start;
  await index.rows([...products.slice(0, SHOWN.products), ...labels.slice(0, SHOWN.labels)], 'zh');
  return time;
}

/** Types each query into a fresh page: bytes at the first key and of all keys, ms of each. */
async function measureShop(products: readonly Product[]) {
  const shop = shopOf(products);
  const start = gzipped(JSON.stringify(shop.directory));
  const [first, whole, times]: [number[], number[], number[]] = [[], [], []];
  for (const query of queriesFor(products)) {
    const { index, bytes } = openShop(shop);
    const keys = Array.from(query);
    for (let count = 1; count <= keys.length; count++) {
      times.push(await suggest(index, keys.slice(0, count).join('')));
      // One Latin letter is too little to look for.
      if (count === (/[a-z0-9]/i.test(query[0] ?? '') ? 2 : 1)) first.push(start + bytes());
    }
    whole.push(bytes());
  }
  const kb = (value: number) => `${(value / 1000).toFixed(1)} KB`;
  const both = (values: readonly number[]) =>
    `${kb(percentile(values, 0.5))} / ${kb(percentile(values, 0.95))}`;
  const ms = (value: number) => value.toFixed(1);
  return {
    firstKey: percentile(first, 0.95),
    whole: percentile(whole, 0.95),
    row: [
      products.length.toLocaleString('en'),
      kb(start),
      String(shop.bodies.size),
      both(first),
      both(whole),
      `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}`,
    ],
  };
}

it('bytes and time do not grow with the shop', async () => {
  const rows: string[][] = [];
  for (const products of [
    await builtinProducts(),
    generatedProducts(10_000),
    generatedProducts(50_000),
  ]) {
    const { firstKey, whole, row } = await measureShop(products);
    rows.push(row);
    if (products.length === 10_000) {
      expect(firstKey).toBeLessThanOrEqual(BUDGET.firstKey);
      expect(whole).toBeLessThanOrEqual(BUDGET.whole);
    }
  }
  const titles = ['Products', 'Directory', 'Files', 'First key', 'Whole query', 'ms a key'];
  console.log(markdownTable(titles, rows));
});

it('compares with MiniSearch on the same words', async () => {
  const products = await builtinProducts();
  const sought = ['./golden.json', './more.json']
    .flatMap(readQueries)
    .filter(({ expect }) => expect.length > 0);
  const large = generatedProducts(10_000);
  const percent = (count: number) => `${((100 * count) / sought.length).toFixed(1)} %`;
  const ms = (times: readonly number[]) =>
    `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`;

  const own = await measure(indexOf(products), sought);
  const { index } = openShop(shopOf(large));
  const ownTimes: number[] = [];
  for (const { query } of sought) {
    await suggest(index, query);
    ownTimes.push(await suggest(index, query));
  }

  const small = miniSearch(products, sectionNames);
  const found = sought.filter(({ query, expect }) =>
    small
      .find(query)
      .slice(0, 5)
      .some((id) => expect.includes(id)),
  );
  const mini = miniSearch(large, sectionNames);
  const miniTimes = sought.map(({ query }) => {
    mini.find(query);
    const start = cpuTime();
    mini.find(query);
    return cpuTime() - start;
  });
  const rows = [
    ['Shop', percent(own.filter(({ success }) => success).length), 'in pieces', ms(ownTimes)],
    [
      'MiniSearch',
      percent(found.length),
      `${(gzipped(mini.bytes()) / 1000).toFixed(0)} KB`,
      ms(miniTimes),
    ],
  ];
  console.log(markdownTable(['Engine', 'Success at 5', 'Index at 10,000', 'ms a query'], rows));
});

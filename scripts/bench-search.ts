/**
 * Measures what a search costs as the shop grows: `npm run bench:search`; `-- --write` puts the table into
 * docs/benchmarks.md. Types the queries of tests/search, and the beginnings of product names, into generated
 * shops, each query into a fresh page. Exits with 1 if 10,000 products need more bytes than `BUDGET`.
 */
import { gzipSync } from 'node:zlib';
import type { Directory } from '../src/features/search/shared/index-format.ts';
import type { SearchIndex } from '../src/features/search/engine/open-index.ts';
import type { Product } from '../src/features/products/product.ts';
import { publishTable } from './bench/publish-table.ts';
import { randomFrom } from './bench/random.ts';
import { percentile } from './bench/statistics.ts';
import './toolchain/shop-modules.mjs';

const { search } = await import('../src/features/search/engine/engine.ts');
const { openIndex } = await import('../src/features/search/engine/open-index.ts');
const { generatedProducts, rowOf } = await import('../tests/search/generated.ts');
const { builtinProducts, filesFor, readQueries } = await import('../tests/search/shop-index.ts');

/** Suggestions in the header. */
const SHOWN = { products: 6, labels: 4 };
const NAMES = 100;
/** Bytes with 10,000 products, at the 95th percentile: at the first key, and of all keys of a query. */
const BUDGET = { firstKey: 30_000, whole: 40_000 };

const gzipped = (text: string) => gzipSync(text).length;

/** The queries of the files, and beginnings of product names. */
function queriesFor(products: readonly Product[]): string[] {
  const { pick } = randomFrom(products.length);
  const names = Array.from({ length: NAMES }, () =>
    pick(products).name.en.split(' ').slice(0, 3).join(' '),
  );
  const files = ['./golden.json', './more.json'].flatMap(readQueries);
  return [...files.map(({ query }) => query), ...names];
}

interface Shop {
  directory: Directory;
  bodies: ReadonlyMap<string, string>;
}

function shopOf(products: readonly Product[]): Shop {
  const { directory, files } = filesFor(products, rowOf);
  return { directory, bodies: new Map(files.map(({ path, body }) => [path, body])) };
}

function openShop({ directory, bodies }: Shop) {
  let bytes = 0;
  const index = openIndex(directory, (path) => {
    const body = bodies.get(path) ?? 'null';
    bytes += gzipped(body);
    return Promise.resolve(JSON.parse(body));
  });
  return { index, bytes: () => bytes };
}

/** ms of this thread's CPU, whatever else the machine does. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Looks for suggestions and fetches their rows; returns ms of the search. */
async function suggest(index: SearchIndex, query: string): Promise<number> {
  const start = cpuTime();
  const { products, labels } = await search(index, query);
  const time = cpuTime() - start;
  await index.rows([...products.slice(0, SHOWN.products), ...labels.slice(0, SHOWN.labels)], 'zh');
  return time;
}

const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;

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
  const both = (values: readonly number[], format: (value: number) => string) =>
    `${format(percentile(values, 0.5))} / ${format(percentile(values, 0.95))}`;
  const row = [
    products.length.toLocaleString('en'),
    kilobytes(start),
    String(shop.bodies.size),
    both(first, kilobytes),
    both(whole, kilobytes),
    both(times, (ms) => ms.toFixed(1)),
  ];
  return { firstKey: percentile(first, 0.95), whole: percentile(whole, 0.95), row };
}

const small = await measureShop(await builtinProducts());
const large = await measureShop(generatedProducts(10_000));
await publishTable(
  { document: 'docs/benchmarks.md', name: 'bench:search' },
  ['Products', 'Directory', 'Files', 'First key', 'Whole query', 'ms a key'],
  [small.row, large.row],
);
if (large.firstKey > BUDGET.firstKey || large.whole > BUDGET.whole) {
  console.error('More bytes than the limits of 30 KB at the first key and 40 KB a query.');
  process.exit(1);
}

/**
 * Measures how long a published price takes to appear on the page of its product: `npm run bench:save`, or with
 * `-- --write` into docs/benchmarks.md. Seeds a Strapi of its own with the built-in catalogue and starts the local server,
 * which Strapi's webhook tells to rebuild. Takes about five minutes, on an idle machine.
 */
import { spreadOf } from './bench/statistics.ts';
import { publishTable } from './bench/publish-table.ts';
import './toolchain/shop-modules.mjs';

const { startStrapi } = await import('../tests/cms/real/strapi.ts');
const { copyShop, serve } = await import('../tests/cms/real/shop.ts');
const { freePort } = await import('../tests/cms/real/free-port.ts');

const RUNS = 7;
const PRODUCT = '1';
/** ms between two requests for the page. */
const INTERVAL = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const port = await freePort();
const strapi = await startStrapi({ webhookUrl: `http://127.0.0.1:${port}/hooks/cms` });
const shop = await copyShop();
const { url: cms, secret } = strapi;
// Renders the pictures, which takes minutes, and keeps them.
await shop.build('first', { CMS_URL: cms });
const live = await serve(shop, { port, cms, secret, fallback: 'fail' });

/** Publishes a price and resolves to the ms until the page shows it. */
async function timeToLive(price: number): Promise<number> {
  const start = performance.now();
  await strapi.editor.publish(PRODUCT, { price, originalPrice: null });
  const shown = `HK$${price.toLocaleString('en')}`;
  while (!(await live.page(`/product/${PRODUCT}`)).text.includes(shown)) await pause(INTERVAL);
  return performance.now() - start;
}

async function untilIdle(): Promise<void> {
  while ((await live.status()).state !== 'idle') await pause(INTERVAL);
}

try {
  await untilIdle();
  const times: number[] = [];
  const builds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push((await timeToLive(4321 + run)) / 1000);
    await untilIdle();
    builds.push((await live.status()).lastGood?.seconds ?? NaN);
  }
  const { median, worst } = spreadOf(times);
  const build = spreadOf(builds).median;
  await publishTable(
    { document: 'docs/benchmarks.md', name: 'bench:save' },
    ['Products', 'Save', 'Worst', 'Build', 'Of the build'],
    [
      [
        String((await live.status()).lastGood?.build.products),
        ...[median, worst, build].map((seconds) => `${seconds.toFixed(1)} s`),
        `${(median / build).toFixed(2)} ×`,
      ],
    ],
  );
} finally {
  await live.remove();
  await shop.remove();
  await strapi.remove();
}

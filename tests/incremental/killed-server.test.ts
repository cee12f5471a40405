import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { freePort } from '../cms/real/free-port';
import { copyShop, type ShopCopy } from './shop-copy';

let cms: FakeStrapi;
let shop: ShopCopy;
let port: number;
let server: ChildProcess | undefined;
beforeEach(async () => {
  cms = await startFakeStrapi(fakeProducts(3));
  shop = await copyShop({});
  port = await freePort();
});
afterEach(async () => {
  if (server) await end('SIGTERM');
  await cms.stop();
  await shop.remove();
});

function start(): void {
  server = spawn(process.execPath, [join('scripts', 'server', 'live.ts')], {
    cwd: shop.root,
    env: { ...process.env, CMS_URL: cms.url, CMS_FALLBACK: 'catalogue', PORT: String(port) },
    stdio: 'ignore',
  });
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const ended = server && once(server, 'exit');
  server?.kill(signal);
  await ended;
  server = undefined;
}

/** The heading of a product of the CMS; of any other response, its status. */
const product = async () => {
  const url = `http://127.0.0.1:${port}/en/product/${String(fakeProducts(1)[0]?.['documentId'])}`;
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return response?.status;
  return /<h1[^>]*>(.*?)<\/h1>/s
    .exec(await response.text())?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .trim();
};
const status = async () => {
  const response = await fetch(`http://127.0.0.1:${port}/hooks/cms/status`);
  return (await response.json()) as { state: string; lastFailure: unknown };
};

it(
  'a killed server shows its last site as soon as it runs again, also without the CMS',
  { timeout: 300_000 },
  async () => {
    start();
    await expect.poll(product, { timeout: 90_000 }).toBe('Fender Guitar 1');
    await end('SIGKILL');

    cms.onRequest = () => 'drop';
    start();
    await expect.poll(product, { timeout: 60_000 }).toBe('Fender Guitar 1');
    await expect.poll(async () => (await status()).lastFailure, { timeout: 60_000 }).toBeTruthy();
    expect(await product()).toBe('Fender Guitar 1');
  },
);

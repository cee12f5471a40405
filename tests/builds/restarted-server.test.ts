import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeProducts } from '../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { freePort } from '../cms/real/free-port';
import { copyShop, serve, type LiveShop, type Shop } from '../cms/real/shop';

const SECRET = 'secret';

let cms: FakeStrapi;
let shop: Shop;
let live: LiveShop | undefined;
beforeEach(async () => {
  cms = await startFakeStrapi(fakeProducts(3));
  shop = await copyShop(1);
});
afterEach(async () => {
  await live?.remove();
  await cms.stop();
  await shop.remove();
});

const start = async (port: number, wait?: 'built' | 'restored') => {
  const serving = { port, cms: cms.url, secret: SECRET, fallback: 'catalogue' as const };
  live = await serve(shop, serving, wait);
  return live;
};
const productOf = async (server: LiveShop) => {
  const { status, text } = await server.page(
    `/en/product/${String(fakeProducts(1)[0]?.['documentId'])}`,
  );
  return status === 200 && text.includes('Fender Guitar 1');
};

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'after %s, a server shows its last site as soon as it runs again, also without the CMS',
  { timeout: 240_000 },
  async (signal) => {
    const port = await freePort();
    await (await start(port)).child.stop(signal);

    cms.onRequest = () => 'drop';
    const server = await start(port, 'restored');
    expect(await productOf(server)).toBe(true);
    await expect
      .poll(async () => (await server.status()).lastFailure?.reason, { timeout: 60_000 })
      .toContain('The CMS cannot be used');
    expect(await productOf(server)).toBe(true);
  },
);

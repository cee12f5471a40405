import { beforeEach, describe, expect, inject, it } from 'vitest';
import site from '~data/site.json' with { type: 'json' };
import { whyOf } from '~cms/../shop-state';
import { fakeGuide } from '../fake/entries';
import { PER_CATEGORY, SMALL } from './catalogue';
import { pathOf } from './editor';
import { forThisFile } from './for-this-file';
import { holdPort } from './free-port';
import { copyShop, serve } from './shop';
import { startStrapi } from './strapi';

const keep = forThisFile();
const held = keep(await holdPort());
const { port } = held;
// All rebuilds after the first are requested by Strapi's own webhook.
const strapi = keep(
  await startStrapi({
    snapshot: inject('snapshots').small,
    webhookUrl: `http://127.0.0.1:${port}/hooks/cms`,
  }),
);
const { url: cms, secret } = strapi;
const shop = keep(await copyShop(PER_CATEGORY));
const GUIDE = {
  ...fakeGuide,
  category: 'guitars',
  kind: 'electric',
  products: { connect: [{ documentId: '1' }] },
  bodyEn: '## Gauge\n\n- **Thin**: [strumming](/en/kinds)',
};
const FAMILY = {
  name: '擴音器',
  nameEn: 'Amplifiers',
  attributes: ['power'],
  members: { set: ['21', '22'].map((documentId) => ({ documentId })) },
};
/** The paths of what is published, which is unpublished later. */
const published = ['content-manager/single-types/api::shop-setting.shop-setting'];
async function publish(type: string, fields: object) {
  published.push(pathOf(type, await strapi.editor.addPublished(type, fields)));
}
await strapi.editor.publish('1', { price: 4321, originalPrice: null });
await strapi.editor.publish('22', { inStock: false });
await strapi.editor.addPublished('family', FAMILY);
await strapi.editor.publishSettings({
  weekdaysOpen: '09:15:00.000',
  shippingFee: 45,
  freeOver: 800,
});
await publish('shop-service', {
  service: 'tuning',
  price: 955,
  name: '鋼琴調律',
  nameEn: 'Piano care',
});
await held.remove();
// With the fallback, only the live server's own setting keeps the last good site when the CMS is down.
const live = keep(await serve(shop, { port, cms, secret, fallback: 'catalogue' }));

/** Polls for the duration of up to two builds on a busy machine. */
const eventually = <T>(look: () => Promise<T>) =>
  expect.poll(look, { timeout: 120_000, interval: 100 });
const statusOf = async (path: string) => (await live.page(path)).status;
const textOf = async (path: string) => (await live.page(path)).text;
/** Returns the visible prices on a page. */
const pricesOn = async (path: string) => {
  const shown = (await textOf(path)).replace(/<!--.*?-->/gs, '');
  return [...shown.matchAll(/HK\$[\d,]+/g)].map(([price]) => price);
};
const linksOn = async (path: string) =>
  [...(await textOf(path)).matchAll(/ href="([^"]*)"/g)].map(([, address]) => address);
const termsOf = async () => JSON.parse(await textOf('/terms.json')) as { shipping: object };
const productsLive = async () => (await live.status()).lastGood?.build.products;
const untilIdle = () => eventually(async () => (await live.status()).state).toBe('idle');

beforeEach(() => untilIdle());

it('shows what an editor has published: a price, a family, settings and services', async () => {
  for (const path of ['/product/1', '/en/product/1', '/en/instruments/guitars']) {
    expect(await pricesOn(path), path).toContain('HK$4,321');
  }
  const [family = ''] =
    /<nav[^>]*family-title.*?<\/nav>/s.exec(await textOf('/en/product/21')) ?? [];
  // Of the two, one is sold out.
  expect(family.match(/<span[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/Sold out$/)]);
  expect(family).toMatch(/product\/22"[^>]*>[^<]*<span/);
  for (const path of ['/', '/en/contact']) expect(await textOf(path)).toContain('09:15');
  expect((await termsOf()).shipping).toEqual({ fee: 45, freeOver: 800 });
  expect(await textOf('/en/delivery')).toContain('other orders pay $45');
  expect(await textOf('/en/services')).toMatch(/Piano care[\s\S]*HK\$955/);
});

describe('after the webhook of the CMS, the shop shows', () => {
  it('a guide that an editor has published, and no drafts', async () => {
    await strapi.editor.save('2', { price: 8765 });
    await publish('shop-guide', GUIDE);
    await eventually(() => statusOf('/en/guides/reeds')).toBe(200);
    await untilIdle();
    expect(await pricesOn('/en/product/2')).not.toContain('HK$8,765');
    const guide = await textOf('/en/guides/reeds');
    expect(guide).toContain('<strong>Thin</strong>');
    expect(guide).toContain('href="#gauge"');
    expect(guide).toContain('/en/product/1"');
    expect(await linksOn('/instruments/guitars/electric')).toContain('/guides/reeds');
  });

  /** Where the page of a discontinued product leads. */
  const leadsTo = async () =>
    (await fetch(`${live.url}/en/product/10`, { redirect: 'manual' })).headers.get('location');

  it('what it showed before when that is unpublished, that a product is discontinued, and the successor of another', async () => {
    for (const path of published) await strapi.editor.call('POST', `${path}/actions/unpublish`, {});
    expect(await statusOf('/product/3')).toBe(404);
    await strapi.editor.unpublish('10');
    await strapi.editor.unpublish('2');
    const successor = { connect: [{ documentId: '1' }], disconnect: [] };
    await strapi.editor.change('former-product', '10', { successor });
    await eventually(leadsTo).toBe('/en/product/1');
    await untilIdle();
    expect((await termsOf()).shipping).toEqual(site.shipping);
    expect(await statusOf('/en/guides/reeds')).toBe(404);
    expect(await textOf('/en/services')).not.toContain('Piano care');
    for (const path of ['/product/2', '/en/product/2']) expect(await statusOf(path)).toBe(410);
    expect(await textOf('/en/product/2')).toContain('This product is discontinued');
    expect(await linksOn('/en/product/2')).toContain('/en/product/1');
    expect(await linksOn('/instruments/guitars')).not.toContain('/product/2');
    const names = JSON.parse(await textOf('/former-products.json')) as object;
    expect(Object.keys(names).sort()).toEqual(['10', '2']);
    expect(await textOf('/sitemap-0.xml')).not.toMatch(/product\/(2|10)<|discontinued/);
  });

  it('discontinued products that are published again, and no successor', async () => {
    const documentIds = ['2', '10'];
    await strapi.editor.publishAll(...documentIds);
    await eventually(leadsTo).toBe(null);
    await untilIdle();
    for (const id of documentIds) expect(await statusOf(`/product/${id}`), id).toBe(200);
    expect(await productsLive()).toBe(SMALL);
  });
});

it('an editor has the shop built again, and sees the live version and left-out entries with reasons', async () => {
  const panel = () =>
    strapi.editor.call<{
      shop: string;
      live: { products: number };
      failed?: object;
      rejected: object[];
    }>('GET', 'shop/status');
  expect(await panel()).toMatchObject({
    shop: live.url,
    state: 'idle',
    live: { products: SMALL, source: 'cms' },
    rejected: [],
  });
  await strapi.database.change('products', '1', { price: 4322 });
  await strapi.database.change('products', '2', { name_en: '' });
  await expect(strapi.desk.call('POST', 'shop/publish')).rejects.toThrow('403');
  expect(await strapi.editor.call<object>('POST', 'shop/publish')).toMatchObject({
    shop: live.url,
  });
  await eventually(() => pricesOn('/en/product/1')).toContain('HK$4,322');
  expect((await panel()).rejected).toMatchObject([
    {
      kind: 'product',
      id: '2',
      kept: true,
      issues: [
        {
          field: 'nameEn',
          name: { zh: '英文名稱', en: 'English name' },
          reason: { zh: '請填寫', en: 'is missing' },
        },
      ],
    },
  ]);
  expect((await fetch(`${strapi.url}/shop/status`)).status).toBe(401);
});

it('a rebuild that fails keeps the last good site and reports the reason until a rebuild succeeds', async () => {
  const page = await textOf('/en/product/1');
  const { lastGood } = await live.status();
  await strapi.kill();
  const headers = { 'x-cms-secret': secret };
  expect(await fetch(`${live.url}/hooks/cms`, { method: 'POST', headers })).toMatchObject({
    status: 202,
  });
  await eventually(async () => (await live.status()).lastFailure?.reason).toMatch(
    /The CMS cannot be used: .*\/api\/products.*\. The build stops because CMS_FALLBACK is "fail"/,
  );
  await untilIdle();
  expect(whyOf((await live.status()).lastFailure?.reason ?? '').zh).toBe(
    '網店當時讀取不到這個系統的內容。',
  );
  expect((await live.status()).lastGood).toEqual(lastGood);
  expect((await textOf('/en/product/1')) === page).toBe(true);

  await strapi.startAgain();
  await strapi.editor.publish('2', { nameEn: 'Fender Again', price: 7778 });
  await eventually(() => pricesOn('/en/product/2')).toContain('HK$7,778');
  const status = await strapi.editor.call<object>('GET', 'shop/status');
  expect(status).toMatchObject({ rejected: [] });
  expect(status).not.toHaveProperty('failed');
});

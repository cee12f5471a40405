import { beforeEach, describe, expect, inject, it } from 'vitest';
import { whyOf } from '~cms/../shop-state';
import { PER_CATEGORY, SMALL } from './catalogue';
import { forThisFile } from './for-this-file';
import { freePort } from './free-port';
import { copyShop, serve } from './shop';
import { startStrapi } from './strapi';

const keep = forThisFile();
const port = await freePort();
// All rebuilds after the first are requested by Strapi's own webhook.
const strapi = keep(
  await startStrapi({
    snapshot: inject('snapshots').small,
    webhookUrl: `http://127.0.0.1:${port}/hooks/cms`,
  }),
);
const { url: cms, secret } = strapi;
const shop = keep(await copyShop(PER_CATEGORY));
const live = keep(await serve(shop, { port, cms, secret, fallback: 'fail' }));

/** Polls for the duration of up to two builds. */
const eventually = <T>(look: () => Promise<T>) =>
  expect.poll(look, { timeout: 60_000, interval: 100 });
const statusOf = async (path: string) => (await live.page(path)).status;
const textOf = async (path: string) => (await live.page(path)).text;
/** Returns the visible prices on a page. */
const pricesOn = async (path: string) => {
  const shown = (await textOf(path)).replace(/<!--.*?-->/gs, '');
  return [...shown.matchAll(/HK\$[\d,]+/g)].map(([price]) => price);
};
const linksOn = async (path: string) =>
  [...(await textOf(path)).matchAll(/ href="([^"]*)"/g)].map(([, address]) => address);
const FORMER = 'content-manager/collection-types/api::former-product.former-product';
const productsLive = async () => (await live.status()).lastGood?.build.products;
const untilIdle = () => eventually(async () => (await live.status()).state).toBe('idle');

beforeEach(() => untilIdle());

describe('after the webhook of the CMS, the shop shows that', () => {
  it('a price was published, but not that a draft was saved', async () => {
    await strapi.editor.save('2', { price: 8765 });
    await strapi.editor.publish('1', { price: 4321, originalPrice: null });
    await eventually(() => pricesOn('/en/product/1')).toContain('HK$4,321');
    expect(await pricesOn('/product/1')).toContain('HK$4,321');
    expect(await pricesOn('/en/instruments/guitars')).toContain('HK$4,321');
    expect(await pricesOn('/en/product/2')).not.toContain('HK$8,765');
    await strapi.editor.publish('2', { price: 8765 });
    await eventually(() => pricesOn('/en/product/2')).toContain('HK$8,765');
  });

  it('a product was unpublished, has a successor, and is published again', async () => {
    expect(await statusOf('/product/3')).toBe(404);
    await strapi.editor.unpublish('2');
    await eventually(() => statusOf('/product/2')).toBe(410);
    expect(await statusOf('/en/product/2')).toBe(410);
    expect(await textOf('/en/product/2')).toContain('This product is discontinued');
    expect(await linksOn('/en/product/2')).toContain('/en/product/1');
    expect(await linksOn('/instruments/guitars')).not.toContain('/product/2');
    expect(Object.keys(JSON.parse(await textOf('/former-products.json')) as object)).toEqual(['2']);
    expect(await textOf('/sitemap-0.xml')).not.toMatch(/product\/2<|discontinued/);

    const successor = { connect: [{ documentId: '1' }], disconnect: [] };
    await strapi.editor.call('PUT', `${FORMER}/2`, { successor });
    const target = async () =>
      (await fetch(`${live.url}/en/product/2`, { redirect: 'manual' })).headers.get('location');
    await eventually(target).toBe('/en/product/1');

    await strapi.editor.publish('2');
    await eventually(async () => (await fetch(`${live.url}/product/2`)).url).toBe(
      `${live.url}/product/2`,
    );
    expect(await statusOf('/product/2')).toBe(200);
    expect(await productsLive()).toBe(SMALL);
  });
});

it('an editor has the shop built again, and nobody else', async () => {
  await strapi.database.change('products', '1', { price: 4322 });
  expect(await strapi.editor.call<object>('POST', 'shop/publish')).toMatchObject({
    shop: live.url,
  });
  await eventually(() => pricesOn('/en/product/1')).toContain('HK$4,322');
  await expect(strapi.desk.call('POST', 'shop/publish')).rejects.toThrow('403');
});

const SETTING = 'content-manager/single-types/api::shop-setting.shop-setting';

it('the settings of an editor are on the pages, and functions price by them, until they are unpublished', async () => {
  const terms = async () => JSON.parse(await textOf('/terms.json')) as { shipping: object };
  const repository = await terms();
  await strapi.editor.call('POST', `${SETTING}/actions/publish`, {
    weekdaysOpen: '09:15:00.000',
    shippingFee: 45,
    freeOver: 800,
  });
  await eventually(() => textOf('/en/contact')).toContain('09:15–20:00');
  expect(await textOf('/')).toContain('09:15');
  expect(await terms()).toEqual({ ...repository, shipping: { fee: 45, freeOver: 800 } });
  expect(await textOf('/en/delivery')).toContain('other orders pay $45');
  await strapi.editor.call('POST', `${SETTING}/actions/unpublish`, {});
  await eventually(terms).toEqual(repository);
});

it('services and guides of an editor are on the pages, until they are unpublished', async () => {
  const listOf = (kind: string) => `content-manager/collection-types/api::${kind}.${kind}`;
  const publish = (kind: string, fields: object) =>
    strapi.editor.call<{ data: { documentId: string } }>(
      'POST',
      `${listOf(kind)}/actions/publish`,
      fields,
    );
  const title = /<title>.*?<\/title>/;
  const before = title.exec(await textOf('/en/guides/violin-size'))?.[0];
  const services = { service: 'tuning', price: 955, name: '鋼琴調律', nameEn: 'Piano care' };
  const published = [
    ['shop-service', await publish('shop-service', services)],
    [
      'shop-guide',
      await publish('shop-guide', {
        slug: 'picks',
        title: '撥片怎樣揀',
        titleEn: 'Choosing picks',
        description: '厚薄和形狀。',
        descriptionEn: 'Gauge and shape.',
        category: 'guitars',
        kind: 'electric',
        products: { connect: [{ documentId: '1' }] },
        body: '## 厚薄\n\n- **薄**：掃弦',
        bodyEn: '## Gauge\n\n- **Thin**: [strumming](/en/kinds)',
      }),
    ],
    [
      'shop-guide',
      await publish('shop-guide', { slug: 'violin-size', title: '琴碼', titleEn: 'Fitting sizes' }),
    ],
  ] as const;
  await eventually(() => textOf('/en/guides/violin-size')).toContain('Fitting sizes');
  expect(await textOf('/en/guides/violin-size')).toContain('How to measure');
  const guide = await textOf('/en/guides/picks');
  expect(guide).toContain('<strong>Thin</strong>');
  expect(guide).toContain('href="#gauge"');
  expect(guide).toContain('/en/product/1"');
  expect(await linksOn('/instruments/guitars/electric')).toContain('/guides/picks');
  expect(await textOf('/guides')).toContain('撥片怎樣揀');
  expect(await textOf('/en/services')).toMatch(/Piano care[\s\S]*HK\$955/);

  for (const [kind, { data }] of published) {
    const path = `${listOf(kind)}/${data.documentId}/actions/unpublish`;
    await strapi.editor.call('POST', path, {});
  }
  await eventually(() => statusOf('/en/guides/picks')).toBe(404);
  await untilIdle();
  expect(await textOf('/en/guides/violin-size')).toContain(before);
  expect(await textOf('/en/guides/violin-size')).not.toContain('Fitting sizes');
  expect(await textOf('/en/services')).not.toContain('Piano care');
});

it('the panel shows the live version, failures, and left-out entries with reasons', async () => {
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
  await strapi.database.change('products', '2', { name_en: '' });
  await strapi.editor.publish('1', { price: 4400 });
  await eventually(async () => (await panel()).rejected).toMatchObject([
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
  await strapi.editor.publish('2', { nameEn: 'Fender Again' });
  await eventually(async () => (await panel()).rejected).toEqual([]);
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
  await strapi.editor.publish('1', { price: 7778 });
  await eventually(() => pricesOn('/en/product/1')).toContain('HK$7,778');
});

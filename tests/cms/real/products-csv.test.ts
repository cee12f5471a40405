import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import type { Editor } from './editor';
import { forThisFile } from './for-this-file';
import { startWithListener } from './listener';
import { applyPrices, reviewPrices } from './prices';

const keep = forThisFile();
const { shop, strapi } = await startWithListener(keep);

const review = (csv: string | Buffer) => reviewPrices(strapi.editor, csv);
const apply = (csv: string | Buffer, version?: string) => applyPrices(strapi.editor, csv, version);
const exported = async (who: Editor = strapi.editor) =>
  (await who.call<{ csv: string }>('GET', 'shop/prices')).csv;

const live = async (id: string) => {
  const { entries } = await cmsClient({ url: strapi.url }).products();
  const product = entries.find(({ value }) => value.id === id)?.value;
  return product && { price: product.price, originalPrice: product.originalPrice };
};

/** Returns drafts of products as the panel lists them. */
async function products(id?: string) {
  const all = await strapi.editor.all('product');
  return all.filter(({ documentId }) => id === undefined || documentId === id);
}

beforeEach(() =>
  strapi.editor.publish('1', { price: 4000, originalPrice: null, name: 'Fender 結他' }),
);

it('an unchanged export changes nothing', async () => {
  const csv = await exported();
  expect(csv).toMatch(
    /^\ufeffid,sku,name,nameEn,category,kind,price,originalPrice,salePrice,saleFrom,saleUntil,stock,badges,delivery\n/,
  );
  expect(await review(csv)).toMatchObject({ differences: [], faults: [] });
});

describe('a table', () => {
  it('changes prices and stock at once, in drafts too, keeps other drafts, and calls the shop once', async () => {
    await strapi.editor.setStock('2', 5);
    await strapi.editor.save('1', { nameEn: 'Fender Draft', price: 3900 });
    const csv = 'id,price,originalPrice,stock\n1,"4,100",4500,7\n2,2500,,3\n';
    const { differences, faults, version } = await review(csv);
    expect(faults).toEqual([]);
    expect(differences).toMatchObject([
      {
        line: 2,
        id: '1',
        from: { price: 4000 },
        to: { price: 4100, originalPrice: 4500, stock: 7 },
        draft: { price: 3900 },
      },
      { line: 3, id: '2', from: { stock: 5 }, to: { price: 2500, stock: 3 } },
    ]);
    expect(differences[1]).not.toHaveProperty('draft');
    expect(await live('1')).toMatchObject({ price: 4000 });
    await expect.poll(() => shop.calls.map(({ entry }) => entry?.documentId)).toContain('2');
    shop.calls.length = 0;
    expect(await apply(csv, version)).toMatchObject({ differences, faults: [] });
    expect(shop.calls).toHaveLength(1);
    expect(await live('1')).toMatchObject({ price: 4100, originalPrice: 4500 });
    expect(await strapi.editor.stock('1')).toEqual({ draft: 7, published: 7 });
    expect(await strapi.editor.stock('2')).toEqual({ draft: 3, published: 3 });
    expect(await strapi.editor.entry('product', '1')).toMatchObject({
      nameEn: 'Fender Draft',
      price: 4100,
    });
    const [change] = (await strapi.editor.all('stock-change')).slice(-1);
    const product = { documentId: '2' };
    expect(change).toMatchObject({ product, action: 'counted', left: 3, reason: 'p.csv' });
  });

  it('changes choices by their words, and creates products as drafts', async () => {
    const csv = [
      'id,sku,name,nameEn,category,kind,price,stock,badges,delivery',
      '1,A-7,,,結他,電結他,4000,,熱賣、新品,預訂，到貨後送出',
      ',,新結他,New Guitar,Guitars,,"HK$12,800",3,,',
    ].join('\n');
    const reviewed = await review(csv);
    expect(reviewed.faults).toEqual([]);
    await apply(csv, reviewed.version);
    const [changed] = await products('1');
    expect(changed).toMatchObject({
      sku: 'A-7',
      kind: 'electric',
      badges: ['hot', 'new'],
      delivery: { zh: '預訂，到貨後送出' },
    });
    const created = (await products()).find(({ name }) => name === '新結他');
    expect(created).toMatchObject({
      nameEn: 'New Guitar',
      category: 'guitars',
      price: 12_800,
      stock: 3,
      status: 'draft',
    });
    const [change] = (await strapi.editor.all('stock-change')).slice(-1);
    expect(change).toMatchObject({
      product: { documentId: created?.['documentId'] },
      action: 'counted',
      left: 3,
    });
    expect(await live(String(created?.['documentId']))).toBeUndefined();
    expect((await review(csv)).faults).toMatchObject([{ line: 3, field: 'name' }]);
  });

  it('puts products on sale at times in Hong Kong, as spreadsheets write them', async () => {
    const right = 'id,salePrice,saleFrom,saleUntil\n1,3500,2030-12-01 10:00,31/12/2030 23:30\n';
    await apply(right);
    expect(await products('1')).toMatchObject([
      {
        salePrice: 3500,
        saleFrom: '2030-12-01T02:00:00.000Z',
        saleUntil: '2030-12-31T15:30:00.000Z',
      },
    ]);
    expect(await exported()).toContain(',3500,2030-12-01 10:00,2030-12-31 23:30,');
    expect(await review(right)).toMatchObject({ differences: [], faults: [] });
  });

  it('is not applied if the products have changed since it was reviewed', async () => {
    await strapi.editor.setStock('2', 5);
    const csv = 'id,stock\n2,9\n';
    const { version } = await review(csv);
    await strapi.editor.changeStock('2', 'removed', 3);
    expect(await apply(csv, version)).toMatchObject({
      isStale: true,
      differences: [{ from: { stock: 2 }, to: { stock: 9 } }],
    });
    expect(await strapi.editor.stock('2')).toEqual({ draft: 2, published: 2 });
  });

  it('says when the stock last changed, which a file may be older than, and which product has a number', async () => {
    await strapi.editor.publish('2', { name: '弦線', sku: 'OT-2' });
    await strapi.editor.setStock('2', 5);
    await strapi.editor.changeStock('2', 'removed', 3);
    const { differences } = await review('id,price,stock\n1,4100,\n2,2700,5\n');
    const [, { notes = [] } = {}] = differences;
    expect(notes).toHaveLength(1);
    expect(notes[0]?.zh).toMatch(/^存貨最後變動：\d+年\d+月\d+日.*（取走）。$/);
    expect(notes[0]?.en).toMatch(/^Last change of stock: \d+ \w+ \d{4}, \d\d:\d\d \(removed\)\.$/);
    const prices = await review('id,price\n2,2700\n');
    expect(prices.differences[0]).not.toHaveProperty('notes');
    const numbers = await review('id,sku\n1,ot-2\n');
    expect(numbers.differences[0]?.notes).toMatchObject([{ zh: '本店貨號與「弦線」相同。' }]);
  });

  it.each([
    ['id,price,originalPrice\n2,2600,\n1,4000,3000\n', { line: 3, field: 'originalPrice' }],
    ['id,price\n2,"26\n', { line: 2 }],
    [Buffer.from([0x69, 0x64, 0x0a, 0xb9, 0x71]), { line: 1 }],
  ])('with a bad row changes nothing, and says line and reason: %j', async (csv, fault) => {
    const before = await live('2');
    const { faults, version } = await review(csv);
    expect(faults).toMatchObject([fault]);
    expect((await apply(csv, version)).faults).toEqual(faults);
    expect(await live('2')).toEqual(before);
  });

  it('with 100,000 lines is refused, and others are answered meanwhile', async () => {
    const long = (lines: number) =>
      `id,price\n${Array.from({ length: lines }, (_, index) => `x${index},1\n`).join('')}`;
    const slowest = async (csv: string) => {
      let most = 0;
      const reviewed = review(csv).finally(() => (most = -most));
      while (most >= 0) {
        const start = performance.now();
        await fetch(`${strapi.url}/_health`);
        most = most < 0 ? most : Math.max(most, performance.now() - start);
      }
      return { ms: -most, faults: (await reviewed).faults };
    };
    const { ms, faults } = await slowest(long(100_000));
    expect(faults).toMatchObject([{ line: 20_001 }]);
    // A busy machine takes its time.
    expect(ms).toBeLessThan(10_000);
  });

  it('requires the permission to publish products', async () => {
    await expect(reviewPrices(strapi.desk, 'id\n1')).rejects.toThrow('403');
    await expect(exported(strapi.desk)).rejects.toThrow('403');
    expect((await fetch(`${strapi.url}/shop/prices`)).status).toBe(401);
  });
});

it('is exported and imported by the command, while the CMS runs', async () => {
  const file = join(strapi.data, 'prices.csv');
  expect(await strapi.command('--export', file)).toMatchObject({ code: 0 });
  const csv = await readFile(file, 'utf8');
  await writeFile(file, csv.replace('4000', '4321'));
  shop.calls.length = 0;
  const { code, log } = await strapi.command('--import', file);
  expect(code, log).toBe(0);
  expect(log).toContain('price 4000 → 4321');
  expect(shop.calls).toHaveLength(1);
  expect(await live('1')).toMatchObject({ price: 4321 });
  await writeFile(file, csv.replace('4000', 'x'));
  const refused = await strapi.command('--import', file);
  expect(refused.code).toBe(1);
  expect(refused.log).toMatch(
    /prices\.csv:\d+: Fender 結他: price must be a whole number such as 12900, and is “x”/,
  );
  expect(await live('1')).toMatchObject({ price: 4321 });
});

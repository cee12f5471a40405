import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { recordOrder } from '~/functions/orders/orders-cms';
import { forThisFile } from './for-this-file';
import { emptyDatabase } from './postgres';
import { makeOrder } from './sample-order';
import { startStrapi, type Strapi } from './strapi';

const keep = forThisFile();
const order = makeOrder(2);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-backup-'));
  keep({ remove: () => rm(folder, { recursive: true }) });
});

/** Everything that must be the same after a backup was restored. */
async function contentOf(strapi: Strapi) {
  const list = async (path: string) => {
    const response = await fetch(
      `${strapi.url}/api/${path}&pagination[pageSize]=100&sort=documentId`,
    );
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { image: { url: string } | null }[] };
    return data;
  };
  const products = await list('products?populate=*');
  const [picture] = products.flatMap(({ image }) => image ?? []);
  return {
    products: products.map(withoutRowIds),
    categories: (await list('categories?populate=*')).map(withoutRowIds),
    orders: (await strapi.desk.orders()).map(withoutRowIds),
    stock: await strapi.editor.stock('1'),
    picture: picture && (await (await fetch(strapi.url + picture.url)).bytes()).length,
  };
}

/** Numeric ids are those of rows in one database. */
const withoutRowIds = (entry: object): unknown =>
  JSON.parse(
    JSON.stringify(entry, (name, value: unknown) =>
      ['id', 'createdBy', 'updatedBy', 'folderPath'].includes(name) && typeof value !== 'string'
        ? undefined
        : value,
    ),
  );

/** A CMS in which an order took two of five pieces. */
async function startSold(strapi: Strapi): Promise<Strapi> {
  await strapi.editor.setStock('1', 5);
  await recordOrder(
    { url: strapi.url, token: strapi.ordersToken },
    { order, state: 'paid', session: 'cs_1', reference: 'OT-1', placedAt: 1_795_000_000_000 },
  );
  return strapi;
}

async function backUp(strapi: Strapi): Promise<string> {
  const file = join(folder, `${strapi.url.split(':').at(-1)}.tar.gz`);
  const { code, log } = await strapi.command('--backup', file);
  expect(code, log).toBe(0);
  return file;
}

async function restore(strapi: Strapi, file: string): Promise<void> {
  await strapi.kill();
  const { code, log } = await strapi.command('--restore', file);
  expect(code, log).toBe(0);
  await strapi.startAgain();
}

it('a backup brings back what was changed and deleted since', async () => {
  const strapi = keep(await startSold(await startStrapi({ snapshot: inject('snapshots').small })));
  const before = await contentOf(strapi);
  const file = await backUp(strapi);

  await strapi.editor.remove('2');
  await strapi.editor.publish('1', { price: 1 });
  await strapi.editor.setStock('1', 77);
  await strapi.desk.changeOrder(order.id, { state: 'cancelled' });
  expect(await contentOf(strapi)).not.toEqual(before);

  await restore(strapi, file);
  expect(await contentOf(strapi)).toEqual(before);
  const again = { order, state: 'paid', session: 'cs_1', reference: 'OT-1', placedAt: 1 } as const;
  await recordOrder({ url: strapi.url, token: strapi.ordersToken }, again);
  expect(await strapi.editor.stock('1')).toEqual(before.stock);
});

it.runIf(inject('snapshots').small.database)(
  'a backup from SQLite moves the shop to PostgreSQL',
  async () => {
    const from = keep(await startSold(await startStrapi()));
    const before = await contentOf(from);
    const file = await backUp(from);
    const to = keep(
      await startStrapi({
        database: await emptyDatabase(inject('snapshots').small.database ?? ''),
      }),
    );
    await restore(to, file);
    expect(await contentOf(to)).toEqual(before);
  },
  400_000,
);

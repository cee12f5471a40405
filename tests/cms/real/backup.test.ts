import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { putToCms } from '~/functions/http/cms';
import { recordOrder } from '~/functions/orders/orders-cms';
import { forThisFile } from './for-this-file';
import { emptyDatabase } from './postgres';
import { makeOrder } from './sample-order';
import { startStrapi, type Strapi } from './strapi';

const keep = forThisFile();
const order = makeOrder(2);
const { database } = inject('snapshots').small;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-backup-'));
  keep({ remove: () => rm(folder, { recursive: true }) });
});

interface ContentType {
  uid: string;
  kind: string;
  isDisplayed: boolean;
}

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
  const { data: types } = await strapi.engineer.call<{ data: ContentType[] }>(
    'GET',
    'content-manager/content-types',
  );
  const inPanel = types
    .filter(
      ({ uid, kind, isDisplayed }) => /^api::/.test(uid) && kind !== 'singleType' && isDisplayed,
    )
    .map(async ({ uid }) => [uid, await strapi.engineer.call<object>('GET', listOf(uid))]);
  return withoutRowIds({
    products,
    categories: await list('categories?populate=*'),
    ...(Object.fromEntries(await Promise.all(inPanel)) as object),
    picture: picture && (await (await fetch(strapi.url + picture.url)).bytes()).length,
  });
}
const listOf = (uid: string) =>
  `content-manager/collection-types/${uid}?page=1&pageSize=100&sort=documentId:ASC`;

/** Numeric ids are those of rows in one database. */
const withoutRowIds = (content: object): unknown =>
  JSON.parse(
    JSON.stringify(content, (name, value: unknown) =>
      ['id', 'createdBy', 'updatedBy', 'folderPath'].includes(name) && typeof value !== 'string'
        ? undefined
        : value,
    ),
  );

/** A CMS in which an order took two of five pieces, and that has a message. */
async function startSold(strapi: Strapi): Promise<Strapi> {
  await strapi.editor.setStock('1', 5);
  const cms = { url: strapi.url, token: strapi.ordersToken };
  await recordOrder(cms, {
    order,
    state: 'paid',
    session: 'cs_1',
    reference: 'OT-1',
    placedAt: 1_795_000_000_000,
  });
  const { status } = await putToCms(cms, `messages/${'a'.repeat(32)}`, {
    name: '陳大文',
    phone: '',
    email: 'man@example.com',
    subject: 'Stratocaster',
    message: 'In stock?',
    language: 'en',
  });
  expect(status).toBe(201);
  expect(await strapi.editor.stock('1')).toEqual({ draft: 3, published: 3 });
  return strapi;
}

async function backUp(strapi: Strapi): Promise<string> {
  const file = join(folder, `${strapi.url.split(':').at(-1)}.tar.gz`);
  const { code, log } = await strapi.command('--backup', file);
  expect(code, log).toBe(0);
  return file;
}

it('a backup brings back what was changed and deleted since', async () => {
  const strapi = keep(await startSold(await startStrapi({ snapshot: inject('snapshots').small })));
  const before = await contentOf(strapi);
  expect(before).toMatchObject({
    'api::order.order': { results: [{ reference: 'OT-1' }] },
    'api::message.message': { results: [{ name: '陳大文' }] },
    'api::stock-change.stock-change': { pagination: { total: 2 } },
  });
  const file = await backUp(strapi);

  await strapi.editor.remove('2');
  await strapi.editor.publish('1', { price: 1 });
  await strapi.editor.setStock('1', 77);
  await strapi.desk.changeOrder(order.id, { state: 'cancelled' });
  expect(await contentOf(strapi)).not.toEqual(before);

  await strapi.kill();
  const { code, log } = await strapi.command('--restore', file);
  expect(code, log).toBe(0);
  await strapi.startAgain();
  expect(await contentOf(strapi)).toEqual(before);
  const stock = await strapi.editor.stock('1');
  const again = { order, state: 'paid', session: 'cs_1', reference: 'OT-1', placedAt: 1 } as const;
  await recordOrder({ url: strapi.url, token: strapi.ordersToken }, again);
  expect(await strapi.editor.stock('1')).toEqual(stock);
});

// Both databases are there when this file runs on PostgreSQL.
if (database !== undefined) {
  it('a backup from SQLite moves the shop to an empty PostgreSQL database', async () => {
    const from = keep(await startSold(await startStrapi()));
    const backup = await backUp(from);
    const to = keep(await startStrapi({ database: await emptyDatabase(database), backup }));
    expect(await contentOf(to)).toEqual(await contentOf(from));
  }, 400_000);
}

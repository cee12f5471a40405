import { join } from 'node:path';
import { expect } from 'vitest';
import type { Order } from '~/contracts/order';
import { sendMessage } from './sample-message';
import { deliver, makeOrder } from './sample-order';
import type { Strapi } from './strapi';

interface ContentType {
  uid: string;
  kind: string;
  isDisplayed: boolean;
}

/** Returns all content that a restored backup must preserve. */
export async function contentOf(strapi: Strapi) {
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

/** Numeric ids are specific to one database. */
const withoutRowIds = (content: object): unknown =>
  JSON.parse(
    JSON.stringify(content, (name, value: unknown) =>
      ['id', 'createdBy', 'updatedBy', 'folderPath'].includes(name) && typeof value !== 'string'
        ? undefined
        : value,
    ),
  );

/** Writes an order of two out of five pieces, and a message; resolves to the order. */
export async function sell(strapi: Strapi): Promise<Order> {
  const order = makeOrder(2);
  await strapi.editor.setStock('1', 5);
  const cms = strapi.functions;
  await deliver(cms, order, 'paid');
  expect(await sendMessage(cms)).toMatchObject({ status: 201 });
  expect(await strapi.editor.stock('1')).toEqual({ draft: 3, published: 3 });
  return order;
}

/** Writes a backup into a folder; resolves to its file. */
export async function backUp(strapi: Strapi, folder: string): Promise<string> {
  const file = join(folder, `${strapi.url.split(':').at(-1)}.tar.gz`);
  const { code, log } = await strapi.command('--backup', file);
  expect(code, log).toBe(0);
  return file;
}

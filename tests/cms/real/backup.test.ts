import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { folderForThisFile, forThisFile } from './for-this-file';
import { emptyDatabase } from './postgres';
import { sendMessage } from './sample-message';
import { deliver, makeOrder, referenceOf } from './sample-order';
import { startStrapi, type Strapi } from './strapi';

const keep = forThisFile();
const order = makeOrder(2);
const { database } = inject('snapshots').small;
const folder = await folderForThisFile();

interface ContentType {
  uid: string;
  kind: string;
  isDisplayed: boolean;
}

/** Returns all content that a restored backup must preserve. */
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

/** Numeric ids are specific to one database. */
const withoutRowIds = (content: object): unknown =>
  JSON.parse(
    JSON.stringify(content, (name, value: unknown) =>
      ['id', 'createdBy', 'updatedBy', 'folderPath'].includes(name) && typeof value !== 'string'
        ? undefined
        : value,
    ),
  );

/** Starts a CMS with an order of two out of five pieces, and a message. */
async function startSold(strapi: Strapi): Promise<Strapi> {
  await strapi.editor.setStock('1', 5);
  const cms = strapi.functions;
  await deliver(cms, order, 'paid');
  expect(await sendMessage(cms)).toMatchObject({ status: 201 });
  expect(await strapi.editor.stock('1')).toEqual({ draft: 3, published: 3 });
  return strapi;
}

async function backUp(strapi: Strapi): Promise<string> {
  const file = join(folder, `${strapi.url.split(':').at(-1)}.tar.gz`);
  const { code, log } = await strapi.command('--backup', file);
  expect(code, log).toBe(0);
  return file;
}

/** Returns the files and folders of a CMS that users other than the owner may read. */
async function readableByOthers(folder: string, ...files: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [
    folder,
    ...files,
    ...entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name)),
  ];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode));
  return paths.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}

// What a backup contains and how it is restored does not depend on the database; on PostgreSQL, both
// databases are available.
if (database === undefined) {
  it('a backup restores later changes and deletions', async () => {
    const strapi = keep(
      await startSold(await startStrapi({ snapshot: inject('snapshots').small })),
    );
    const before = await contentOf(strapi);
    expect(before).toMatchObject({
      'api::order.order': { results: [{ reference: referenceOf(order) }] },
      'api::message.message': { results: [{ name: '陳大文' }] },
      'api::stock-change.stock-change': { pagination: { total: 2 } },
    });
    const file = await backUp(strapi);
    await chmod(join(strapi.data, 'strapi', 'public'), 0o755);

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
    if (process.platform !== 'win32') {
      expect((await stat(strapi.data)).mode & 0o077).toBe(0);
      expect(await readableByOthers(join(strapi.data, 'strapi'), file)).toEqual([]);
    }
    const stock = await strapi.editor.stock('1');
    await deliver(strapi.functions, order, 'paid');
    expect(await strapi.editor.stock('1')).toEqual(stock);
  });
} else {
  it('a backup from SQLite moves the shop to an empty PostgreSQL database', async () => {
    const from = keep(await startSold(await startStrapi()));
    const backup = await backUp(from);
    const to = keep(await startStrapi({ database: await emptyDatabase(database), backup }));
    expect(await contentOf(to)).toEqual(await contentOf(from));
  }, 400_000);
}

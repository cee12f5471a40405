import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { backUp, contentOf, sell } from './backup';
import { ROOT, start } from './child';
import { logIn } from './editor';
import { folderForThisFile, forThisFile } from './for-this-file';
import { sendMessage } from './sample-message';
import { deliver, referenceOf } from './sample-order';
import { startStrapi } from './strapi';

const keep = forThisFile();
const folder = await folderForThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));

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

it('a backup restores later changes and deletions', async () => {
  const picture = await readFile(join(ROOT, 'src', 'assets', 'products', '1.webp'));
  const image = await strapi.editor.upload('guitar.webp', 'image/webp', picture);
  await strapi.editor.publish('1', { image });
  const order = await sell(strapi);
  const before = await contentOf(strapi);
  expect(before).toMatchObject({
    picture: picture.length,
    'api::order.order': { results: [{ reference: referenceOf(order) }] },
    'api::message.message': { results: [{ name: '陳大文' }] },
    'api::stock-change.stock-change': { pagination: { total: 2 } },
  });
  const file = await backUp(strapi, folder);
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

it('a command whose environment names a database without a CMS fails, and names it', async () => {
  const data = join(folder, 'elsewhere');
  const file = join(folder, 'elsewhere.tar.gz');
  const env = { CMS_DATA: data };
  const child = start(join('scripts', 'cms', 'server.ts'), ['--backup', file], ROOT, env);
  expect(await child.ended, child.log()).toBe(1);
  expect(child.log()).toContain(join(data, 'strapi', 'data.db'));
  expect(child.log()).toContain('There is no CMS with accounts in this database');
  expect(existsSync(file)).toBe(false);
});

it('a token that is changed in secrets.env replaces the former one at the next start', async () => {
  const file = join(strapi.data, 'secrets.env');
  const secrets = await readFile(file, 'utf8');
  await writeFile(file, secrets.replace(/^ORDERS_TOKEN=.*/m, 'ORDERS_TOKEN=new'));
  await strapi.kill();
  await strapi.startAgain();
  const statusWith = async (token: string) =>
    (await sendMessage({ ...strapi.functions, token })).status;
  expect(await statusWith(strapi.functions.token)).toBe(401);
  expect(await statusWith('new')).toBe(201);
});

it('a CMS that has lost its accounts gets the first ones again, and keeps its content', async () => {
  await strapi.editor.publish('1', { price: 4321 });
  await strapi.kill();
  await strapi.database.removeAccounts();
  await strapi.startAgain();
  const editor = await logIn(strapi.url, 'editor@overtone.example', strapi.passwords.editor);
  expect(await editor.entry('product', '1', 'published')).toMatchObject({ price: 4321 });
});

import { expect, inject, it } from 'vitest';
import { forThisFile } from './for-this-file';
import { startListener } from './listener';
import { startStrapi } from './strapi';

const keep = forThisFile();
const listener = keep(await startListener());
const strapi = keep(
  await startStrapi({ snapshot: inject('snapshots').small, webhookUrl: listener.url }),
);
const PRODUCTS = 'content-manager/collection-types/api::product.product';

const inSeconds = (seconds: number) => new Date(Date.now() + 1000 * seconds).toISOString();
const eventually = <T>(look: () => T | Promise<T>) =>
  expect.poll(look, { timeout: 30_000, interval: 200 });
const isLive = async (id: string) => (await fetch(`${strapi.url}/api/products/${id}`)).ok;
const timesOf = async (id: string) => {
  const { data } = await strapi.editor.call<{ data: Record<string, unknown> }>(
    'GET',
    `${PRODUCTS}/${id}`,
  );
  return [data['publishAt'], data['unpublishAt'], data['status']];
};

it('a draft is published, and unpublished, at its time, and the shop is called', async () => {
  await strapi.editor.unpublish('2');
  await eventually(() => listener.calls.length).toBe(1);
  await strapi.editor.save('2', {
    price: 4321,
    publishAt: inSeconds(2),
    unpublishAt: inSeconds(14),
  });
  expect(await isLive('2')).toBe(false);
  await eventually(() => isLive('2')).toBe(true);
  expect(await (await fetch(`${strapi.url}/api/products/2`)).json()).toMatchObject({
    data: { price: 4321 },
  });
  await eventually(() => isLive('2')).toBe(false);
  await eventually(() => listener.calls.map(({ event }) => event)).toEqual([
    'entry.unpublish',
    'entry.publish',
    'entry.unpublish',
  ]);
  expect(await timesOf('2')).toEqual([null, null, 'draft']);
});

it('times that have passed while the CMS was down are made up for', async () => {
  await strapi.editor.save('2', { publishAt: inSeconds(5) });
  await strapi.editor.publish('1', {
    salePrice: 100,
    saleFrom: inSeconds(5),
    saleUntil: inSeconds(3600),
  });
  await strapi.kill();
  await new Promise((done) => setTimeout(done, 5000));
  const before = listener.calls.length;
  await strapi.startAgain();
  await eventually(() => isLive('2')).toBe(true);
  // One is for the sale of the other product.
  await eventually(() => listener.calls.slice(before).length).toBe(2);
});

it('the shop is called when a sale ends', async () => {
  await strapi.editor.publish('1', { saleUntil: inSeconds(4) });
  await eventually(() => listener.calls.at(-1)?.entry?.documentId).toBe('1');
  const before = listener.calls.length;
  await eventually(() => listener.calls.length).toBe(before + 1);
});

it('a product that is refused at its time stays a draft, and the panel names it', async () => {
  await strapi.editor.unpublish('2');
  await strapi.editor.save('2', { nameEn: '', publishAt: inSeconds(-60) });
  const late = async () =>
    (await strapi.editor.call<{ late: object[] }>('GET', 'shop/status')).late;
  await eventually(late).toMatchObject([{ id: '2' }]);
  expect(await isLive('2')).toBe(false);
  await strapi.editor.save('2', { nameEn: 'Fender Again' });
  await eventually(() => isLive('2')).toBe(true);
  await eventually(late).toEqual([]);
});

import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forThisFile } from './for-this-file';
import { startWithListener } from './listener';

const keep = forThisFile();
const { shop, strapi } = await startWithListener(keep);

const inSeconds = (seconds: number) => new Date(Date.now() + 1000 * seconds).toISOString();
/** Time to save several products first on a busy machine. */
const soon = () => inSeconds(10);
/** Polls longer than until {@link soon} and the interval of the schedule. */
const eventually = <T>(look: () => T | Promise<T>) =>
  expect.poll(look, { timeout: 60_000, interval: 200 });
const isLive = async (id: string) => (await fetch(`${strapi.url}/api/products/${id}`)).ok;
const timesOf = async (id: string) => {
  const { publishAt, unpublishAt, status } = await strapi.editor.entry('product', id);
  return [publishAt, unpublishAt, status];
};
const eventsOf = (id: string) =>
  shop.calls.filter(({ entry }) => entry?.documentId === id).map(({ event }) => event);
/** The calls that are for no single product. */
const rebuilds = () => shop.calls.filter(({ entry }) => !entry?.documentId).length;
const late = async () => (await strapi.editor.call<{ late: object[] }>('GET', 'shop/status')).late;

it('a draft is published at its time, a sale ends, and a product that is refused is named', async () => {
  for (const id of ['2', '9']) await strapi.editor.unpublish(id);
  await strapi.editor.save('2', { price: 4321, publishAt: soon() });
  const opened = await strapi.editor.entry('product', '2');
  const publishAt = soon();
  await strapi.editor.save('9', { nameEn: '', publishAt });
  await strapi.editor.publish('1', { salePrice: 100, saleUntil: soon() });
  expect(await isLive('2')).toBe(false);
  await eventually(() => isLive('2')).toBe(true);
  expect(await (await fetch(`${strapi.url}/api/products/2`)).json()).toMatchObject({
    data: { price: 4321 },
  });
  await expect(strapi.editor.save('2', opened)).rejects.toThrow(
    'The shop changed this after you had opened it: Publish at',
  );
  await eventually(() => eventsOf('2')).toEqual(['entry.unpublish', 'entry.publish']);
  await eventually(rebuilds).toBe(1);
  await eventually(late).toMatchObject([{ id: '9' }]);
  expect(await isLive('9')).toBe(false);
  // A form has the time that has passed, too.
  await strapi.editor.save('9', { nameEn: 'Yamaha Again', publishAt });
  await eventually(() => isLive('9')).toBe(true);
  await eventually(late).toEqual([]);
});

it.each([
  ['publishAt', inSeconds(-60), 'must not be in the past'],
  ['unpublishAt', inSeconds(-60), 'must not be in the past'],
  ['saleUntil', inSeconds(-60), 'must not be in the past'],
  ['saleFrom', '1826-01-01T00:00:00.000Z', 'must be in the years 2000 to 2099'],
])('%s is not set to %s', async (field, time, reason) => {
  await expect(strapi.editor.save('1', { [field]: time })).rejects.toThrow(reason);
});

it('times that have passed while the CMS was down are made up for, until the shop knows', async () => {
  await strapi.editor.unpublish('9');
  const time = soon();
  await strapi.editor.save('9', { publishAt: time });
  await strapi.editor.save('2', { unpublishAt: time });
  await strapi.editor.publish('1', { salePrice: 100, saleFrom: time, saleUntil: null });
  await strapi.kill();
  await setTimeout(Date.parse(time) - Date.now());
  shop.isBusy = true;
  await strapi.startAgain();
  await eventually(() => isLive('2')).toBe(false);
  await eventually(() => isLive('9')).toBe(true);
  await eventually(() => eventsOf('2').at(-1)).toBe('entry.unpublish');
  expect(await timesOf('2')).toEqual([null, null, 'draft']);
  await eventually(rebuilds).toBeGreaterThan(1);
  shop.isBusy = false;
  const refused = rebuilds();
  await eventually(rebuilds).toBe(refused + 1);
  // With nothing due, as after a restore.
  await strapi.kill();
  await strapi.startAgain();
  await eventually(rebuilds).toBe(refused + 2);
});

it('a publication that the shop has not accepted is announced until it does', async () => {
  const isBehind = async () =>
    (await strapi.editor.call<{ isBehind: boolean }>('GET', 'shop/status')).isBehind;
  shop.isBusy = true;
  await strapi.editor.publish('1', { salePrice: null, saleFrom: null });
  await eventually(isBehind).toBe(true);
  const refused = rebuilds();
  shop.isBusy = false;
  await eventually(isBehind).toBe(false);
  expect(rebuilds()).toBeGreaterThan(refused);
});

it('a product that is published before its time is not published again then', async () => {
  await strapi.editor.publish('1', { publishAt: inSeconds(3600) });
  expect(await timesOf('1')).toEqual([null, null, 'published']);
  await strapi.editor.save('1', { price: 4321 });
  expect(await timesOf('1')).toEqual([null, null, 'modified']);
});

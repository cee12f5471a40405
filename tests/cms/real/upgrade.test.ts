import { expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { forThisFile } from './for-this-file';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));

const PRODUCTS = 'content-manager/collection-types/api::product.product';
const products = () => cmsClient({ url: strapi.url }).products();
const product = async (id: string) =>
  (await products()).entries.find(({ value }) => value.id === id)?.value;
const crossSells = async (id: string) => (await product(id))?.goesWith ?? [];

// The data of a CMS from before an attribute was deleted, and cross-sells were relations.
await strapi.database.change('products', '1', {
  attributes: JSON.stringify({ strings: 6, deleted: 'x' }),
});
const before = await product('1');
await strapi.editor.call('PUT', `${PRODUCTS}/2`, { attributes: { strings: 6, unfinished: 'x' } });
await strapi.kill();
await strapi.database.makeCrossSellsJson({ '1': ['9', '2', 'gone'], '9': [] });
await strapi.startAgain();

it('products with a deleted attribute stay in the shop and can be published', async () => {
  expect(before).toBeUndefined();
  expect((await products()).rejected).toEqual([]);
  expect((await product('1'))?.attributes).toEqual({ strings: 6 });
  await strapi.editor.publish('1', { price: 1111 });
  const { data } = await strapi.editor.call<{ data: object }>('GET', `${PRODUCTS}/2`);
  expect(data).toMatchObject({ attributes: { strings: 6, unfinished: 'x' } });
});

it('lists of cross-sells are converted to relations', async () => {
  expect(await crossSells('1')).toEqual(['9', '2']);
  expect(await crossSells('9')).toEqual([]);
  await strapi.editor.publish('1', { price: 1112 });
  expect(await crossSells('1')).toEqual(['9', '2']);
});

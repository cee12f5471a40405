import { expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { forThisFile } from './for-this-file';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));

const PRODUCTS = 'content-manager/collection-types/api::product.product';
const products = () => cmsClient({ url: strapi.url }).products();
const attributesOf = async (id: string) =>
  (await products()).entries.find(({ value }) => value.id === id)?.value.attributes;

it('products of a CMS from before an attribute was deleted stay in the shop and can be published', async () => {
  await strapi.database.change('products', '1', {
    attributes: JSON.stringify({ strings: 6, deleted: 'x' }),
  });
  expect(await attributesOf('1')).toBeUndefined();
  await strapi.editor.call('PUT', `${PRODUCTS}/2`, { attributes: { strings: 6, unfinished: 'x' } });

  await strapi.kill();
  await strapi.startAgain();
  expect((await products()).rejected).toEqual([]);
  expect(await attributesOf('1')).toEqual({ strings: 6 });
  await strapi.editor.publish('1', { price: 1111 });
  const { data } = await strapi.editor.call<{ data: object }>('GET', `${PRODUCTS}/2`);
  expect(data).toMatchObject({ attributes: { strings: 6, unfinished: 'x' } });
});

import { expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { forThisFile } from './for-this-file';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));

/** The cross-sell as the shop reads it. */
const crossSells = async (id: string) =>
  (await cmsClient({ url: strapi.url }).products()).entries.find(({ value }) => value.id === id)
    ?.value.goesWith ?? [];

/** Sets the cross-sell as Strapi's form does. */
const choose = (id: string, ...others: string[]) =>
  strapi.editor.save(id, { goesWith: { set: others.map((documentId) => ({ documentId })) } });

it('is read by the shop as ids, in the order of the editor', async () => {
  await choose('1', '16', '2', '9');
  await strapi.editor.publish('1');
  expect(await crossSells('1')).toEqual(['16', '2', '9']);
  const response = await fetch(`${strapi.url}/api/products/1?populate=*`);
  const { data } = (await response.json()) as { data: { goesWith: object[] } };
  expect(data.goesWith.map((each) => Object.keys(each).sort())).toEqual(
    data.goesWith.map(() => ['documentId', 'id']),
  );
});

it('stays when one of the products is published again', async () => {
  await choose('1', '16', '2', '9');
  await strapi.editor.publish('1');
  await strapi.editor.publish('2', { price: 2222 });
  expect(await crossSells('1')).toEqual(['16', '2', '9']);
});

it('lacks a product while it is not published, and has it in its place afterwards', async () => {
  await choose('1', '16', '2', '9');
  await strapi.editor.publish('1');
  await strapi.editor.unpublish('2');
  expect(await crossSells('1')).toEqual(['16', '9']);
  await strapi.editor.publish('2');
  expect(await crossSells('1')).toEqual(['16', '2', '9']);
});

it('is whole when products that go with each other are published together', async () => {
  const path = 'content-manager/collection-types/api::product.product/actions';
  const documentIds = ['1', '2', '16'];
  await choose('1', '16', '2');
  await choose('2', '16', '1');
  await choose('16', '1', '2');
  for (let round = 0; round < 2; round += 1) {
    await strapi.editor.call('POST', `${path}/bulkPublish`, { documentIds });
    expect(await Promise.all(documentIds.map(crossSells))).toEqual([
      ['16', '2'],
      ['16', '1'],
      ['1', '2'],
    ]);
    await strapi.editor.call('POST', `${path}/bulkUnpublish`, { documentIds });
  }
  await strapi.editor.call('POST', `${path}/bulkPublish`, { documentIds });
  expect(await crossSells('2')).toEqual(['16', '1']);
});

it('offers the editor the products by name', async () => {
  const { results } = await strapi.editor.call<{ results: { name: string }[] }>(
    'GET',
    'content-manager/relations/api::product.product/goesWith?id=1&pageSize=10&_q=Fender',
  );
  expect(results.length).toBeGreaterThan(0);
  for (const { name } of results) expect(name).toContain('Fender');
});

import { beforeAll, describe, expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { formerAmong } from '~/content/former-schema';
import { readSettings } from '~/content/settings/read-settings';
import { fakeGuide } from '../fake/entries';
import { pathOf } from './editor';
import { forThisFile } from './for-this-file';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));

const products = () => cmsClient({ url: strapi.url }).products();
const product = async (id: string) =>
  (await products()).entries.find(({ value }) => value.id === id)?.value;
/** The cross-sell as the shop reads it. */
const crossSells = async (id: string) => (await product(id))?.goesWith ?? [];

/** Sets the cross-sell as Strapi's form does. */
const choose = (id: string, ...others: string[]) =>
  strapi.editor.save(id, { goesWith: { set: others.map((documentId) => ({ documentId })) } });

describe('a cross-sell', () => {
  it('is read by the shop in the order of the editor, and keeps it while its products change', async () => {
    await choose('1', '16', '2', '9');
    await strapi.editor.publish('1');
    expect(await crossSells('1')).toEqual(['16', '2', '9']);
    const response = await fetch(`${strapi.url}/api/products/1?populate=*`);
    const { data } = (await response.json()) as { data: { goesWith: object[] } };
    expect(data.goesWith.map((each) => Object.keys(each).sort())).toEqual(
      data.goesWith.map(() => ['documentId', 'id']),
    );
    await strapi.editor.publish('2', { price: 2222 });
    expect(await crossSells('1')).toEqual(['16', '2', '9']);
    await strapi.editor.unpublish('2');
    expect(await crossSells('1')).toEqual(['16', '9']);
    await strapi.editor.publish('2');
    expect(await crossSells('1')).toEqual(['16', '2', '9']);
  });

  it('is changed by its own publication only, not by that of its products', async () => {
    await choose('1', '16', '2', '9');
    await strapi.editor.publish('1');
    await choose('1', '10', '9');
    for (const id of ['10', '9']) await strapi.editor.publish(id);
    expect(await crossSells('1')).toEqual(['16', '2', '9']);
    await strapi.editor.unpublish('9');
    await strapi.editor.publish('9');
    expect(await crossSells('1')).toEqual(['16', '2', '9']);
    await strapi.editor.publish('1');
    expect(await crossSells('1')).toEqual(['10', '9']);
  });

  it('is whole when products that go with each other are published together', async () => {
    const documentIds = ['1', '2', '16'];
    await choose('1', '16', '2');
    await choose('2', '16', '1');
    await choose('16', '1', '2');
    for (let round = 0; round < 2; round += 1) {
      await strapi.editor.publishAll(...documentIds);
      expect(await Promise.all(documentIds.map(crossSells))).toEqual([
        ['16', '2'],
        ['16', '1'],
        ['1', '2'],
      ]);
      await strapi.editor.call('POST', `${pathOf('product')}/actions/bulkUnpublish`, {
        documentIds,
      });
    }
    await strapi.editor.publishAll(...documentIds);
    expect(await crossSells('2')).toEqual(['16', '1']);
  });
});

interface Entry {
  documentId: string;
  [field: string]: unknown;
}

const reed = (strength: number) => ({
  name: 'Vandoren 簧片',
  nameEn: `Vandoren Reeds ${strength}`,
  price: 200,
  category: 'accessories',
  kind: 'reed',
  attributes: { strength },
});
const ids = { soft: '', hard: '', equal: '' };
beforeAll(async () => {
  ids.soft = await strapi.editor.create(reed(2));
  ids.hard = await strapi.editor.create(reed(3));
  ids.equal = await strapi.editor.create(reed(3));
});

/** Publishes a family as Strapi's form does; resolves to its documentId. */
async function publish(members: readonly string[], fields: object = {}, id = '') {
  const family = {
    name: 'Vandoren 簧片',
    nameEn: 'Vandoren Reeds',
    attributes: ['strength'],
    members: { set: members.map((documentId) => ({ documentId })) },
    ...fields,
  };
  if (!id) return strapi.editor.addPublished('family', family);
  await strapi.editor.call('POST', `${pathOf('family', id)}/actions/publish`, family);
  return id;
}

/** The families as the shop reads them. */
async function read() {
  const client = cmsClient({ url: strapi.url });
  const products = (await client.products()).entries.map(({ value }) => value);
  return client.families(products);
}
const membersOf = async (id: string) =>
  (await read()).entries.find(({ value }) => value.id === id)?.value.members;

describe('a family', () => {
  it('in which two products are the same is not published', async () => {
    await expect(publish([ids.soft, ids.hard, ids.equal])).rejects.toThrow(
      'must differ in these attributes, unlike Vandoren Reeds 3, Vandoren Reeds 3',
    );
    expect(await read()).toEqual({ entries: [], rejected: [] });
  });

  it('is read by the shop, follows its products, and shares none with another', async () => {
    const family = await publish([ids.hard, ids.soft]);
    expect(await membersOf(family)).toEqual([ids.soft, ids.hard]);
    await expect(publish([ids.soft, ids.equal])).rejects.toThrow('must not be in another family');
    await publish([ids.hard, ids.soft], { nameEn: 'Vandoren Alto Reeds' }, family);

    await strapi.editor.publish(ids.hard, { price: 210 });
    expect(await membersOf(family)).toEqual([ids.soft, ids.hard]);

    const middle = await strapi.editor.add('product', reed(2.5));
    await publish([ids.hard, ids.soft, middle], {}, family);
    expect(await membersOf(family)).toEqual([ids.soft, ids.hard]);
    await strapi.editor.publish(middle);
    expect(await membersOf(family)).toEqual([ids.soft, middle, ids.hard]);

    await strapi.editor.change('product', middle, { attributes: { strength: 2 } });
    await strapi.editor.publish(middle);
    expect((await read()).rejected).toMatchObject([
      { kind: 'family', id: family, issues: [{ field: 'members', code: 'sameMembers' }] },
    ]);
  });
});

it('a product that is published for the first time is only in families that were published with it', async () => {
  const [soft, hard] = [await strapi.editor.create(reed(1)), await strapi.editor.create(reed(1.5))];
  const family = await publish([soft, hard]);
  const added = await strapi.editor.add('product', reed(4));
  const members = { set: [soft, hard, added].map((documentId) => ({ documentId })) };
  await strapi.editor.change('family', family, { members });
  await strapi.editor.publish(added);
  expect(await membersOf(family)).toEqual([soft, hard]);
  await strapi.editor.call('POST', `${pathOf('family', family)}/actions/publish`, {});
  expect(await membersOf(family)).toEqual([soft, hard, added]);
});

it('a guide has its products again when they are published after it', async () => {
  const guide = {
    ...fakeGuide,
    products: { set: [ids.hard, ids.soft].map((documentId) => ({ documentId })) },
  };
  await strapi.editor.addPublished('shop-guide', guide);
  const read = async () => {
    const { files } = await readSettings(strapi.data, { url: strapi.url });
    return files['data/guides.json'];
  };
  for (const id of [ids.hard, ids.soft]) {
    await strapi.editor.unpublish(id);
    await strapi.editor.publish(id);
    expect(await read()).toMatchObject({ reeds: { products: [ids.hard, ids.soft] } });
  }
});

it('a discontinued product leads to the successor of its successor, even if that is deleted', async () => {
  const create = (strength: number) => strapi.editor.create(reed(strength));
  const [first, second, last] = [await create(3.5), await create(4), await create(4.5)];
  for (const [id, documentId] of [
    [first, second],
    [second, last],
  ] as const) {
    await strapi.editor.unpublish(id);
    const successor = { connect: [{ documentId }], disconnect: [] };
    await strapi.editor.change('former-product', id, { successor });
  }
  await strapi.editor.publish(last, { price: 220 });
  await strapi.editor.remove(second);
  const former = formerAmong([{ id: last }], await cmsClient({ url: strapi.url }).former());
  const successors = Object.fromEntries(former.map(({ id, successor }) => [id, successor]));
  expect(successors).toMatchObject({ [first]: last, [second]: last });
});

it('a product is duplicated by one call, as a draft without its numbers and stock', async () => {
  const numbers = { sku: 'S', gtin: '4006381333931', mpn: 'SR212' };
  const goesWith = { set: [{ documentId: '1' }] };
  await strapi.editor.change('product', ids.soft, { ...numbers, goesWith });
  await strapi.editor.publish(ids.soft);
  await strapi.editor.setStock(ids.soft, 4);
  const times = { publishAt: '2099-01-01T00:00:00.000Z', unpublishAt: '2099-02-01T00:00:00.000Z' };
  await strapi.editor.change('product', ids.soft, times);
  const { data } = await strapi.editor.call<{ data: Entry }>(
    'POST',
    `${pathOf('product')}/auto-clone/${ids.soft}`,
    {},
  );
  expect(data.documentId).not.toBe(ids.soft);
  expect(await strapi.editor.entry('product', data.documentId)).toMatchObject({
    ...reed(2),
    publishedAt: null,
    sku: null,
    gtin: null,
    mpn: null,
    publishAt: null,
    unpublishAt: null,
    stock: null,
  });
  const path = `content-manager/relations/api::product.product/${data.documentId}/goesWith`;
  const { results } = await strapi.editor.call<{ results: Entry[] }>('GET', path);
  expect(results.map(({ documentId }) => documentId)).toEqual(['1']);
  expect((await read()).rejected).toHaveLength(1);
});

// The data of a CMS from before an attribute was deleted, and cross-sells were relations.
describe('after an upgrade', () => {
  beforeAll(async () => {
    await strapi.database.change('products', '1', {
      attributes: JSON.stringify({ strings: 6, deleted: 'x' }),
    });
    expect(await product('1')).toBeUndefined();
    await strapi.editor.change('product', '2', { attributes: { strings: 6, unfinished: 'x' } });
    await strapi.kill();
    await strapi.database.makeCrossSellsJson({ '1': ['9', '2', 'gone'], '9': [] });
    await strapi.startAgain();
  });

  it('products with a deleted attribute stay in the shop and can be published', async () => {
    expect((await products()).rejected).toEqual([]);
    expect((await product('1'))?.attributes).toEqual({ strings: 6 });
    await strapi.editor.publish('1', { price: 1111 });
    expect(await strapi.editor.entry('product', '2')).toMatchObject({
      attributes: { strings: 6, unfinished: 'x' },
    });
  });

  it('lists of cross-sells are converted to relations', async () => {
    expect(await crossSells('1')).toEqual(['9', '2']);
    expect(await crossSells('9')).toEqual([]);
    await strapi.editor.publish('1', { price: 1112 });
    expect(await crossSells('1')).toEqual(['9', '2']);
  });
});

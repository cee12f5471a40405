import { beforeAll, expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { forThisFile } from './for-this-file';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));

const PRODUCTS = 'content-manager/collection-types/api::product.product';
const FAMILIES = 'content-manager/collection-types/api::family.family';

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
  const path = id ? `${FAMILIES}/${id}/actions/publish` : `${FAMILIES}/actions/publish`;
  const { data } = await strapi.editor.call<{ data: Entry }>('POST', path, {
    name: 'Vandoren 簧片',
    nameEn: 'Vandoren Reeds',
    attributes: ['strength'],
    members: { set: members.map((documentId) => ({ documentId })) },
    ...fields,
  });
  return data.documentId;
}

/** The families as the shop reads them. */
async function read() {
  const client = cmsClient({ url: strapi.url });
  const products = (await client.products()).entries.map(({ value }) => value);
  return client.families(products);
}
const membersOf = async (id: string) =>
  (await read()).entries.find(({ value }) => value.id === id)?.value.members;

it.each<[string, (keyof typeof ids)[], object, string]>([
  [
    'in which two products are the same',
    ['soft', 'hard', 'equal'],
    {},
    'must differ in these attributes, unlike Vandoren Reeds 3, Vandoren Reeds 3',
  ],
  [
    'that declares what its kind does not have',
    ['soft', 'hard'],
    { attributes: ['strings'] },
    'Strings: is not an attribute of the kind Reeds, which has',
  ],
  ['without a name', ['soft', 'hard'], { nameEn: '' }, 'English name: is missing'],
])('a family %s is not published', async (_, members, fields, reason) => {
  const of = members.map((name) => ids[name]);
  await expect(publish(of, fields)).rejects.toThrow(reason);
  expect(await read()).toEqual({ entries: [], rejected: [] });
});

it('is read by the shop, follows its products, and shares none with another', async () => {
  const family = await publish([ids.hard, ids.soft]);
  expect(await membersOf(family)).toEqual([ids.soft, ids.hard]);
  await expect(publish([ids.soft, ids.equal])).rejects.toThrow('must not be in another family');
  await publish([ids.hard, ids.soft], { nameEn: 'Vandoren Alto Reeds' }, family);

  await strapi.editor.publish(ids.hard, { price: 210 });
  expect(await membersOf(family)).toEqual([ids.soft, ids.hard]);

  const draft = await strapi.editor.call<{ data: Entry }>('POST', PRODUCTS, reed(2.5));
  const middle = draft.data.documentId;
  await publish([ids.hard, ids.soft, middle], {}, family);
  expect(await membersOf(family)).toEqual([ids.soft, ids.hard]);
  await strapi.editor.publish(middle);
  expect(await membersOf(family)).toEqual([ids.soft, middle, ids.hard]);

  await strapi.editor.call('PUT', `${PRODUCTS}/${middle}`, { attributes: { strength: 2 } });
  await strapi.editor.publish(middle);
  expect((await read()).rejected).toMatchObject([
    { kind: 'family', id: family, issues: [{ field: 'members', code: 'sameMembers' }] },
  ]);
});

it('a product is duplicated by one call, as a draft without its numbers and stock', async () => {
  const numbers = { sku: 'S', gtin: '4006381333931', mpn: 'SR212' };
  const goesWith = { set: [{ documentId: '1' }] };
  await strapi.editor.call('PUT', `${PRODUCTS}/${ids.soft}`, { ...numbers, goesWith });
  await strapi.editor.publish(ids.soft);
  await strapi.editor.setStock(ids.soft, 4);
  const times = { publishAt: '2099-01-01T00:00:00.000Z', unpublishAt: '2099-02-01T00:00:00.000Z' };
  await strapi.editor.call('PUT', `${PRODUCTS}/${ids.soft}`, times);
  const { data } = await strapi.editor.call<{ data: Entry }>(
    'POST',
    `${PRODUCTS}/auto-clone/${ids.soft}`,
    {},
  );
  expect(data.documentId).not.toBe(ids.soft);
  const copy = await strapi.editor.call<{ data: Entry }>('GET', `${PRODUCTS}/${data.documentId}`);
  expect(copy.data).toMatchObject({
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

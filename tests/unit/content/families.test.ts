import { describe, expect, it } from 'vitest';
import { withBuiltinFamilies } from '~/content/builtin';
import { cmsClient } from '~/content/cms/client';
import { validateFamilies } from '~/content/cms/validate-families';
import { fakeProduct } from '../../cms/fake/entries';
import { startFakeStrapi } from '../../cms/fake/strapi';
import { product } from '../products/make-product';

const reed = (id: string, attributes: Record<string, unknown>, kind = 'reed') =>
  product({ id, nameEn: `Vandoren ${id}`, category: 'accessories', kind, attributes });

const reeds = [
  reed('a', { strength: 3, reedCut: 'traditional', quantity: 10 }),
  reed('b', { strength: 2, reedCut: 'traditional', quantity: 10 }),
  reed('c', { strength: 2.5, reedCut: 'traditional', quantity: 10 }),
];
const others = [
  reed('same', { strength: 3, quantity: 5 }),
  reed('again', { strength: 3 }),
  reed('bare', {}),
  reed('rosin', { contains: 'gold' }, 'rosin'),
  product({ id: 'plain' }),
];
const all = [...reeds, ...others];

const family = (changes: object = {}) => ({
  id: 'reeds',
  name: 'Vandoren簧片',
  nameEn: 'Vandoren Reeds',
  attributes: ['strength'],
  members: ['a', 'b', 'c'],
  ...changes,
});
const read = (...families: unknown[]) => withBuiltinFamilies(all, families);
const CMS = 'http://localhost:1337';
const validate = (...items: unknown[]) => validateFamilies(items, all, CMS);

describe('a family of the built-in catalogue', () => {
  it('is on each of its products, which are in the order of their values', () => {
    const products = read(family());
    expect(products.map(({ family }) => family?.members)).toEqual([
      ...reeds.map(() => ['b', 'c', 'a']),
      ...others.map(() => undefined),
    ]);
    expect(products[0]?.family).toMatchObject({
      id: 'reeds',
      name: { zh: 'Vandoren簧片', en: 'Vandoren Reeds' },
      attributes: ['strength'],
    });
  });

  it.each<[string, unknown, unknown]>([
    ['lowCut', true, false],
    ['response', [50, 15_000], [20, 15_000]],
    ['transducer', 'ribbon', 'condenser'],
  ])('orders its products by any type of attribute, such as %s', (id, later, earlier) => {
    const microphones = [later, earlier].map((value, index) =>
      product({
        id: String(index),
        category: 'recording',
        kind: 'large-diaphragm',
        attributes: { [id]: value },
      }),
    );
    const entry = family({ attributes: [id], members: ['0', '1'] });
    expect(withBuiltinFamilies(microphones, [entry])[0]?.family?.members).toEqual(['1', '0']);
  });

  it.each<[string, object, RegExp]>([
    ['has an unknown product', { members: ['a', 'x', 'y'] }, /members: .* unlike x, y$/],
    ['has one product, even twice', { members: ['a', 'a'] }, /members: must be at least two/],
    ['has products of several kinds', { members: ['a', 'rosin'] }, /members: must be of one kind/],
    ['has products without a kind', { members: ['plain', 'a'] }, /members: must be of one kind/],
    ['declares nothing', { attributes: [] }, /attributes: must not be empty/],
    [
      'declares an unknown attribute',
      { attributes: ['x'] },
      /attributes\.x: is not an attribute of the kind reed, which has forInstruments, strength, /,
    ],
    [
      'declares an attribute that a product lacks',
      { members: ['a', 'bare'] },
      /attributes\.strength: is not filled in for Vandoren bare/,
    ],
    [
      'declares an attribute in which they do not differ',
      { attributes: ['strength', 'quantity'] },
      /attributes\.quantity: is the same/,
    ],
    [
      'has two products that differ in nothing declared',
      { members: ['a', 'b', 'same'] },
      /members: must differ .* unlike Vandoren a, Vandoren same$/m,
    ],
    [
      'has several such products, of which the first three are named',
      { members: ['a', 'b', 'same', 'again'] },
      /members: must differ .* unlike Vandoren a, Vandoren same, Vandoren a$/m,
    ],
  ])('that %s stops the build', (_, changes, reason) => {
    expect(() => read(family(changes))).toThrow(reason);
  });

  it('shares no product with another, and no id', () => {
    const second = family({ id: 'more', members: ['c', 'same'] });
    expect(() => read(family({ members: ['a', 'c'] }), second)).toThrow(
      /data\/families\.json: 1\.members: .* as are Vandoren c/,
    );
    expect(() => read(family({ members: ['a', 'b'] }), family({ members: ['c', 'same'] }))).toThrow(
      /1\.id: duplicates/,
    );
  });

  it('may differ in several attributes together', () => {
    const members = ['a', 'b', 'same'];
    const [first] = read(family({ members, attributes: ['quantity', 'strength'] }));
    expect(first?.family?.members).toEqual(['same', 'b', 'a']);
  });
});

describe('a family of the CMS', () => {
  const item = (changes: object = {}) => {
    const { id, members, ...fields } = family();
    const ids = members.map((documentId) => ({ id: 1, documentId }));
    return { id: 7, documentId: id, ...fields, members: ids, updatedAt: 'now', ...changes };
  };

  it('has its products by relation, in both shapes of Strapi', () => {
    const { id, documentId, members, ...attributes } = item();
    const v4 = { id, documentId, attributes: { ...attributes, members: { data: members } } };
    for (const each of [item(), v4]) {
      expect(validate(each).entries[0]?.value).toMatchObject({
        id: 'reeds',
        attributes: ['strength'],
        members: ['b', 'c', 'a'],
      });
    }
  });

  it('lacks products that the shop does not have', () => {
    const members = ['a', 'gone', 'b'].map((documentId) => ({ documentId }));
    expect(validate(item({ members })).entries[0]?.value.members).toEqual(['b', 'a']);
  });

  it.each<[string, object]>([
    ['members', { members: null }],
    ['members', { members: [{ documentId: 'gone' }, { documentId: 'a' }] }],
    ['members', { members: 'a' }],
    ['attributes', { attributes: null }],
    ['attributes', { attributes: { strength: 1 } }],
    ['name', { name: null }],
  ])('is rejected for its %s: %j', (field, changes) => {
    const { entries, rejected } = validate(item(changes));
    expect(entries).toEqual([]);
    expect(rejected).toMatchObject([{ kind: 'family', id: 'reeds', issues: [{ field }] }]);
  });

  it('is absent from a CMS without families', async () => {
    const cms = await startFakeStrapi([fakeProduct(1)]);
    expect(await cmsClient({ url: cms.url }).families(all)).toEqual({ entries: [], rejected: [] });
    cms.settings['families'] = [item()];
    expect((await cmsClient({ url: cms.url }).families(all)).entries).toHaveLength(1);
    await cms.stop();
  });
});

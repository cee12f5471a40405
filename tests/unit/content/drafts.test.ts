import { describe, expect, it } from 'vitest';
import { draftNotes, validateDrafts } from '~/content/cms/drafts';
import { validateProducts } from '~/content/cms/validate-products';
import { fakeProduct, fakeProducts } from '../../cms/fake/entries';

const CMS = 'http://cms.example';
const drafts = (...items: unknown[]) => validateDrafts(items, CMS);

describe('drafts', () => {
  it.each([
    ['no name', { name: null }, ['name'], { name: { zh: '#doc7' } }],
    ['no English name', { nameEn: '' }, ['nameEn'], { name: { en: '#doc7' } }],
    ['no price', { price: null }, ['price'], { price: 1 }],
    ['a fractional price', { price: 9.5 }, ['price'], { price: 1 }],
    ['an unknown category', { category: 'x' }, ['category'], { category: 'accessories' }],
    ['an original price below the price', { originalPrice: 1 }, ['originalPrice'], {}],
    ['badges that are not text', { badges: [1] }, ['badges'], { badges: [] }],
    ['a script as picture address', { image: { url: 'javascript:0' } }, ['image'], {}],
    ['no required field', { name: null, nameEn: null, price: null, category: null }, 4, {}],
  ])('with %s have placeholder values', (_, wrong, substituted, shown) => {
    const { entries, rejected } = drafts(fakeProduct(7, { documentId: 'doc7', ...wrong }));
    expect(rejected).toEqual([]);
    expect(entries).toMatchObject([{ value: { id: 'doc7', ...shown } }]);
    const fields = entries[0]?.substituted;
    if (typeof substituted === 'number') expect(fields).toHaveLength(substituted);
    else expect(fields).toEqual(substituted);
  });

  it('without a valid id are rejected', () => {
    const { entries, rejected } = drafts(fakeProduct(7, { documentId: '../../etc', price: 0 }));
    expect(entries).toEqual([]);
    expect(rejected).toMatchObject([{ id: '../../etc' }]);
    // The report has all issues, since nothing was substituted.
    expect(rejected[0]?.issues.map(({ field }) => field).sort()).toEqual(['id', 'price']);
  });

  it('with more issues than a report lists have placeholder values, too', () => {
    const wrong = ['name', 'nameEn', 'price', 'description', 'category', 'inStock'];
    const { entries } = drafts(
      fakeProduct(7, {
        ...Object.fromEntries(wrong.map((name) => [name, {}])),
        badges: Array.from({ length: 20 }, () => 7),
        image: { url: 'data:0' },
      }),
    );
    expect([...(entries[0]?.substituted ?? [])].sort()).toEqual(
      [...wrong, 'badges', 'image'].sort(),
    );
  });

  it('are rejected if their id cannot be converted to a string', () => {
    const draft = { id: { toString: 1 }, attributes: { attributes: { documentId: 'abc' } } };
    expect(validateDrafts([draft], CMS).rejected).toHaveLength(1);
  });
});

describe('the draft report', () => {
  const published = validateProducts(fakeProducts(3), CMS);
  const id = (number: number) => String(fakeProduct(number)['documentId']);
  const notes = (...items: unknown[]) =>
    draftNotes(drafts(...items), published).map(({ id, published, substituted }) => [
      id,
      published,
      substituted,
    ]);

  it('list changed, new and unfinished products', () => {
    expect(
      notes(fakeProduct(1), fakeProduct(2, { price: 5 }), fakeProduct(3, { image: { url: '/a' } })),
    ).toEqual([
      [id(2), true, []],
      [id(3), true, []],
    ]);
    expect(notes(fakeProduct(4), fakeProduct(5, { price: null }))).toEqual([
      [id(4), false, []],
      [id(5), false, ['price']],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftNotes, validateDrafts } from '~/content/cms/drafts';
import { validateProducts } from '~/content/cms/validate-products';
import { fakeProduct, fakeProducts } from '../../cms/fake/entries';

const CMS = 'http://cms.example';
const drafts = (...items: unknown[]) => validateDrafts(items, CMS);

describe('drafts', () => {
  it('are as published products where nothing is missing', () => {
    expect(validateDrafts(fakeProducts(3), CMS)).toEqual(validateProducts(fakeProducts(3), CMS));
  });

  it.each([
    ['no name', { name: null }, ['name'], { name: '#doc7' }],
    ['no English name', { nameEn: '' }, ['nameEn'], { nameEn: '#doc7' }],
    ['no price', { price: null }, ['price'], { price: 1 }],
    ['a fraction of a price', { price: 9.5 }, ['price'], { price: 1 }],
    ['an unknown category', { category: 'x' }, ['category'], { category: 'accessories' }],
    ['a was-price that is lower', { originalPrice: 1 }, ['originalPrice'], {}],
    ['odd badges', { badges: [1] }, ['badges'], { badges: [] }],
    ['a script as picture', { image: { url: 'javascript:0' } }, ['image'], {}],
    ['nothing', { name: null, nameEn: null, price: null, category: null }, 4, {}],
  ])('with %s are shown, and say so', (_, fields, substituted, shown) => {
    const { entries, rejected } = drafts(fakeProduct(7, { documentId: 'doc7', ...fields }));
    expect(rejected).toEqual([]);
    expect(entries).toMatchObject([{ value: { id: 'doc7', ...shown } }]);
    const fieldsMended = entries[0]?.substituted;
    if (typeof substituted === 'number') expect(fieldsMended).toHaveLength(substituted);
    else expect(fieldsMended).toEqual(substituted);
  });

  it('without a usable id are left out', () => {
    const { entries, rejected } = drafts(fakeProduct(7, { documentId: '../../etc' }));
    expect([entries.length, rejected.length]).toEqual([0, 1]);
  });

  it('may be anything, and each is shown or left out', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (items) => {
        const { entries, rejected } = validateDrafts(items, CMS);
        expect(entries.length + rejected.length).toBe(items.length);
      }),
    );
  });
});

describe('the notes of a preview', () => {
  const published = validateProducts(fakeProducts(3), CMS);
  const id = (number: number) => String(fakeProduct(number)['documentId']);
  const notes = (...items: unknown[]) =>
    draftNotes(drafts(...items), published).map(({ id, published, substituted }) => [
      id,
      published,
      substituted,
    ]);

  it('are silent about what is in the shop', () => {
    expect(notes(...fakeProducts(3))).toEqual([]);
  });

  it('name what was changed, what is new, and what is not finished', () => {
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

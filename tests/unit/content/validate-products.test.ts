import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateProducts } from '~/content/cms/validate-products';
import { productSchema } from '~/content/product-schema';
import { fakeProduct } from '../../cms/fake/entries';
import type { FakeEntry } from '../../cms/fake/strapi';

const CMS = 'http://localhost:1337';

const productOf = (item: unknown) => {
  const { entries, rejected } = validateProducts([item], CMS);
  expect(rejected).toEqual([]);
  return entries[0]?.value;
};
const mistakesIn = (item: unknown) => {
  const { entries, rejected } = validateProducts([item], CMS);
  expect(entries).toEqual([]);
  return rejected[0]?.mistakes.map(({ field, reason }) => `${field}: ${reason}`);
};

const picture = {
  id: 3,
  documentId: 'file3',
  url: '/uploads/guitar_1.webp',
  updatedAt: '2026-11-02T10:00:00.000Z',
};

describe('a product of the CMS', () => {
  const { id, documentId, image: _, ...attributes } = fakeProduct(7, { originalPrice: 2000 });
  const expected = {
    id: documentId,
    name: 'Fender 電結他 7',
    nameEn: 'Fender Guitar 7',
    price: 1007,
    originalPrice: 2000,
    description: '楓木琴頸。',
    category: 'guitars',
    badges: ['hot'],
    image: 'http://localhost:1337/uploads/guitar_1.webp',
    inStock: true,
  };
  const { id: pictureId, ...pictureAttributes } = picture;
  const nestedPicture = { data: { id: pictureId, attributes: pictureAttributes } };

  it.each<[string, unknown]>([
    ['flat', { id, documentId, ...attributes, image: picture }],
    ['nested', { id, documentId, attributes: { ...attributes, image: nestedPicture } }],
    [
      'nested, documentId too',
      { id, attributes: { documentId, ...attributes, image: nestedPicture } },
    ],
  ])('is understood in the %s shape', (_, item) => {
    expect(productOf(item)).toEqual(expected);
  });

  it('has its numeric id as text where there is no documentId', () => {
    expect(productOf({ id: 12, attributes })?.id).toBe('12');
  });

  it('may lack all that the spec calls optional', () => {
    const { name, nameEn, price, category } = attributes;
    const least = { id: '5', name, nameEn, price, category };
    const defaults = { description: '', badges: [], inStock: true };
    expect(productOf(least)).toEqual({ ...least, ...defaults });
    const nulls = { originalPrice: null, badges: null, inStock: null, image: null };
    expect(productOf({ ...least, ...nulls, description: null })).toEqual({ ...least, ...defaults });
    expect(productOf({ ...least, image: { data: null } })).toEqual({ ...least, ...defaults });
  });

  it('is sold out only when the CMS says so', () => {
    expect(productOf(fakeProduct(1, { inStock: false }))?.inStock).toBe(false);
  });

  it('names each badge once, of whatever kind', () => {
    const badges = ['hot', 'featured', 'hot', 'staff pick'];
    expect(productOf(fakeProduct(1, { badges }))?.badges).toEqual([
      'hot',
      'featured',
      'staff pick',
    ]);
  });

  it.each([
    ['/uploads/a.png', 'http://localhost:1337/uploads/a.png'],
    ['uploads/a.png', 'http://localhost:1337/uploads/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'http://cdn.example/a.png'],
  ])('has its picture %s at %s', (url, address) => {
    expect(productOf(fakeProduct(1, { image: { url } }))?.image).toBe(address);
  });

  it('tells apart the files that were behind one address', () => {
    const { entries } = validateProducts([fakeProduct(1, { image: picture })], CMS);
    expect(entries[0]?.picture).toEqual({
      address: 'http://localhost:1337/uploads/guitar_1.webp',
      version: '2026-11-02T10:00:00.000Z',
    });
  });
});

describe('a product that cannot be shown', () => {
  it.each<[string, FakeEntry, RegExp]>([
    ['no price', { price: null }, /^price: .*expected number/],
    ['a price in words', { price: '$5' }, /^price: .*expected number/],
    ['a negative price', { price: -5 }, /^price: /],
    ['a price of nothing', { price: 0 }, /^price: /],
    ['cents', { price: 99.5 }, /^price: .*int/],
    ['a price that is no number', { price: Number.POSITIVE_INFINITY }, /^price: /],
    ['a former price that is lower', { originalPrice: 5 }, /^originalPrice: must be above price/],
    ['a category of its own', { category: 'ukuleles' }, /^category: .*"guitars"/],
    ['no name', { name: null }, /^name: /],
    ['an empty name', { name: ' \u200b\u202e ' }, /^name: has no letter or digit/],
    ['an empty English name', { nameEn: '' }, /^nameEn: has no letter or digit/],
    ['a name of 256 letters', { name: 'x'.repeat(256) }, /^name: .*255/],
    ['blocks for a description', { description: [{ type: 'p' }] }, /^description: .*string/],
    ['badges that are no list', { badges: 'hot' }, /^badges: .*array/],
    ['a badge that says nothing', { badges: ['hot', ''] }, /^badges\.1: has no letter/],
    ['a stock of words', { inStock: 'no' }, /^inStock: .*boolean/],
    [
      'a script for a picture',
      { image: { url: 'javascript:alert(1)' } },
      /^image: must be an http/,
    ],
    [
      'data for a picture',
      { image: { url: 'data:image/png;base64,AA' } },
      /^image: must be an http/,
    ],
    ['a picture without address', { image: { id: 1 } }, /^image: must be an http/],
    ['a path for an id', { documentId: '../../etc' }, /^id: must be 1 to 64/],
    ['an id that is too long', { documentId: 'x'.repeat(65) }, /^id: must be 1 to 64/],
    ['__proto__ for an id', { documentId: '__proto__' }, /^id: is a reserved word/],
    ['an id that every object has', { documentId: 'constructor' }, /^id: is a reserved word/],
    ['an id that every folder has', { documentId: 'index' }, /^id: is a reserved word/],
    ['no id', { documentId: null, id: null }, /^id: .*expected string/],
  ])('has %s', (_, wrong, reason) => {
    expect(mistakesIn(fakeProduct(1, wrong))).toEqual([expect.stringMatching(reason)]);
  });

  it('is reported with id, name and every mistake', () => {
    const item = fakeProduct(1, { documentId: 'abc', price: -1, category: 'x' });
    expect(validateProducts([item], CMS).rejected).toEqual([
      {
        kind: 'product',
        id: 'abc',
        name: 'Fender 電結他 1',
        mistakes: [
          { field: 'price', reason: expect.any(String) as string },
          { field: 'category', reason: expect.any(String) as string },
        ],
      },
    ]);
  });

  it('leaves the others alone', () => {
    const items = [fakeProduct(1), null, fakeProduct(2, { price: 0 }), fakeProduct(3)];
    const { entries, rejected } = validateProducts(items, CMS);
    expect(entries.map(({ value }) => value.price)).toEqual([1001, 1003]);
    expect(rejected).toHaveLength(2);
  });

  it('cannot steer the terminal that shows the report, nor flood it', () => {
    const name = `\u001b[2J\u202e${'x'.repeat(100_000)}`;
    const { rejected } = validateProducts([fakeProduct(1, { name })], CMS);
    expect(rejected[0]?.name).toMatch(/^\[2J x{70,80}$/);
  });
});

describe('hostile text', () => {
  it('stays text', () => {
    const text = '<script>alert(1)</script></script><!-- {{name}} $t(common.close) 🎸';
    const shown = productOf(fakeProduct(1, { name: text, nameEn: text, description: text }));
    expect(shown).toMatchObject({ name: text, nameEn: text, description: text });
  });

  it('cannot turn what stands around it', () => {
    const shown = productOf(
      fakeProduct(1, {
        name: 'Vox \u202eRTL\u2066 שלום\u0000\n結他\ud800',
        description: 'a\u202eb\r\nc\u0007d',
      }),
    );
    expect(shown?.name).toBe('Vox  RTL  שלום  結他\ufffd');
    expect(shown?.description).toBe('a b\nc d');
  });

  it('may be very long in a description', () => {
    const description = '結他'.repeat(50_000);
    expect(productOf(fakeProduct(1, { description }))?.description).toBe(description);
  });
});

describe('whatever the CMS sends', () => {
  const keys = Object.keys(fakeProduct(1));
  const nearly = fc.dictionary(fc.constantFrom(...keys, 'attributes', '__proto__'), fc.jsonValue());
  const anything = fc.oneof(
    fc.jsonValue(),
    nearly,
    nearly.map((wrong) => fakeProduct(1, wrong)),
    nearly.map((attributes) => ({ id: 1, attributes })),
  );

  it('is either a product that passes the shop’s own rules, or reported', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 5 }), (items) => {
        const { entries, rejected } = validateProducts(items, CMS);
        expect(entries.length + rejected.length).toBe(items.length);
        for (const { value } of entries) {
          expect(productSchema.safeParse(value).success).toBe(true);
          expect(value.id).toMatch(/^[\w-]{1,64}$/);
        }
        for (const { mistakes } of rejected) expect(mistakes).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { validateDrafts } from '~/content/cms/drafts';
import { categoryIds } from '~/features/products/product';
import { itemSchema, validateProducts } from '~/content/cms/validate-products';
import { fakeProduct } from '../../cms/fake/entries';

const CMS = 'http://localhost:1337';

const productOf = (item: unknown) => {
  const { entries, rejected } = validateProducts([item], CMS);
  expect(rejected).toEqual([]);
  return entries[0]?.value;
};
const issuesIn = (item: unknown) => {
  const { entries, rejected } = validateProducts([item], CMS);
  expect(entries).toEqual([]);
  return rejected[0]?.issues.map(({ field, reason }) => `${field}: ${reason}`);
};

const picture = {
  id: 3,
  documentId: 'file3',
  url: '/uploads/guitar_1.webp',
  updatedAt: '2026-11-02T10:00:00.000Z',
};

describe('a product of the CMS', () => {
  const specifications = { kind: 'electric', attributes: { strings: 6 } };
  const fields = { originalPrice: 2000, ...specifications };
  const { id, documentId, image: _, ...attributes } = fakeProduct(7, fields);
  const expected = {
    id: documentId,
    name: { zh: 'Fender 電結他 7', en: 'Fender Guitar 7' },
    price: 1007,
    originalPrice: 2000,
    description: { zh: '楓木琴頸。', en: '楓木琴頸。' },
    category: 'guitars',
    badges: ['hot', 'discount'],
    image: 'http://localhost:1337/uploads/guitar_1.webp',
    inStock: true,
    createdAt: Date.parse('2026-11-01T10:00:00.000Z'),
    updatedAt: Date.parse('2026-11-01T10:00:00.000Z'),
    ...specifications,
  };
  const { id: pictureId, ...pictureAttributes } = picture;
  const nestedPicture = { data: { id: pictureId, attributes: pictureAttributes } };

  it.each<[string, unknown]>([
    ['flat', { id, documentId, ...attributes, image: picture }],
    ['nested', { id, documentId, attributes: { ...attributes, image: nestedPicture } }],
    [
      'nested, with a nested documentId',
      { id, attributes: { documentId, ...attributes, image: nestedPicture } },
    ],
  ])('can have the %s shape, and is on sale with an original price', (_, item) => {
    expect(productOf(item)).toEqual(expected);
  });

  it.each([
    ['before', '2026-12-24T15:59:59.999Z', 1007],
    ['from the first moment of', '2026-12-24T16:00:00.000Z', 800],
    ['until the last moment of', '2026-12-26T15:59:59.999Z', 800],
    ['after', '2026-12-26T16:00:00.000Z', 1007],
  ])('has the right price %s a sale', (_, now, price) => {
    const item = fakeProduct(7, {
      salePrice: 800,
      saleFrom: '2026-12-24T16:00:00.000Z',
      saleUntil: '2026-12-26T16:00:00.000Z',
    });
    const [entry] = validateProducts([item], CMS, itemSchema(Date.parse(now))).entries;
    expect(entry?.value).toMatchObject({
      price,
      badges: price === 800 ? ['hot', 'discount'] : ['hot'],
    });
    expect(entry?.value.originalPrice).toBe(price === 800 ? 1007 : undefined);
  });

  it('crosses out its price before all reductions during a sale, which needs no end', () => {
    const saleFrom = '2026-11-01T16:00:00.000Z';
    const badges = ['discount'];
    const item = fakeProduct(7, { salePrice: 800, originalPrice: 2000, badges, saleFrom });
    expect(productOf(item)).toMatchObject({
      price: 800,
      originalPrice: 2000,
      badges: ['discount'],
    });
  });

  it('is rejected with a sale price that is none, or a sale that ends before it starts', () => {
    const item = fakeProduct(7, {
      salePrice: 1007,
      saleFrom: '2026-12-24T16:00:00.000Z',
      saleUntil: '2026-12-24T16:00:00.000Z',
    });
    expect(issuesIn(item)).toEqual([
      'salePrice: must be below price',
      'saleUntil: must be later than the start',
    ]);
    const never = fakeProduct(7, { saleFrom: 'never', saleUntil: '2026-12-24' });
    expect(issuesIn(never)).toEqual([expect.stringMatching(/^saleFrom: /)]);
  });

  it.each(['reindex', 'index-2', 'con-1'])('may have an id with a reserved word: %s', (id) => {
    expect(productOf(fakeProduct(7, { documentId: id }))?.id).toBe(id);
  });

  it('needs only the required fields', () => {
    const { name, nameEn, price, category } = attributes;
    const minimal = { id: '5', name, nameEn, price, category };
    const expected = {
      id: '5',
      price,
      category,
      name: { zh: name, en: nameEn },
      description: { zh: '', en: '' },
      badges: [],
      inStock: true,
    };
    expect(productOf(minimal)).toEqual(expected);
    const nulls = { originalPrice: null, badges: null, inStock: null, image: null };
    expect(productOf({ ...minimal, ...nulls, description: null })).toEqual(expected);
    expect(productOf({ ...minimal, image: { data: null } })).toEqual(expected);
  });

  it.each([
    // An editor has published it again.
    [{ publishedAt: '2026-11-20T08:00:00.000Z' }, Date.parse('2026-11-01T10:00:00.000Z')],
    [
      { createdAt: null, publishedAt: '2026-11-20T08:00:00.000Z' },
      Date.parse('2026-11-20T08:00:00.000Z'),
    ],
    [{ publishedAt: null, createdAt: 'yesterday' }, undefined],
    [{ createdAt: { toString: 1 } }, undefined],
  ])('with %o was created at %s', (times, created) => {
    expect(productOf(fakeProduct(1, times))?.createdAt).toBe(created);
  });

  it.each([
    ['none is left', { stock: 0 }, false],
    ['some are left', { stock: 3 }, true],
    ['some are left, but an editor took it off sale', { stock: 3, inStock: false }, false],
    ['it is not counted', { stock: null }, true],
  ])('is in stock by its number if there is one: %s', (_, fields, inStock) => {
    const product = productOf(fakeProduct(1, fields));
    expect(product?.inStock).toBe(inStock);
    expect(product).not.toHaveProperty('stock');
  });

  it.each([
    ['a JSON list of ids', ['b', 'a']],
    [
      'a relation of Strapi 5',
      [
        { id: 7, documentId: 'b', name: 'B' },
        { id: 3, documentId: 'a' },
      ],
    ],
    [
      'a relation in the v4 shape',
      {
        data: [
          { id: 7, attributes: { documentId: 'b' } },
          { id: 3, documentId: 'a', attributes: {} },
        ],
      },
    ],
  ])('is cross-sold with the products of %s, in their order', (_, goesWith) => {
    expect(productOf(fakeProduct(1, { goesWith }))?.goesWith).toEqual(['b', 'a']);
  });

  it('is cross-sold with the numeric ids of a relation of Strapi 4, and with nothing of an empty one', () => {
    const goesWith = { data: [{ id: 7, attributes: { name: 'B' } }] };
    expect(productOf(fakeProduct(1, { goesWith }))?.goesWith).toEqual(['7']);
    expect(productOf(fakeProduct(1, { goesWith: { data: null } }))?.goesWith).toBeUndefined();
  });

  it('is not rejected for a related item whose own id is not valid', () => {
    const goesWith = [{ id: 7, documentId: '../../etc' }, { id: 3, documentId: 'a' }, { id: null }];
    expect(productOf(fakeProduct(1, { goesWith }))?.goesWith).toEqual(['a']);
  });

  it.each(['originalPrice', 'attributes', 'image'])(
    'lacks what an editor has emptied: %s',
    (field) => {
      const item = fakeProduct(1);
      const { [field]: _, ...without } = item as Record<string, unknown>;
      expect(productOf({ ...item, [field]: '' })).toEqual(productOf(without));
    },
  );

  it.each([
    ['結他正面 / Front of the guitar', { zh: '結他正面', en: 'Front of the guitar' }],
    ['Front', { zh: 'Front', en: 'Front' }],
    [' / Front', undefined],
    ['', undefined],
  ])('has a picture with its version and the alternative text %j', (alternativeText, alt) => {
    const image = { ...picture, alternativeText };
    const { entries } = validateProducts([fakeProduct(1, { image })], CMS);
    expect(entries[0]?.pictures).toEqual([
      { address: 'http://localhost:1337/uploads/guitar_1.webp', version: picture.updatedAt, alt },
    ]);
  });

  it('keeps unknown badges and removes duplicates', () => {
    const badges = ['hot', 'featured', 'hot', 'staff pick'];
    expect(productOf(fakeProduct(1, { badges }))?.badges).toEqual([
      'hot',
      'featured',
      'staff pick',
    ]);
  });

  it('keeps the address of a picture on another server', () => {
    const url = 'https://cdn.example/a.png';
    expect(productOf(fakeProduct(1, { image: { url } }))?.image).toBe(url);
  });

  const [back, scale] = ['/uploads/back.webp', '/uploads/scale.webp'].map((url) => ({ url }));
  it.each([
    ['a flat item', [back, picture, scale]],
    ['the v4 shape', { data: [{ attributes: back }, picture, { id: 9, attributes: scale }] }],
  ])('has the pictures of its gallery after its own, each once: %s', (_, gallery) => {
    const { entries } = validateProducts([fakeProduct(1, { image: picture, gallery })], CMS);
    expect(entries[0]?.pictures.map(({ address }) => address)).toEqual([
      'http://localhost:1337/uploads/guitar_1.webp',
      'http://localhost:1337/uploads/back.webp',
      'http://localhost:1337/uploads/scale.webp',
    ]);
  });

  it.each([[null], [{ data: null }], [{ data: [] }], [{ data: [null] }], [[]]])(
    'has no gallery: %j',
    (gallery) => {
      const { entries } = validateProducts([fakeProduct(1, { gallery })], CMS);
      expect(entries[0]?.pictures).toEqual([]);
    },
  );
});

describe('a product is rejected', () => {
  it.each<[field: string, value: unknown, issue: RegExp]>([
    ['price', null, /^price: is missing/],
    ['price', '$5', /^price: .*expected number/],
    ['price', 0, /^price: /],
    ['price', 99.5, /^price: must be a whole number$/],
    ['price', 1e9, /^price: must be at most \d+$/],
    ['originalPrice', 1001, /^originalPrice: must be above price/],
    ['category', 'ukuleles', /^category: must be one of guitars, /],
    ['name', null, /^name: /],
    ['name', ' \u200b\u202e ', /^name: has no letter or digit/],
    ['name', 'x'.repeat(256), /^name: .*255/],
    ['nameEn', '', /^nameEn: is missing/],
    ['description', [{ type: 'p' }], /^description: .*string/],
    ['description', 'x'.repeat(20_001), /^description: must have at most 20000 characters$/],
    ['badges', 'hot', /^badges: .*array/],
    ['badges', ['hot', ''], /^badges\.1: is missing/],
    ['badges', ['x'.repeat(41)], /^badges\.0: .*40/],
    ['badges', Array.from({ length: 21 }, String), /^badges: .*20/],
    ['stock', 1.5, /^stock: /],
    ['inStock', 'no', /^inStock: .*boolean/],
    ['image', { url: 'javascript:alert(1)' }, /^image: must be an http/],
    ['image', { id: 1 }, /^image: must be an http/],
    ['image', { url: `/${'x'.repeat(2048)}` }, /^image: .*2048/],
    ['gallery', ['x'], /^gallery.0: must be an http/],
    ['documentId', '../../etc', /^id: must be 1 to 50/],
    ['documentId', 'x'.repeat(51), /^id: must be 1 to 50/],
    ['documentId', '__proto__', /^id: is a reserved word/],
    ['documentId', 'constructor', /^id: is a reserved word/],
    ['documentId', 'index', /^id: is a reserved word/],
    ['documentId', 'Index', /^id: is a reserved word/],
    ['documentId', 'con', /^id: is a file name that Windows reserves/],
    ['documentId', 'LPT9', /^id: is a file name that Windows reserves/],
  ])('for its %s, case %#', (field, value, issue) => {
    expect(issuesIn(fakeProduct(1, { [field]: value }))).toEqual([expect.stringMatching(issue)]);
  });

  it('without an id', () => {
    expect(issuesIn(fakeProduct(1, { documentId: null, id: null }))).toEqual(['id: is missing']);
  });

  it('and reported with id, name and all issues', () => {
    const item = fakeProduct(1, { documentId: 'abc', price: -1, category: 'x' });
    const values = categoryIds.join(', ');
    expect(validateProducts([item], CMS).rejected).toEqual([
      {
        kind: 'product',
        id: 'abc',
        name: 'Fender 電結他 1',
        issues: [
          {
            field: 'price',
            reason: 'must be more than 0',
            code: 'moreThan',
            values: { minimum: 0 },
          },
          {
            field: 'category',
            reason: `must be one of ${values}`,
            code: 'oneOf',
            values: { values },
          },
        ],
      },
    ]);
  });
});

describe('ids on a case-insensitive disk', () => {
  it('must be unique: the second product is rejected', () => {
    const ids = ['a', 'B', 'A', 'c', 'b'];
    const { entries, rejected } = validateProducts(
      ids.map((documentId, index) => fakeProduct(index, { documentId })),
      CMS,
    );
    expect(entries.map(({ value }) => value.id)).toEqual(['a', 'B', 'c']);
    expect(rejected).toMatchObject([
      { id: 'A', issues: [{ field: 'id', reason: expect.stringMatching(/case/) as string }] },
      { id: 'b' },
    ]);
  });

  it('can be reused if the first product is rejected', () => {
    const items = [
      fakeProduct(1, { documentId: 'a', price: 0 }),
      fakeProduct(2, { documentId: 'A' }),
    ];
    expect(validateProducts(items, CMS).entries.map(({ value }) => value.id)).toEqual(['A']);
  });
});

describe('specifications of the CMS', () => {
  it.each([
    [{ attributes: { strings: 6 } }, /^attributes: require a kind/],
    [{ kind: 'electric', attributes: [] }, /^attributes: .*record/],
    [{ goesWith: ['../../etc'] }, /^goesWith\.0: must be 1 to 50/],
    [{ goesWith: Array.from({ length: 21 }, String) }, /^goesWith: .*20/],
    [{ keywords: { zh: Array.from({ length: 51 }, String) } }, /^keywords\.zh: .*50/],
    [{ sku: 'x'.repeat(51) }, /^sku: .*50/],
    [{ story: Array.from({ length: 21 }, () => 7) }, /^story: .*20/],
    [{ features: { en: ['Light'] } }, /^features\.zh: /],
    [{ features: { zh: [], en: [] } }, /^features\.zh: must not be empty/],
    [{ story: [{ heading: { zh: '聲音', en: 'Sound' } }] }, /^story\.0\.text: /],
  ])('%o is rejected with a reason', (wanted, reason) => {
    expect(String(issuesIn(fakeProduct(1, wanted)))).toMatch(reason);
  });

  it('count as absent if they are empty', () => {
    expect(productOf(fakeProduct(1, { attributes: {} }))?.attributes).toBeUndefined();
    const [entry] = validateDrafts([fakeProduct(1, { attributes: {} })], CMS).entries;
    expect(entry?.value.attributes).toBeUndefined();
    expect(entry?.substituted).toBeUndefined();
  });

  it('have clean texts', () => {
    const controls = { zh: ' 音量\u202e ', en: 'Volume\u0000\ud800' };
    const item = fakeProduct(1, { kind: 'electric', attributes: { controls } });
    expect(productOf(item)?.attributes).toEqual({ controls: { zh: '音量', en: 'Volume \ufffd' } });
  });

  it.each(['96385074', '036000291452', '4006381333931', '10012345000017'])(
    'may have a GTIN with its check digit: %s',
    (gtin) => {
      expect(productOf(fakeProduct(1, { gtin }))?.gtin).toBe(gtin);
    },
  );

  it.each(['96385075', '4006381339331', '00096385074', 'x96385074', '96385074x'])(
    'are refused with a GTIN that is wrong: %s',
    (gtin) => {
      expect(issuesIn(fakeProduct(1, { gtin }))).toEqual([expect.stringMatching(/^gtin: /)]);
    },
  );

  it('may have the code of a country in lower case', () => {
    expect(productOf(fakeProduct(1, { madeIn: ' jp' }))?.madeIn).toBe('JP');
  });
});

describe('hostile text', () => {
  it('is preserved verbatim', () => {
    const text = '<script>alert(1)</script></script><!-- {{name}} $t(common.close) 🎸';
    const shown = productOf(fakeProduct(1, { name: text, nameEn: text, description: text }));
    expect(shown).toMatchObject({
      name: { zh: text, en: text },
      description: { zh: text, en: text },
    });
  });

  it('is limited in code points: a surrogate pair counts as one', () => {
    expect(productOf(fakeProduct(1, { name: `1${'🎸'.repeat(254)}` }))?.name.zh).toHaveLength(509);
    expect(issuesIn(fakeProduct(1, { name: `1${'🎸'.repeat(255)}` }))).toEqual([
      'name: must have at most 255 characters',
    ]);
  });

  it('may be exactly as long as the limits', () => {
    const longest = {
      documentId: 'x'.repeat(50),
      name: '結'.repeat(255),
      description: '結'.repeat(20_000),
      badges: Array.from({ length: 20 }, (_, index) => String(index).padEnd(40, 'x')),
    };
    const { documentId: id, name, description, badges } = longest;
    expect(productOf(fakeProduct(1, longest))).toMatchObject({
      id,
      badges,
      name: { zh: name },
      description: { zh: description },
    });
  });
});

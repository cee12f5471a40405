import { describe, expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { type Product, badges, brandOf, categoryIds } from '~/features/products/product';
import { brands } from '~/features/products/brands';
import { attributeOf, attributes, kindOf, kinds } from '~/features/products/specifications/kinds';
import { detectBrand } from '~/features/products/detect-brand';
import { locales } from '~/i18n/locales';
import { contradictions } from './contradictions';
import { duplicatesIn } from './duplicates';

const products = await readBuiltinCatalogue('data/catalogue');

/** Expands a list of numbers such as `1–8, 41–45`. */
const numbersIn = (ranges: string): number[] =>
  ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range.split('–').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

/** Returns one message for each product that fails the check. */
const complaints = (check: (product: Product) => string | false | undefined) =>
  products.flatMap((product) => {
    const wrong = check(product);
    return wrong ? [`${product.id} ${product.name.en}: ${wrong}`] : [];
  });

describe('the built-in catalogue', () => {
  it.each([
    ['guitars', '1–8, 41–45'],
    ['keyboards', '9–14, 46–59'],
    ['recording', '15–20, 60–65, 121–135'],
    ['audio', '21–26, 66–73, 136–140'],
    ['accessories', '27–32, 74–86, 96–120'],
    ['drums', '33–40, 87–95'],
  ] as const)('has %s at %s', (category, ranges) => {
    const ids = products.filter((product) => product.category === category).map(({ id }) => id);
    expect(ids).toEqual(numbersIn(ranges).map(String));
  });

  it.each([
    ['5', 32800, 38800],
    ['10', 8800, 10800],
    ['43', 4999, 5999],
    ['50', 2480, 2980],
  ])('sells %s at %i, reduced from %i', (id, price, originalPrice) => {
    expect(products.find((product) => product.id === id)).toMatchObject({ price, originalPrice });
  });

  it('has no unknown badges', () => {
    expect(
      complaints(({ badges: own }) => own.find((badge) => !badges.some((each) => each === badge))),
    ).toEqual([]);
  });
});

describe('the names', () => {
  it('have the same brand on the card and in the specifications', () => {
    expect(
      complaints((product) => {
        const detected = detectBrand(product.name.en, brands);
        return detected !== brandOf(product) && String(detected);
      }),
    ).toEqual([]);
  });

  it('are in Chinese and in English', () => {
    expect(complaints(({ name }) => !/\p{Script=Han}/u.test(name.zh) && name.zh)).toEqual([]);
    expect(
      complaints(({ name }) => /[^\p{Script=Latin}\p{N} .,:&+/()’-]/u.test(name.en) && name.en),
    ).toEqual([]);
  });

  it('use every brand of data/brands.json', () => {
    const used = new Set(products.map(brandOf));
    expect(Object.keys(brands).filter((brand) => !used.has(brand))).toEqual([]);
  });
});

describe('the specifications', () => {
  it('agree with both descriptions', () => {
    expect(complaints((product) => contradictions(product).join('; '))).toEqual([]);
  });

  it('state the audience of all products of a kind, or of none', () => {
    expect(
      complaints(
        (product) =>
          kindOf(product)?.attributes.includes('level') &&
          product.attributes?.['level'] === undefined &&
          'has no level',
      ),
    ).toEqual([]);
  });

  it('cross-sell products that exist', () => {
    const ids = new Set(products.map(({ id }) => id));
    expect(
      complaints(({ id, goesWith = [] }) => goesWith.find((each) => each === id || !ids.has(each))),
    ).toEqual([]);
  });

  it('use every kind and attribute', () => {
    const used = new Set(products.map(({ category, kind }) => `${category}/${kind ?? ''}`));
    const all = categoryIds.flatMap((category) =>
      kinds[category].map(({ id }) => `${category}/${id}`),
    );
    expect(all.filter((kind) => !used.has(kind))).toEqual([]);
    const set = new Set(products.flatMap((product) => Object.keys(product.attributes ?? {})));
    expect(Object.keys(attributes).filter((id) => !set.has(id))).toEqual([]);
  });

  it.each(locales)('label every line of a table differently (%s)', (locale) => {
    const repeated = Object.values(kinds)
      .flat()
      .flatMap(({ id, attributes: ids }) =>
        duplicatesIn(ids.map((each) => attributeOf(each).label[locale])).map(
          (label) => `${id}: ${label}`,
        ),
      );
    expect(repeated).toEqual([]);
  });

  it('promise no warranty in the lists of a kind without one', () => {
    const promised = Object.values(kinds)
      .flat()
      .filter(({ warranty, features, included }) => {
        const lists = JSON.stringify([features ?? 'warranty', included ?? 'warranty']);
        return warranty === false && /warranty|保養/iu.test(lists);
      });
    expect(promised.map(({ id }) => id)).toEqual([]);
  });
});

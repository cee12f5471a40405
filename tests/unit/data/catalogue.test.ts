import { beforeAll, describe, expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { badges, brandOf, categoryIds, type Product } from '~/features/products/product';
import { brands } from '~/features/products/brands';
import { specificationsOf } from '~/features/product-page/specifications';
import { detectBrand } from '~/features/products/detect-brand';
import zh from '~/i18n/dictionaries/zh';
import { foreignWordsIn, simplifiedIn } from './wording';

let products: Product[];
beforeAll(async () => {
  products = await readBuiltinCatalogue('data/catalogue');
});

/** The numbers of a list such as `1–8, 41–45`. */
const numbersIn = (ranges: string): number[] =>
  ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range.split('–').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

/** What is wrong with each product, after its id. */
const complaints = (check: (product: Product) => string | false | undefined) =>
  products.flatMap((product) => {
    const wrong = check(product);
    return wrong ? [`${product.id} ${product.nameEn}: ${wrong}`] : [];
  });

const repeated = (all: readonly string[]) => all.filter((each, index) => all.indexOf(each) < index);

describe('the built-in catalogue', () => {
  it('has the products 1 to 140', () => {
    expect(products.map(({ id }) => id)).toEqual(numbersIn('1–140').map(String));
  });

  it.each([
    ['guitars', '1–8, 41–45'],
    ['keyboards', '9–14, 46–59'],
    ['recording', '15–20, 60–65, 121–135'],
    ['audio', '21–26, 66–73, 136–140'],
    ['accessories', '27–32, 74–86, 96–120'],
    ['drums', '33–40, 87–95'],
  ] as const)('has %s at %s', (category, ranges) => {
    expect(categoryIds).toContain(category);
    const ids = products.filter((product) => product.category === category).map(({ id }) => id);
    expect(ids).toEqual(numbersIn(ranges).map(String));
  });

  it.each([
    ['5', 32800, 38800],
    ['10', 8800, 10800],
    ['43', 4999, 5999],
    ['50', 2480, 2980],
  ])('sells %s at %i, from %i', (id, price, originalPrice) => {
    expect(products.find((product) => product.id === id)).toMatchObject({ price, originalPrice });
  });

  it('costs 80 to 650000', () => {
    const prices = products.map(({ price }) => price);
    expect(Math.min(...prices)).toBe(80);
    expect(Math.max(...prices)).toBe(650_000);
  });

  it.each(badges)('has at least five products with the badge "%s"', (badge) => {
    const marked = products.filter((product) => product.badges.includes(badge));
    expect(marked.length).toBeGreaterThanOrEqual(5);
  });

  it('has no other badges, and none twice', () => {
    expect(
      complaints(({ badges: own }) => own.find((badge) => !badges.some((each) => each === badge))),
    ).toEqual([]);
    expect(complaints(({ badges: own }) => repeated(own)[0])).toEqual([]);
  });

  it('has a former price exactly where there is a discount', () => {
    expect(
      complaints(
        ({ badges: own, originalPrice }) =>
          own.includes('discount') !== (originalPrice !== undefined) && String(originalPrice),
      ),
    ).toEqual([]);
  });

  it('is out of a handful', () => {
    const gone = products.filter(({ inStock }) => !inStock);
    expect(gone.length).toBeGreaterThanOrEqual(3);
    expect(gone.length).toBeLessThanOrEqual(10);
  });
});

describe('the names', () => {
  it('begin with the same brand in both languages', () => {
    expect(
      complaints((product) => product.name.split(' ')[0] !== brandOf(product) && product.name),
    ).toEqual([]);
  });

  it('begin with a brand that the shop knows', () => {
    expect(complaints((product) => !(brandOf(product) in brands) && brandOf(product))).toEqual([]);
  });

  it('show the same brand in the specifications as on the card', () => {
    expect(
      complaints((product) => {
        const detected = detectBrand(product.nameEn, brands);
        return detected !== brandOf(product) && String(detected);
      }),
    ).toEqual([]);
  });

  it('are all different', () => {
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
    expect(repeated(products.map(({ nameEn }) => nameEn.toLowerCase()))).toEqual([]);
  });

  it('are in Chinese and in English', () => {
    expect(complaints(({ name }) => !/\p{Script=Han}/u.test(name) && name)).toEqual([]);
    expect(
      complaints(({ nameEn }) => /[^\p{Script=Latin}\p{N} .,:&+/()’-]/u.test(nameEn) && nameEn),
    ).toEqual([]);
  });

  it('use every brand of the list', () => {
    const used = new Set(products.map(brandOf));
    expect(Object.keys(brands).filter((brand) => !used.has(brand))).toEqual([]);
  });
});

describe('the descriptions', () => {
  const sentencesIn = (text: string, end: RegExp) =>
    text.split(end).filter((part) => part.trim() !== '');

  it('are two to four sentences of Chinese', () => {
    expect(
      complaints(({ description }) => {
        const { length } = sentencesIn(description, /[。！？]/u);
        return (length < 2 || length > 4 || !description.endsWith('。')) && `${length} sentences`;
      }),
    ).toEqual([]);
  });

  it('are two to four sentences of English', () => {
    expect(
      complaints(({ descriptionEn = '' }) => {
        // A sentence ends before a capital or a digit, but not after "St." and the like.
        const { length } = sentencesIn(
          descriptionEn,
          /(?<!\b(?:St|No|Op|Mr|Dr|vs))[.!?](?:\s+(?=[\p{Lu}\d‘“])|$)/u,
        );
        return (length < 2 || length > 4 || !descriptionEn.endsWith('.')) && `${length} sentences`;
      }),
    ).toEqual([]);
  });

  it('are all different', () => {
    expect(repeated(products.map(({ description }) => description))).toEqual([]);
    expect(repeated(products.map(({ descriptionEn = '' }) => descriptionEn))).toEqual([]);
  });

  it('have no Chinese in English', () => {
    expect(
      complaints(
        ({ descriptionEn = '' }) =>
          /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.exec(descriptionEn)?.[0],
      ),
    ).toEqual([]);
  });

  it('are in the characters and words of Hong Kong', () => {
    const chinese = ({ name, description }: Product) => `${name}\n${description}`;
    expect(complaints((product) => simplifiedIn(chinese(product)).join(''))).toEqual([]);
    expect(complaints((product) => foreignWordsIn(chinese(product)).join(', '))).toEqual([]);
  });

  it('set no space between Chinese and Latin: the style sheet does', () => {
    expect(
      complaints(
        ({ description }) => /\p{Script=Han} [\w]|\w \p{Script=Han}/u.exec(description)?.[0],
      ),
    ).toEqual([]);
  });

  it('are punctuated in full width', () => {
    expect(
      complaints(({ description }) => /\p{Script=Han}[,;:!?]|[!！"']/u.exec(description)?.[0]),
    ).toEqual([]);
  });
});

describe('the specifications', () => {
  /** The words of the specifications that no product of ours is described by: all brands are known. */
  const neverSaid = ['premiumBrand'];

  it('say each thing that they can say of at least one product', () => {
    const said = new Set(
      products
        .flatMap((product) => specificationsOf(product, brands, 0))
        .flatMap(({ value }) =>
          typeof value === 'string' ? [value] : 'word' in value ? [value.word] : [],
        ),
    );
    expect(
      Object.keys(zh.product.values)
        .filter((word) => !said.has(word as never))
        .sort(),
    ).toEqual(neverSaid);
  });

  it.each([
    ['guitars', 'body', ['mahogany', 'alder', 'spruceRosewood', 'premiumWood']],
    [
      'guitars',
      'pickups',
      [
        'piezo',
        'noPickups',
        'bassPickups',
        'humbuckers',
        'threeSingles',
        'twoSingles',
        'standardPickups',
      ],
    ],
    ['guitars', 'strings', [4, 6]],
    ['guitars', 'scale', [34, 25.5]],
    ['keyboards', 'keys', [88, 61]],
    ['drums', 'configuration', ['electronicKit', 'acousticKit']],
    ['recording', 'connection', ['usb', 'usbXlr', 'xlr']],
    ['audio', 'power', [50, 40, 30, 20]],
    ['accessories', 'origin', ['usa', 'japan', 'imported']],
  ] as const)('of %s have every %s', (category, label, values) => {
    const said = products
      .filter((product) => product.category === category)
      .flatMap((product) => specificationsOf(product, brands, 0))
      .filter((line) => line.label === label)
      .map(({ value }) => (typeof value === 'object' && 'count' in value ? value.count : value));
    expect(new Set(said)).toEqual(new Set<unknown>(values));
  });

  it.each([
    ['guitars', ['Les Paul', 'Stratocaster', 'Acoustic', 'Bass']],
    ['keyboards', ['88', 'P-145', 'FP-30X', '61']],
    ['drums', ['Electronic']],
    ['recording', ['USB', 'Interface']],
    ['audio', ['50', '40', '20']],
  ] as const)('of %s are asked by each word that they look for', (category, words) => {
    const names = products
      .filter((product) => product.category === category)
      .map(({ nameEn }) => nameEn);
    expect(words.filter((word) => !names.some((name) => name.includes(word)))).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosen,
  isPlain,
  readView,
  toggled,
  viewOf,
  writeView,
  type View,
} from '~/features/catalogue/view';
import { filterProducts, PRICE_CEILING } from '~/features/catalogue/filtering';
import { badges, categoryIds } from '~/features/products/product';
import { sortProducts, sorts } from '~/features/catalogue/sorting';
import { anyFilter, anySummaries, brands } from '../products/summaries';

const ROOT = '/en/instruments';
const read = (address: string, known: readonly string[] = brands) =>
  readView(new URL(address, 'https://shop.example'), ROOT, known);

const anyView: fc.Arbitrary<View> = fc.record({
  filter: anyFilter,
  sort: fc.constantFrom(...sorts),
});
/** A view in words that can be compared, its sets in any order. */
const plain = ({ filter, sort }: View) => ({
  ...filter,
  brands: [...filter.brands].toSorted(),
  badges: [...filter.badges].toSorted(),
  sort,
});
const withFilter = (filter: Partial<View['filter']>): View => ({
  ...viewOf(),
  filter: { ...viewOf().filter, ...filter },
});

describe('the address of a view', () => {
  it.each<[string, View]>([
    ['', viewOf()],
    ['/guitars', viewOf('guitars')],
    ['?min=500', withFilter({ price: [500, PRICE_CEILING] })],
    ['?max=500', withFilter({ price: [0, 500] })],
    ['?brand=Fender,Vox', withFilter({ brands: new Set(['Vox', 'Fender']) })],
    ['?brand=K%26M', withFilter({ brands: new Set(['K&M']) })],
    ['?badge=hot,new', withFilter({ badges: new Set(['new', 'hot'] as const) })],
    ['?sort=price-low', { ...viewOf(), sort: 'price-low' }],
    ['?category=drums&sort=newest', { ...viewOf('drums'), sort: 'newest' }],
    [
      '?category=audio&min=500&max=9000&brand=Vox&badge=hot&sort=newest',
      {
        filter: {
          category: 'audio',
          price: [500, 9000],
          brands: new Set(['Vox']),
          badges: new Set(['hot'] as const),
        },
        sort: 'newest',
      },
    ],
  ])('has what differs from the default, and no more: "%s"', (address, view) => {
    expect(writeView(view, ROOT)).toBe(ROOT + address);
  });

  it('is the same whatever the order in which things were chosen', () => {
    const view = withFilter({ brands: new Set(['Vox', 'Bach']), badges: new Set(['new', 'hot']) });
    const same = withFilter({ brands: new Set(['Bach', 'Vox']), badges: new Set(['hot', 'new']) });
    expect(writeView(view, ROOT)).toBe(writeView(same, ROOT));
  });

  it('restores every view', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(plain(read(writeView(view, ROOT)))).toEqual(plain(view));
      }),
    );
  });

  it('restores brands of any spelling', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((word) => !/[\s,]/.test(word));
    const anyBrands = fc.uniqueArray(word, { selector: (word) => word.toLowerCase() });
    fc.assert(
      fc.property(anyBrands, (known) => {
        const view = withFilter({ brands: new Set(known) });
        expect(plain(read(writeView(view, ROOT), known))).toEqual(plain(view));
      }),
    );
  });

  it('tells brands apart that differ by their capitals alone', () => {
    const view = withFilter({ brands: new Set(['KORG']) });
    expect(plain(read(writeView(view, ROOT), ['KORG', 'Korg']))).toEqual(plain(view));
  });
});

describe('the view of an address', () => {
  it.each<[string, View]>([
    [ROOT, viewOf()],
    [`${ROOT}/`, viewOf()],
    [`${ROOT}?category=drums`, viewOf('drums')],
    [`${ROOT}/drums`, viewOf('drums')],
    [`${ROOT}/drums/2`, viewOf('drums')],
    [`${ROOT}/drums?category=audio`, viewOf('audio')],
    [`${ROOT}/2`, viewOf()],
    [`${ROOT}?brand=fender`, withFilter({ brands: new Set(['Fender']) })],
    [`${ROOT}?brand=K%26M&brand=Fender`, withFilter({ brands: new Set(['K&M', 'Fender']) })],
    [`${ROOT}?max=500.4`, withFilter({ price: [0, 500] })],
    [`${ROOT}?min=9000&max=500`, withFilter({ price: [500, 9000] })],
    [`${ROOT}?min=-5&max=900000`, viewOf()],
  ])('%s', (address, view) => {
    expect(plain(read(address))).toEqual(plain(view));
  });

  it.each([
    'category=pianos',
    'category=ALL',
    'category=__proto__',
    'min=cheap&max=dear',
    'min=&max=',
    'max=NaN',
    'max=Infinity',
    'min=%20',
    'brand=Nobody',
    'brand=,,,',
    'badge=featured',
    'badge=HOT',
    'sort=random',
    'utm_source=letter',
    '%',
    '%E0%A4%A',
    '&&==&',
  ])('ignores what it does not know: ?%s', (query) => {
    expect(plain(read(`${ROOT}?${query}`))).toEqual(plain(viewOf()));
  });

  it('keeps what it knows beside what it does not', () => {
    expect(plain(read(`${ROOT}?badge=hot,featured&brand=Nobody,Fender&min=x`))).toEqual(
      plain(withFilter({ brands: new Set(['Fender']), badges: new Set(['hot']) })),
    );
  });

  it('is one that a shopper could have set, whatever the address', () => {
    const key = fc.constantFrom('category', 'min', 'max', 'brand', 'badge', 'sort', 'x');
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom(...categoryIds, ...badges, ...sorts, ...brands),
      fc.array(fc.constantFrom(...badges, ...brands, '', 'x')).map((values) => values.join(',')),
    );
    const made = fc.array(fc.tuple(key, value)).map((pairs) => String(new URLSearchParams(pairs)));
    const path = fc.oneof(
      fc.constantFrom('', '/audio', '/drums/2'),
      fc.string().map((x) => `/${x}`),
    );

    fc.assert(
      fc.property(path, fc.oneof(made, fc.string()), (path, query) => {
        const url = new URL(`https://shop.example${ROOT}${path}`);
        url.search = query;
        const { filter, sort } = readView(url, ROOT, brands);
        expect(['all', ...categoryIds]).toContain(filter.category);
        const [min, max] = filter.price;
        expect(Number.isInteger(min) && Number.isInteger(max)).toBe(true);
        expect(0 <= min && min <= max && max <= PRICE_CEILING).toBe(true);
        expect([...filter.brands].every((brand) => brands.some((each) => each === brand))).toBe(
          true,
        );
        expect([...filter.badges].every((badge) => badges.includes(badge))).toBe(true);
        expect(sorts).toContain(sort);
      }),
    );
  });
});

describe('isPlain', () => {
  it('is true of a category as its page shows it', () => {
    for (const category of ['all', ...categoryIds] as const)
      expect(isPlain(viewOf(category))).toBe(true);
  });

  it.each<[string, View]>([
    ['a price', withFilter({ price: [0, 99_500] })],
    ['a brand', withFilter({ brands: new Set(['Vox']) })],
    ['a badge', withFilter({ badges: new Set(['hot']) })],
    ['another order', { ...viewOf(), sort: 'newest' }],
  ])('is false with %s', (_, view) => {
    expect(isPlain(view)).toBe(false);
  });

  it('is true of those views alone that have a page of their own', () => {
    const category = fc.constantFrom('all' as const, ...categoryIds);
    fc.assert(
      fc.property(fc.oneof(category.map(viewOf), anyView), (view) => {
        expect(isPlain(view)).toBe(!writeView(view, ROOT).includes('?'));
      }),
    );
  });

  it('means all of the category, in the order in which it comes', () => {
    fc.assert(
      fc.property(anySummaries, fc.constantFrom(...categoryIds), (items, category) => {
        const { filter, sort } = viewOf(category);
        expect(sortProducts(filterProducts(items, filter), sort)).toEqual(
          items.filter((item) => item.category === category),
        );
      }),
    );
  });
});

it('the number on the phone’s filter button is that of brands and features', () => {
  expect(chosen(viewOf('drums'))).toBe(0);
  const filter = { brands: new Set(['Vox', 'Bach']), badges: new Set(['hot'] as const) };
  expect(chosen(withFilter({ ...filter, price: [0, 500] }))).toBe(3);
});

it('a choice made twice is no choice; no set is changed in its place', () => {
  const set: ReadonlySet<string> = new Set(['Vox']);
  expect(toggled(set, 'Bach')).toEqual(new Set(['Vox', 'Bach']));
  expect(toggled(set, 'Vox')).toEqual(new Set());
  expect(toggled(toggled(set, 'Bach'), 'Bach')).toEqual(set);
  expect(set).toEqual(new Set(['Vox']));
});

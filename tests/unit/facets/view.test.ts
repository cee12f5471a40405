import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedFacets, optionsIn, type FacetOptions } from '~/features/facets/facets';
import { selectedOptions, selectedRange, type Filter } from '~/features/facets/filter';
import { filterProducts } from '~/features/facets/filtering';
import { sortProducts, sorts } from '~/features/facets/sorting';
import {
  isUnfiltered,
  readView,
  viewKeys,
  viewOf,
  writeView,
  type View,
} from '~/features/catalogue/view';
import { badges, categoryIds } from '~/features/products/product';
import { anyFilter, anySummaries, brands, item, kindIds } from '../products/summaries';

const ROOT = '/en/instruments';
const kindsEverywhere = categoryIds.flatMap((category) =>
  kindIds.map((kind) => item({ category, kind })),
);
const read = (address: string, known: readonly string[] = brands) =>
  readView(new URL(address, 'https://shop.example'), {
    root: ROOT,
    options: { ...optionsIn(kindsEverywhere), brand: known },
    attributeIds: [],
  });

const anyView: fc.Arbitrary<View> = fc.record({
  filter: anyFilter,
  sort: fc.constantFrom(...sorts),
});
/** A view in a comparable form, in which the order of selections does not matter. */
const comparable = ({ filter, sort }: View) => ({
  sort,
  filter: Object.fromEntries(
    Object.entries(filter).map(([id, selection]) => [
      id,
      'min' in selection ? selection : selection.toSorted(),
    ]),
  ),
});
const withFilter = (filter: Filter): View => ({ ...viewOf(), filter });

describe('the URL of a view', () => {
  it.each<[string, View]>([
    ['', viewOf()],
    ['/guitars', viewOf('guitars')],
    ['/guitars/electric', viewOf('guitars/electric')],
    ['?category=drums/pedal&sort=newest', { ...viewOf('drums/pedal'), sort: 'newest' }],
    ['?min=500', withFilter({ price: { min: 500, max: 100_000 } })],
    ['?max=500', withFilter({ price: { min: 0, max: 500 } })],
    ['?brand=Fender,Vox', withFilter({ brand: ['Vox', 'Fender'] })],
    ['?brand=K%26M', withFilter({ brand: ['K&M'] })],
    ['?badge=hot,new', withFilter({ badge: ['new', 'hot'] })],
    ['?sort=price-low', { ...viewOf(), sort: 'price-low' }],
    ['?category=drums&sort=newest', { ...viewOf('drums'), sort: 'newest' }],
    [
      '?category=audio&min=500&max=9000&brand=Vox&badge=hot&sort=newest',
      {
        filter: {
          category: ['audio'],
          price: { min: 500, max: 9000 },
          brand: ['Vox'],
          badge: ['hot'],
        },
        sort: 'newest',
      },
    ],
  ])('contains only what differs from the defaults: "%s"', (address, view) => {
    expect(writeView(view, ROOT)).toBe(ROOT + address);
  });

  it('does not depend on the order of selection', () => {
    const view = withFilter({ brand: ['Vox', 'Bach'], badge: ['new', 'hot'] });
    const same = withFilter({ brand: ['Bach', 'Vox'], badge: ['hot', 'new'] });
    expect(writeView(view, ROOT)).toBe(writeView(same, ROOT));
  });

  it('round-trips every view', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(comparable(read(writeView(view, ROOT)))).toEqual(comparable(view));
      }),
    );
  });

  it('round-trips brands of any spelling', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((word) => !/[\s,]/.test(word));
    const anyBrands = fc.uniqueArray(word, { selector: (word) => word.toLowerCase() });
    fc.assert(
      fc.property(anyBrands, (known) => {
        const view = withFilter(known.length > 0 ? { brand: known } : {});
        expect(comparable(read(writeView(view, ROOT), known))).toEqual(comparable(view));
      }),
    );
  });

  it('distinguishes brands that differ only in case', () => {
    const view = withFilter({ brand: ['KORG'] });
    expect(comparable(read(writeView(view, ROOT), ['KORG', 'Korg']))).toEqual(comparable(view));
  });
});

describe('the view of a URL', () => {
  it.each<[string, View]>([
    [ROOT, viewOf()],
    [`${ROOT}/`, viewOf()],
    [`${ROOT}?category=drums`, viewOf('drums')],
    [`${ROOT}/drums`, viewOf('drums')],
    [`${ROOT}/drums/2`, viewOf('drums')],
    [`${ROOT}/drums/pedal/2`, viewOf('drums/pedal')],
    [`${ROOT}/drums/unknown`, viewOf('drums')],
    [`${ROOT}/drums/pedal?category=audio`, viewOf('audio')],
    [`${ROOT}?category=drums%2Fpedal`, viewOf('drums/pedal')],
    [`${ROOT}/drums?category=audio`, viewOf('audio')],
    [`${ROOT}/drums?category=all`, viewOf('drums')],
    [`${ROOT}/2`, viewOf()],
    [`${ROOT}?brand=Fender,fender`, withFilter({ brand: ['Fender'] })],
    [`${ROOT}?brand=fender`, withFilter({ brand: ['Fender'] })],
    [`${ROOT}?brand=K%26M&brand=Fender`, withFilter({ brand: ['K&M', 'Fender'] })],
    [`${ROOT}?max=500.4`, withFilter({ price: { min: 0, max: 500 } })],
    [`${ROOT}?min=9000&max=500`, withFilter({ price: { min: 500, max: 9000 } })],
    [`${ROOT}?min=-5&max=900000`, viewOf()],
  ])('%s', (address, view) => {
    expect(comparable(read(address))).toEqual(comparable(view));
  });

  it.each([
    'category=pianos',
    'category=ALL',
    'category=__proto__',
    'category=drums/unknown',
    'category=/pedal',
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
  ])('ignores unknown parameters and values: ?%s', (query) => {
    expect(comparable(read(`${ROOT}?${query}`))).toEqual(comparable(viewOf()));
  });

  it('keeps known values next to unknown ones', () => {
    expect(comparable(read(`${ROOT}?badge=hot,featured&brand=Nobody,Fender&min=x`))).toEqual(
      comparable(withFilter({ brand: ['Fender'], badge: ['hot'] })),
    );
  });

  it('is valid for any URL', () => {
    const key = fc.constantFrom(...viewKeys([]), 'x');
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
        const options: FacetOptions = { ...optionsIn([]), brand: brands };
        const { filter, sort } = readView(url, { root: ROOT, options, attributeIds: [] });
        for (const facet of fixedFacets) {
          if (facet.type === 'range') {
            const { min, max } = selectedRange(filter, facet);
            expect(Number.isInteger(min) && Number.isInteger(max)).toBe(true);
            expect(facet.min <= min && min <= max && max <= facet.max).toBe(true);
          } else {
            const selected = selectedOptions(filter, facet);
            expect(options[facet.id]).toEqual(expect.arrayContaining([...selected]));
            expect(new Set(selected).size).toBe(selected.length);
            if (facet.type === 'one') expect(selected.length).toBeLessThanOrEqual(1);
          }
        }
        expect(
          Object.keys(filter).every((id) => fixedFacets.some((facet) => facet.id === id)),
        ).toBe(true);
        expect(sorts).toContain(sort);
      }),
    );
  });
});

describe('isUnfiltered', () => {
  it('is true for an unfiltered category in the default order', () => {
    for (const category of ['all', ...categoryIds] as const)
      expect(isUnfiltered(viewOf(category))).toBe(true);
  });

  it.each<[string, View]>([
    ['a price', withFilter({ price: { min: 0, max: 99_500 } })],
    ['a brand', withFilter({ brand: ['Vox'] })],
    ['a badge', withFilter({ badge: ['hot'] })],
    ['another sort order', { ...viewOf(), sort: 'newest' }],
  ])('is false with %s', (_, view) => {
    expect(isUnfiltered(view)).toBe(false);
  });

  it('is true for exactly the views that have their own page', () => {
    const category = fc.constantFrom('all' as const, ...categoryIds);
    fc.assert(
      fc.property(fc.oneof(category.map(viewOf), anyView), (view) => {
        expect(isUnfiltered(view)).toBe(!writeView(view, ROOT).includes('?'));
      }),
    );
  });

  it('for a category, means all its products in their order', () => {
    fc.assert(
      fc.property(anySummaries, fc.constantFrom(...categoryIds), (items, category) => {
        const { filter, sort } = viewOf(category);
        expect(sortProducts(filterProducts(items, filter, fixedFacets), sort)).toEqual(
          items.filter((item) => item.category === category),
        );
      }),
    );
  });
});

it('the inline script knows every query key of a view', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const { searchParams } = new URL(writeView(view, ROOT), 'https://shop.example');
      expect([...searchParams.keys()].every((key) => viewKeys([]).includes(key))).toBe(true);
    }),
  );
});

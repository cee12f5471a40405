import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Filter } from '~/features/facets/filter';
import { sorts } from '~/features/facets/sorting';
import {
  isUnfiltered,
  pageNumberOf,
  viewOf,
  writeView,
  type View,
} from '~/features/catalogue/view';
import { categoryIds } from '~/features/products/product';
import { anyFilter } from '../products/summaries';
import { property } from '../property';
import { readAt, ROOT, sorted } from './addresses';

const read = (address: string, known?: readonly string[]) => readAt(address, { known });

const anyView: fc.Arbitrary<View> = fc.record({
  filter: anyFilter,
  sort: fc.constantFrom(...sorts),
});
const comparable = ({ filter, sort }: View) => ({ sort, filter: sorted(filter) });
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

  property('round-trips every view', [anyView], (view) => {
    expect(comparable(read(writeView(view, ROOT)))).toEqual(comparable(view));
  });

  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((word) => !/[\s,]/.test(word));
  const anyBrands = fc.uniqueArray(word, { selector: (word) => word.toLowerCase() });
  property('round-trips brands of any spelling', [anyBrands], (known) => {
    const view = withFilter(known.length > 0 ? { brand: known } : {});
    expect(comparable(read(writeView(view, ROOT), known))).toEqual(comparable(view));
  });

  it('distinguishes brands that differ only in case', () => {
    const view = withFilter({ brand: ['KORG'] });
    expect(comparable(read(writeView(view, ROOT), ['KORG', 'Korg']))).toEqual(comparable(view));
  });
});

it.each([
  ['', 1],
  ['/2', 2],
  ['/drums', 1],
  ['/drums/12', 12],
  ['/drums/12/', 12],
  ['/drums/12.html?sort=newest', 12],
  ['.html', 1],
  ['/drums/pedal/2?sort=newest', 2],
  ['/drums?category=drums/2', 1],
])('the page number of "%s" is %i', (path, number) => {
  expect(pageNumberOf(ROOT + path)).toBe(number);
});

describe('the view of a URL', () => {
  it.each<[string, View]>([
    [`${ROOT}/`, viewOf()],
    [`${ROOT}/drums/2`, viewOf('drums')],
    [`${ROOT}/drums/pedal/2`, viewOf('drums/pedal')],
    [`${ROOT}.html`, viewOf()],
    [`${ROOT}/drums/pedal/2.html`, viewOf('drums/pedal')],
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
    'min=cheap&max=dear',
    'min=&max=',
    'max=Infinity',
    'brand=Nobody',
    'brand=,,,',
    'badge=featured',
    'badge=HOT',
    'sort=random',
  ])('ignores unknown parameters and values: ?%s', (query) => {
    expect(comparable(read(`${ROOT}?${query}`))).toEqual(comparable(viewOf()));
  });

  it('keeps known values next to unknown ones', () => {
    expect(comparable(read(`${ROOT}?badge=hot,featured&brand=Nobody,Fender&min=x`))).toEqual(
      comparable(withFilter({ brand: ['Fender'], badge: ['hot'] })),
    );
  });
});

const category = fc.constantFrom('all' as const, ...categoryIds);
property(
  'isUnfiltered is true for exactly the views that have their own page',
  [fc.oneof(category.map(viewOf), anyView)],
  (view) => {
    expect(isUnfiltered(view)).toBe(!writeView(view, ROOT).includes('?'));
  },
);

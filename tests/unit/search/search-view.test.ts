import { expect, it } from 'vitest';
import {
  readParameters,
  readSearch,
  writeSearch,
  type SearchView,
} from '~/features/search/ui/search-view';

const options = { category: ['all', 'guitars'], brand: ['Fender'], badge: ['hot'], stock: ['in'] };
const read = (query: string) => readSearch(new URLSearchParams(query), options, ['pattern']);

it('restores a view from its address', () => {
  const view: SearchView = {
    query: '電結他 & more',
    filter: {
      category: ['guitars'],
      brand: ['Fender'],
      price: { min: 500, max: 9000 },
      pattern: ['cardioid'],
    },
    sort: 'price-low',
  };
  expect(read(writeSearch(view))).toEqual(view);
});

it('ignores unknown values', () => {
  expect(read('?q=%20x%20&sort=best&brand=Nobody&foo=1')).toEqual({
    query: 'x',
    filter: {},
    sort: 'relevance',
  });
});

it('has no parameters without a query', () => {
  expect(writeSearch({ query: '', filter: { stock: ['in'] }, sort: 'newest' })).toBe('');
});

it.each([
  ['quiet practice kit under 8,000', 'quiet practice kit', '8000'],
  ['guitar below HK$3000 for a beginner', 'guitar for a beginner', '3000'],
  ['synth up to 10k', 'synth', '10000'],
  ['5000蚊以下電子鼓', '電子鼓', '5000'],
  ['電結他 $4,000以内', '電結他', '4000'],
  ['不超過3000元的咪', '的咪', '3000'],
])('reads a price limit among the words: %s', (query, rest, max) => {
  const parameters = readParameters(`/search?${new URLSearchParams({ q: query }).toString()}`);
  expect(Object.fromEntries(parameters)).toEqual({ q: rest, max });
});

it.each(['amp under 50 watts', 'up to 24-bit', 'under 2000', 'maximum sound', 'SM57'])(
  'reads no price in: %s',
  (query) => {
    const parameters = readParameters(`/search?${new URLSearchParams({ q: query }).toString()}`);
    expect(Object.fromEntries(parameters)).toEqual({ q: query });
  },
);

it('keeps the price filter of the address beside a limit in words', () => {
  expect(readParameters('/search?q=kit+under+8000&max=9000').get('max')).toBe('9000');
});

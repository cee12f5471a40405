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
  ['5000蚊以下電子鼓', '電子鼓', '5000'],
])('reads a price limit among the words: %s', (query, rest, max) => {
  const parameters = readParameters(`/search?${new URLSearchParams({ q: query }).toString()}`);
  expect(Object.fromEntries(parameters)).toEqual({ q: rest, max });
});

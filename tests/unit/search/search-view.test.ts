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

it('moves a price among the words into the filter', () => {
  const parametersOf = (query: string) => Object.fromEntries(readParameters(`/search?q=${query}`));
  expect(parametersOf('drum+kit+3k-5k')).toEqual({ q: 'drum kit', min: '3000', max: '5000' });
  expect(parametersOf('SM57')).toEqual({ q: 'SM57' });
  // The scale of the filter ends at HK$100,000 and above.
  for (const q of ['piano under 100,000', 'piano over 200,000', 'piano 80,000 to 300,000']) {
    expect(parametersOf(q.replaceAll(' ', '+'))).toEqual({ q });
  }
});

it('keeps the price filter of the address beside a limit in words', () => {
  expect(readParameters('/search?q=kit+under+8000&max=9000').get('max')).toBe('9000');
});

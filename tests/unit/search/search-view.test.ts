import { expect, it } from 'vitest';
import { readSearch, writeSearch, type SearchView } from '~/features/search/ui/search-view';

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

it('ignores what it does not know', () => {
  expect(read('?q=%20x%20&sort=best&brand=Nobody&foo=1')).toEqual({
    query: 'x',
    filter: {},
    sort: 'relevance',
  });
});

it('has no parameters without a query', () => {
  expect(writeSearch({ query: '', filter: { stock: ['in'] }, sort: 'newest' })).toBe('');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFacets, writeFacets, type ServerFacets } from '~/features/catalogue/server-facets';
import { countFacets, noFilter } from '~/features/catalogue/filtering';
import { categoryIds } from '~/features/products/product';
import { anySummaries, item } from '../products/summaries';

const sent = (facets: ServerFacets) => JSON.parse(JSON.stringify(facets)) as ServerFacets;

it('the counts of a page are those that the browser comes to itself', () => {
  const category = fc.constantFrom('all', ...categoryIds);
  fc.assert(
    fc.property(anySummaries, category, (items, category) => {
      const { counts } = readFacets(sent(writeFacets(items, category)));
      expect(counts).toEqual(countFacets(items, noFilter(category)));
    }),
  );
});

it('the brands are those of the whole shop, once each, in the order of a dictionary', () => {
  const items = ['Zoom', 'beyerdynamic', 'Bärenreiter', 'Bach', 'Zoom', 'Buffet'].map(
    (brand, index) => item({ id: String(index), brand, category: 'drums' }),
  );
  expect(readFacets(sent(writeFacets(items, 'guitars'))).brands).toEqual([
    'Bach',
    'Bärenreiter',
    'beyerdynamic',
    'Buffet',
    'Zoom',
  ]);
});

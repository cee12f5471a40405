import fc from 'fast-check';
import { expect, it } from 'vitest';
import { categoryFacet, fixedFacets } from '~/features/facets/facets';
import { noFilter } from '~/features/facets/filter';
import { countFacets } from '~/features/facets/filtering';
import {
  prerenderFacets,
  readPrerenderedFacets,
  type PrerenderedFacets,
} from '~/features/catalogue/prerendered-facets';
import { badges } from '~/features/products/product';
import { anySummaries, item } from '../products/summaries';

const serialized = (facets: PrerenderedFacets) =>
  JSON.parse(JSON.stringify(facets)) as PrerenderedFacets;

it('pre-rendered counts equal those of the browser', () => {
  fc.assert(
    fc.property(anySummaries, fc.constantFrom(...categoryFacet.options), (items, category) => {
      const { counts } = readPrerenderedFacets(serialized(prerenderFacets(items, category)));
      expect(counts).toEqual(countFacets(items, noFilter(category), () => fixedFacets));
    }),
  );
});

it('brands are those of all products, unique and sorted alphabetically', () => {
  const items = ['Zoom', 'beyerdynamic', 'Bärenreiter', 'Bach', 'Zoom', 'Buffet'].map(
    (brand, index) => item({ id: String(index), brand, category: 'drums' }),
  );
  const { options } = readPrerenderedFacets(serialized(prerenderFacets(items, 'guitars')));
  expect(options['brand']).toEqual(['Bach', 'Bärenreiter', 'beyerdynamic', 'Buffet', 'Zoom']);
});

it('fixed options are complete and in their defined order, even without products', () => {
  const { options } = readPrerenderedFacets(serialized(prerenderFacets([item()], 'all')));
  expect(options['badge']).toEqual(badges);
});

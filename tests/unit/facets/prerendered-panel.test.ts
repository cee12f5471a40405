import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixedFacets, hasOptions, type FacetsOf } from '~/features/facets/facets';
import { noFilter } from '~/features/facets/filter';
import { countFacets } from '~/features/facets/filtering';
import { packPanel, readPanel } from '~/features/facets/panel/prerendered-panel';
import { attributeWords } from '~/features/facets/attributes/attribute-facets';
import { badges } from '~/features/products/product';
import { item } from '../products/summaries';
import { anyShop, attributes, shared } from './attribute-shop';
import { property } from '../property';

const words = Object.fromEntries(
  attributes.map((attribute) => [attribute.id, attributeWords(attribute, shared)]),
);
const onlyFixed: FacetsOf = () => fixedFacets;

const section = fc.constantFrom('drums', 'drums/electric', 'drums/pedal', 'all', 'guitars');
property(
  'the panel before any script is that of the browser',
  [anyShop, section],
  ({ products, facetsOf }, section) => {
    const facets = facetsOf(section);
    const { panel } = readPanel(packPanel(products, section, facetsOf, words), shared);
    const counts = countFacets(products, noFilter(section), facetsOf);
    for (const facet of facets.filter(hasOptions)) {
      const all = facet.options ?? [...(counts.get(facet.id)?.keys() ?? [])];
      for (const option of all) {
        expect(panel.counts.get(facet.id)?.get(option)).toBe(counts.get(facet.id)?.get(option));
      }
    }
    const data = (facet: (typeof facets)[number]) =>
      hasOptions(facet) ? [facet.id, facet.type, facet.options] : JSON.stringify(facet);
    expect(panel.facets.map(data)).toEqual(facets.map(data));
    for (const facet of facets.filter(({ attribute }) => attribute)) {
      const { options = {}, ...texts } = panel.dictionary[facet.id] ?? { label: '' };
      const { options: names, ...known } = words[facet.id] ?? { label: '' };
      expect(texts).toEqual(known);
      if (hasOptions(facet)) expect(names).toMatchObject(options);
    }
  },
);

it('brands are those of all products, unique and sorted alphabetically', () => {
  const items = ['Zoom', 'beyerdynamic', 'Bärenreiter', 'Bach', 'Zoom', 'Buffet'].map(
    (brand, index) => item({ id: String(index), brand, category: 'drums' }),
  );
  const { options } = readPanel(packPanel(items, 'guitars', onlyFixed, {}), shared);
  expect(options['brand']).toEqual(['Bach', 'Bärenreiter', 'beyerdynamic', 'Buffet', 'Zoom']);
});

it('fixed options are complete and in their defined order, even without products', () => {
  const { options } = readPanel(packPanel([item()], 'all', onlyFixed, {}), shared);
  expect(options['badge']).toEqual(badges);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixedFacets, hasOptions } from '~/features/facets/facets';
import {
  noFilter,
  selectedOptions,
  sectionOf,
  selectedRange,
  toggleOption,
  withOptions,
  withRange,
  withSection,
} from '~/features/facets/filter';
import { anyFilter } from '../products/summaries';
import { property } from '../property';

const brand = fixedFacets.filter(hasOptions).find(({ id }) => id === 'brand');
if (!brand) throw new Error('no brand facet');

it('toggleOption selects an option, and deselects it again', () => {
  const vox = { brand: ['Vox'] };
  expect(toggleOption({}, brand, 'Vox')).toEqual(vox);
  expect(toggleOption(vox, brand, 'Bach')).toEqual({ brand: ['Vox', 'Bach'] });
  expect(toggleOption(vox, brand, 'Vox')).toEqual({});
  expect(vox).toEqual({ brand: ['Vox'] });
});

property(
  'a filter has entries only for facets that narrow the list',
  [anyFilter, fc.constantFrom(...fixedFacets)],
  (filter, facet) => {
    const reset =
      facet.type === 'range'
        ? withRange(filter, facet, facet)
        : withOptions(filter, facet, facet.type === 'one' ? (facet.options ?? []).slice(0, 1) : []);
    expect(reset).not.toHaveProperty(facet.id);
    if (facet.type === 'range') {
      expect(selectedRange(reset, facet)).toEqual({ min: facet.min, max: facet.max });
    } else expect(selectedOptions(reset, facet)).toEqual([]);
  },
);

it('selecting a category replaces the previous one, and "all" removes it', () => {
  const filter = { ...noFilter('drums'), brand: ['Vox'] };
  expect(sectionOf(filter)).toBe('drums');
  expect(withSection(filter, 'audio')).toEqual({ category: ['audio'], brand: ['Vox'] });
  expect(withSection(filter, 'all')).toEqual({ brand: ['Vox'] });
  expect(sectionOf({})).toBe('all');
});

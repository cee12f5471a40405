import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeFacets } from '~/features/facets/attributes/attribute-facets';
import { filtersAttributes, resolveFilter } from '~/features/facets/facet-query';
import { withAttributeFacets } from '~/features/facets/facets';
import { noFilter, sectionOf, type Filter } from '~/features/facets/filter';
import { viewKeys, viewOf, writeView } from '~/features/catalogue/view';
import { attributesSchema } from '~/features/products/specifications/kinds';
import { item } from '../products/summaries';
import { readAt, ROOT, sorted } from './addresses';
import { anyVisit, attributes } from './attribute-shop';
import { property } from '../property';

const attributeIds = attributes.map(({ id }) => id);
const read = (address: string) => readAt(address, { attributeIds });

/** The facets of ten products with weights from 5 to 14 kg. */
const facets = withAttributeFacets(
  attributeFacets(
    Array.from({ length: 10 }, (_, index) => ({
      ...item({ category: 'drums' }),
      specifications: {
        pattern: [index > 4 ? 'omni' : 'cardioid'],
        weight: [String(5 + index)],
        ...(index > 4 && { loopback: ['yes'] }),
      },
    })),
    attributes,
  ),
);
const filterOf = (query: string) =>
  sorted(resolveFilter(read(`${ROOT}/drums?${query}`).filter, facets));

describe('the address of a filter by attributes', () => {
  it.each<[Filter, string]>([
    [{ pattern: ['omni', 'cardioid'] }, '?pattern=cardioid,omni'],
    [{ weight: { min: 6, max: 9 } }, '?weight=6-9'],
    [{ weight: { min: -6.5, max: -2 } }, '?weight=-6.5--2'],
    [
      { pattern: ['omni'], brand: ['Vox'], loopback: ['yes'] },
      '?brand=Vox&loopback=yes&pattern=omni',
    ],
    [{ ...noFilter('drums'), pattern: ['omni'] }, '?category=drums&pattern=omni'],
  ])('%o: %s', (filter, address) => {
    expect(writeView({ ...viewOf(), filter }, ROOT)).toBe(ROOT + address);
  });

  property('restores any filter', [anyVisit], ({ filter, facetsOf }) => {
    const address = writeView({ ...viewOf(), filter }, ROOT);
    const restored = resolveFilter(read(address).filter, facetsOf(sectionOf(filter)));
    expect(sorted(restored)).toEqual(sorted(filter));
  });

  property('is the same before and after the options are known', [anyVisit], ({ filter }) => {
    const address = writeView({ ...viewOf(), filter }, ROOT);
    expect(writeView(read(address), ROOT)).toBe(address);
  });
});

describe('a filter by attributes from an address', () => {
  it.each<[string, Filter]>([
    ['pattern=omni,unknown', { pattern: ['omni'] }],
    ['pattern=omni&pattern=cardioid', { pattern: ['cardioid', 'omni'] }],
    ['weight=9-6', { weight: { min: 6, max: 9 } }],
    ['weight=6-900', { weight: { min: 6, max: 14 } }],
    ['pattern=OMNI', {}],
    ['pattern=', {}],
    ['weight=5-14', {}],
    ['weight=heavy', {}],
    ['weight=6', { weight: { min: 6, max: 6 } }],
    ['weight=9,6,x', { weight: { min: 6, max: 9 } }],
    ['weight=-', {}],
    ['loopback=no', {}],
    ['keys=88', {}],
  ])('%s', (query, filter) => {
    expect(filterOf(query)).toEqual({ ...noFilter('drums'), ...filter });
  });

  const values = fc.dictionary(
    fc.constantFrom(...attributeIds),
    fc.oneof(fc.string(), fc.constantFrom('omni', '6-9', '-1--2', '1e3-2', 'yes')),
  );
  property(
    'is valid for any values, and does not change when it is resolved again',
    [anyVisit, values],
    ({ filter, facetsOf }, values) => {
      const facets = facetsOf(sectionOf(filter));
      const query = String(new URLSearchParams(values));
      const resolved = resolveFilter({ ...read(`${ROOT}?${query}`).filter, ...filter }, facets);
      for (const facet of facets) {
        const selection = resolved[facet.id];
        if (!facet.attribute || !selection) continue;
        if (facet.type === 'range') expect(selection).toHaveProperty('min');
        else expect(facet.options).toEqual(expect.arrayContaining([selection].flat()));
      }
      expect(Object.keys(resolved).every((id) => facets.some((facet) => facet.id === id))).toBe(
        true,
      );
      expect(resolveFilter(resolved, facets)).toEqual(resolved);
    },
  );
});

it('a number that is a range in one section and a list in another is read as either', () => {
  const [list] = attributeFacets(
    ['25', '61', '88'].map((keys) => ({ ...item(), specifications: { keys: [keys] } })),
    [
      {
        id: 'keys',
        type: 'number',
        label: 'Keys',
        options: [
          { id: '25', name: '25' },
          { id: '61', name: '61' },
          { id: '88', name: '88' },
        ],
      },
    ],
  );
  const resolve = (selection: Filter[string]) =>
    resolveFilter({ keys: selection }, list ? [list] : []);
  expect(resolve(['61-88'])).toEqual({ keys: ['61', '88'] });
  expect(resolve({ min: 20, max: 61 })).toEqual({ keys: ['25', '61'] });
  expect(resolve(['88', '60-90'])).toEqual({ keys: ['88'] });
  expect(resolve(['100-200'])).toEqual({});
});

it.each<[Filter, boolean]>([
  [{}, false],
  [{ brand: ['Vox'], category: ['drums'] }, false],
  [{ brand: ['Vox'], pattern: ['omni'] }, true],
])('whether %o selects attributes: %s', (filter, expected) => {
  expect(filtersAttributes(filter)).toBe(expected);
});

describe('ids of attributes', () => {
  const definition = { label: { zh: '名', en: 'Name' }, type: 'flag', filter: true };

  it.each([...viewKeys([]), 'price', 'page', 'q', 'constructor'])('cannot be %s', (id) => {
    expect(attributesSchema.safeParse({ [id]: definition }).success).toBe(false);
  });

  it('can be anything else', () => {
    expect(attributesSchema.safeParse({ pattern: definition }).success).toBe(true);
  });

  it.each(['range', 'text'])('of a %s cannot be a filter', (type) => {
    const { filter: _, ...plain } = definition;
    expect(attributesSchema.safeParse({ id: { ...plain, type } }).success).toBe(true);
    expect(attributesSchema.safeParse({ id: { ...definition, type } }).success).toBe(false);
  });
});

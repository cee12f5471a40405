import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attributeFacets,
  attributeWords,
  facetsOfCategory,
  scaleOf,
} from '~/features/facets/attributes/attribute-facets';
import { UNSTATED, type SpecificationOptions } from '~/features/facets/attributes/attribute-list';
import { chipsOf } from '~/features/facets/chips';
import { selectSection } from '~/features/facets/facet-query';
import { fixedFacets, hasOptions, type Facet, type Section } from '~/features/facets/facets';
import { sectionOf, withOptions, type Filter } from '~/features/facets/filter';
import { countFacets, filterProducts } from '~/features/facets/filtering';
import { item } from '../products/summaries';
import { anyVisit, attributes, type Sold, shared } from './attribute-shop';
import { property } from '../property';

type Options = readonly SpecificationOptions[];
const sold = (all: Options) =>
  all.map((specifications, id) => ({ ...item({ id: String(id) }), specifications }));
const facetsIn = (all: Options, some = attributes) => attributeFacets(sold(all), some);
const idsIn = (all: Options) => facetsIn(all).map(({ id }) => id);

describe('the facets of attributes', () => {
  it('are those with at least two values in the section', () => {
    const cardioid = { pattern: ['cardioid'] };
    expect(idsIn([cardioid, cardioid, {}])).toEqual([]);
    expect(idsIn([cardioid, { pattern: ['omni'] }])).toEqual(['pattern']);
    expect(idsIn([])).toEqual([]);
  });

  it('do not include options that all products have alike', () => {
    const both = { pattern: ['cardioid', 'omni'] };
    expect(idsIn([both, both])).toEqual([]);
    expect(idsIn([both, { pattern: ['cardioid'] }])).toEqual(['pattern']);
  });

  it('offer "yes" for a flag that some products have, but not all', () => {
    const [yes, no] = [{ loopback: ['yes'] }, { loopback: ['no'] }];
    expect(idsIn([yes, yes])).toEqual([]);
    expect(idsIn([no, {}])).toEqual([]);
    for (const other of [no, {}]) {
      expect(facetsIn([yes, other])).toMatchObject([{ id: 'loopback', options: ['yes'] }]);
    }
  });

  const weighing = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ weight: [String(index / 2)] }));

  it('list up to eight numbers, and have a range for more', () => {
    expect(facetsIn(weighing(8))).toMatchObject([
      { type: 'several', options: ['0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5'] },
    ]);
    expect(facetsIn(weighing(9))).toMatchObject([
      { type: 'range', min: 0, max: 4, step: 0.1, digits: 1 },
    ]);
  });

  it('list any number of options that are not numbers', () => {
    const ids = Array.from({ length: 9 }, (_, index) => `shape ${index}`);
    const shape = { id: 'shape', type: 'options', label: 'Shape' } as const;
    const options = ids.map((id) => ({ id, name: id }));
    const found = facetsIn(
      ids.map((id) => ({ shape: [id] })),
      [{ ...shape, options }],
    );
    expect(found).toMatchObject([{ type: 'several', options: ids }]);
  });

  it('have "not stated" as their last option, which is not a number of a range', () => {
    const unstated = { keys: [UNSTATED], weight: [UNSTATED] };
    expect(facetsIn([{ keys: ['88'] }, { keys: ['61'] }, unstated])).toMatchObject([
      { options: ['61', '88', UNSTATED] },
    ]);
    expect(facetsIn([{ keys: ['88'] }, unstated])).toEqual([]);
    expect(facetsIn([...weighing(9), unstated])).toMatchObject([{ min: 0, max: 4 }]);
  });

  it('of a range keep products whose number is not stated, not those without one', () => {
    const products = sold([...weighing(9), { weight: [UNSTATED] }, {}]);
    const found = (min: number, max: number) =>
      filterProducts(products, { weight: { min, max } }, attributeFacets(products, attributes));
    expect(found(1, 1.5).map(({ specifications }) => specifications)).toEqual([
      { weight: ['1'] },
      { weight: ['1.5'] },
      { weight: [UNSTATED] },
    ]);
  });

  it('are those of the section, in its order', () => {
    const products = [
      { pattern: ['omni'], keys: ['61'], loopback: ['yes'] },
      { pattern: ['cardioid'], keys: ['88'] },
    ].map((specifications, id) => ({
      ...item({ id: `${id}`, category: 'drums', kind: 'electric' }),
      specifications,
    }));
    const orders = { '': ['keys'], electric: ['loopback', 'keys', 'pattern'] };
    const facetsOf = facetsOfCategory('drums', products, {
      attributes,
      orders,
      specifications: [],
    });
    const panelOf = (section: Section) => facetsOf(section).map(({ id }) => id);
    const others = ['brand', 'stock', 'badge'];
    expect(panelOf('drums')).toEqual(['category', 'price', 'keys', ...others]);
    const inKind = ['category', 'price', 'loopback', 'keys', 'pattern', ...others];
    expect(panelOf('drums/electric')).toEqual(inKind);
    expect(panelOf('guitars')).toEqual(['category', 'price', ...others]);
  });
});

describe('the scale of a range', () => {
  it.each([
    [[5, 8, 320], { min: 5, max: 320, step: 5, digits: 0 }],
    [[64, 128, 256], { min: 64, max: 256, step: 2, digits: 0 }],
    [[-60, -12.5], { min: -60, max: -12.5, step: 0.5, digits: 1 }],
    [[0.123_456, 0.2], { min: 0.123, max: 0.2, step: 0.001, digits: 3 }],
    [[1, 2], { min: 1, max: 2, step: 1, digits: 0 }],
  ])('of %o: %o', (values, scale) => {
    expect(scaleOf(values)).toEqual(scale);
  });

  const value = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((n) => n / 1000);
  property(
    'includes all values, in whole steps',
    [fc.uniqueArray(value, { minLength: 2 })],
    (values) => {
      const { min, max, step } = scaleOf(values);
      expect(min).toBeLessThanOrEqual(Math.min(...values));
      expect(max).toBeGreaterThanOrEqual(Math.max(...values));
      expect(Math.abs(Math.round((max - min) / step) - (max - min) / step)).toBeLessThan(1e-6);
    },
  );
});

/**
 * An independent implementation: a product without a value never matches, except a range if the value
 * would decide but is not stated.
 */
function matches({ specifications = {} }: Sold, { id }: Facet, selection?: Filter[string]) {
  if (!selection) return true;
  const values = specifications[id] ?? [];
  return 'min' in selection
    ? values.some(
        (value) =>
          value === UNSTATED || (Number(value) >= selection.min && Number(value) <= selection.max),
      )
    : values.some((value) => selection.includes(value));
}

property(
  'filtering by attributes returns the products that match each of them',
  [anyVisit],
  ({ products, filter, facetsOf }) => {
    const facets = facetsOf(sectionOf(filter));
    const chosen = facets.filter(({ attribute }) => attribute);
    expect(filterProducts(products, filter, facets)).toEqual(
      filterProducts(products, filter, fixedFacets).filter((product) =>
        chosen.every((facet) => matches(product, facet, filter[facet.id])),
      ),
    );
  },
);

property(
  'a count is the number of products that the option gives',
  [anyVisit],
  ({ products, filter, facetsOf }) => {
    const counts = countFacets(products, filter, facetsOf);
    const facets = facetsOf(sectionOf(filter));
    for (const facet of facets.filter(hasOptions)) {
      if (facet.type === 'one') continue;
      const options = facet.options ?? products.map(({ brand }) => brand);
      for (const option of options) {
        const selected = withOptions(filter, facet, [option]);
        expect(counts.get(facet.id)?.get(option) ?? 0, `${facet.id} ${option}`).toBe(
          filterProducts(products, selected, facets).length,
        );
      }
    }
    for (const section of ['all', 'drums', 'drums/electric', 'drums/pedal', 'guitars'] as const) {
      const selected = selectSection(filter, section, facetsOf);
      expect(counts.get('category')?.get(section) ?? 0, section).toBe(
        filterProducts(products, selected, facetsOf(section)).length,
      );
    }
  },
);

property(
  'another category removes the selections of attributes, another kind those that it does not have',
  [anyVisit],
  ({ filter, facetsOf }) => {
    const isAttribute = (id: string) => attributes.some((attribute) => attribute.id === id);
    const elsewhere = selectSection(filter, 'guitars', facetsOf);
    expect(Object.keys(elsewhere).filter(isAttribute)).toEqual([]);
    const inKind = selectSection(filter, 'drums/pedal', facetsOf);
    const known = facetsOf('drums/pedal').map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(Object.keys(inKind)));
    expect(inKind['brand']).toEqual(filter['brand']);
  },
);

it('a chip of an attribute names it', () => {
  const facets = facetsIn(
    Array.from({ length: 9 }, (_, kilograms) => ({
      pattern: [kilograms > 4 ? 'omni' : 'cardioid'],
      weight: [String(kilograms)],
    })),
  );
  const words = Object.fromEntries(
    attributes.map((attribute) => [attribute.id, attributeWords(attribute, shared)]),
  );
  const { pattern: _, ...others } = words;
  const textsOf = (filter: Filter, known = words) =>
    chipsOf(filter, facets, known, shared).map(({ text }) => text);
  expect(textsOf({ pattern: ['omni'], weight: { min: 2, max: 5 } })).toEqual([
    'Polar pattern: name of omni',
    'Weight: 2 kg – 5 kg',
  ]);
  expect(textsOf({ weight: { min: 2, max: 2 } })).toEqual(['Weight: 2 kg']);
  expect(textsOf({ pattern: ['omni'] }, others)).toEqual(['pattern: omni']);
});

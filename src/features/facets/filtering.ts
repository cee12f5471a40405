import {
  categoryFacet,
  type Facet,
  type FacetsOf,
  type Filterable,
  type OptionsFacet,
  type RangeFacet,
  type Section,
} from './facets';
import { selectSection } from './facet-query';
import { sectionOf, selectedOptions, selectedRange, type Filter } from './filter';

type Products = readonly Filterable[];

/** Whether a product matches. */
type Test = (product: Filterable) => boolean;

/** Returns the test of a facet with a selection. */
function testOf(facet: Facet, filter: Filter): Test {
  if (facet.type === 'range') {
    const { min, max } = selectedRange(filter, facet);
    const above = facet.openEnded === true && max === facet.max;
    return (product) => {
      const value = facet.valueOf(product);
      if (value === undefined || Number.isNaN(value)) return value !== undefined;
      return min <= value && (above || value <= max);
    };
  }
  const selected = new Set(selectedOptions(filter, facet));
  return (product) => facet.optionsOf(product).some((option) => selected.has(option));
}

/** Returns the tests of all facets with a selection. */
const testsOf = (filter: Filter, facets: readonly Facet[]): { facet: Facet; passes: Test }[] =>
  facets
    .filter(({ id }) => id in filter)
    .map((facet) => ({ facet, passes: testOf(facet, filter) }));

/**
 * Returns the products that match every facet (requirements §4 "Filtering"), in their original order.
 * @param facets those of the filter's section
 */
export function filterProducts<T extends Filterable>(
  products: readonly T[],
  filter: Filter,
  facets: readonly Facet[],
): T[] {
  const tests = testsOf(filter, facets);
  return products.filter((product) => tests.every(({ passes }) => passes(product)));
}

/** Number of matching products by facet id and option, or value of a range; zeros are absent. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A facet whose options or values are counted. */
type Counted = OptionsFacet | (RangeFacet & Pick<OptionsFacet, 'optionsOf'>);

const addOne = (counts: Map<string, number>, option: string) =>
  counts.set(option, (counts.get(option) ?? 0) + 1);

/**
 * Counts the products of each option, given the selections of the other facets. One pass: a product that matches all
 * facets counts for all of them, one that fails a single facet counts for that facet.
 */
function countOptions(products: Products, filter: Filter, facets: readonly Facet[]): FacetCounts {
  const isCounted = (facet: Facet): facet is Counted =>
    facet.optionsOf !== undefined && facet.type !== 'one';
  const counted = facets
    .filter(isCounted)
    .map((facet) => ({ facet, counts: new Map<string, number>() }));
  const tests = testsOf(filter, facets);
  for (const product of products) {
    const failed = tests.find(({ passes }) => !passes(product))?.facet;
    const failsAnother = tests.some(({ facet, passes }) => facet !== failed && !passes(product));
    if (failed && failsAnother) continue;
    for (const { facet, counts } of counted) {
      if (failed && failed !== facet) continue;
      for (const option of facet.optionsOf(product)) addOne(counts, option);
    }
  }
  return new Map(counted.map(({ facet, counts }) => [facet.id, counts]));
}

/**
 * Counts the products of each section if it were selected. A section removes selections that it
 * lacks, so each has its own tests; most share those of the fixed facets.
 */
function countSections(
  products: Products,
  filter: Filter,
  facetsOf: FacetsOf,
): ReadonlyMap<string, number> {
  const testsIn = (section: Section) => {
    const { [categoryFacet.id]: _, ...others } = selectSection(filter, section, facetsOf);
    return testsOf(others, facetsOf(section));
  };
  const shared = testsIn('all');
  const own = new Map<Section, typeof shared>();
  const counts = new Map<string, number>();
  for (const product of products) {
    if (!shared.every(({ passes }) => passes(product))) continue;
    for (const section of categoryFacet.optionsOf(product)) {
      const tests = own.get(section) ?? testsIn(section).filter(({ facet }) => facet.attribute);
      own.set(section, tests);
      if (tests.every(({ passes }) => passes(product))) addOne(counts, section);
    }
  }
  return counts;
}

/** Counts the products of each option of each facet if it were selected. */
export const countFacets = (products: Products, filter: Filter, facetsOf: FacetsOf): FacetCounts =>
  new Map([
    [categoryFacet.id, countSections(products, filter, facetsOf)],
    ...countOptions(products, filter, facetsOf(sectionOf(filter))),
  ]);

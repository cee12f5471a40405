import {
  categoryFacet,
  hasOptions,
  type Facet,
  type FacetsOf,
  type Filterable,
  type OptionsFacet,
  type Section,
} from './facets';
import { selectSection } from './facet-query';
import { sectionOf, selectedOptions, selectedRange, type Filter } from './filter';

type Test = (product: Filterable) => boolean;

/** The condition that a facet with a selection sets. */
function testOf(facet: Facet, filter: Filter): Test {
  if (facet.kind === 'range') {
    const { min, max } = selectedRange(filter, facet);
    const above = facet.openEnded === true && max === facet.max;
    return (product) => {
      const value = facet.valueOf(product);
      if (value === undefined) return false;
      return above ? Math.min(value, max) >= min : min <= value && value <= max;
    };
  }
  const selected = selectedOptions(filter, facet);
  const [only] = selected;
  if (selected.length === 1 && only !== undefined) {
    return (product) => facet.optionsOf(product).includes(only);
  }
  const any = new Set(selected);
  return (product) => facet.optionsOf(product).some((option) => any.has(option));
}

/** The conditions of all facets with a selection. */
const testsOf = (filter: Filter, facets: readonly Facet[]): { facet: Facet; passes: Test }[] =>
  facets
    .filter(({ id }) => id in filter)
    .map((facet) => ({ facet, passes: testOf(facet, filter) }));

/**
 * The products that pass every facet (spec §4 "Filtering"), in their original order.
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

/** By facet id and option: how many products would match. Options without products are absent. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

function increment(counts: Map<string, number>, option: string): void {
  counts.set(option, (counts.get(option) ?? 0) + 1);
}

/**
 * Counts the products of each option, given the selections of the other facets. One pass: a product
 * that fails no facet counts for all of them, one that fails a single facet counts for that facet.
 */
function countOptions(
  products: readonly Filterable[],
  filter: Filter,
  facets: readonly Facet[],
): FacetCounts {
  const isCounted = (facet: Facet): facet is OptionsFacet =>
    hasOptions(facet) && facet.kind === 'several';
  const counters = facets
    .filter(isCounted)
    .map((facet) => ({ facet, counts: new Map<string, number>() }));
  const tests = testsOf(filter, facets);
  for (const product of products) {
    let failed: Facet | undefined;
    let failures = 0;
    for (const { facet, passes } of tests) {
      if (passes(product)) continue;
      failed = facet;
      failures += 1;
      if (failures > 1 || facet.kind === 'one') break;
    }
    if (failures > 1 || failed?.kind === 'one') continue;
    for (const { facet, counts } of counters) {
      if (failed && failed !== facet) continue;
      for (const option of facet.optionsOf(product)) increment(counts, option);
    }
  }
  return new Map(counters.map(({ facet, counts }) => [facet.id, counts]));
}

/**
 * Counts the products that selecting each section would give. A section removes the selections that it
 * does not have, so each has its own conditions; most share those of the fixed facets.
 */
function countSections(
  products: readonly Filterable[],
  filter: Filter,
  facetsOf: FacetsOf,
): ReadonlyMap<string, number> {
  const { [categoryFacet.id]: _, ...elsewhere } = selectSection(filter, 'all', facetsOf);
  const shared = testsOf(elsewhere, facetsOf('all'));
  const own = new Map<Section, typeof shared>();
  const ownTests = (section: Section) => {
    let tests = own.get(section);
    if (!tests) {
      const { [categoryFacet.id]: _, ...others } = selectSection(filter, section, facetsOf);
      tests = testsOf(others, facetsOf(section)).filter(({ facet }) => facet.attribute);
      own.set(section, tests);
    }
    return tests;
  };
  const counts = new Map<string, number>();
  for (const product of products) {
    if (!shared.every(({ passes }) => passes(product))) continue;
    for (const section of categoryFacet.optionsOf(product)) {
      if (ownTests(section).every(({ passes }) => passes(product))) increment(counts, section);
    }
  }
  return counts;
}

/** Counts what each option of each facet would give. */
export const countFacets = (
  products: readonly Filterable[],
  filter: Filter,
  facetsOf: FacetsOf,
): FacetCounts =>
  new Map([
    [categoryFacet.id, countSections(products, filter, facetsOf)],
    ...countOptions(products, filter, facetsOf(sectionOf(filter))),
  ]);

import { facets, optionsFacets, type Facet, type Filterable } from './facets';
import { selectedOptions, selectedRange, type Filter } from './filter';

type Test = (product: Filterable) => boolean;

/** The condition that a facet with a selection sets. */
function testOf(facet: Facet, filter: Filter): Test {
  if (facet.kind === 'range') {
    const { min, max } = selectedRange(filter, facet);
    return (product) => {
      const value = Math.min(facet.valueOf(product), facet.max);
      return min <= value && value <= max;
    };
  }
  const selected = new Set(selectedOptions(filter, facet));
  return (product) => facet.optionsOf(product).some((option) => selected.has(option));
}

/** The conditions of all facets with a selection. */
const testsOf = (filter: Filter): { facet: Facet; passes: Test }[] =>
  facets
    .filter(({ id }) => id in filter)
    .map((facet) => ({ facet, passes: testOf(facet, filter) }));

/** The products that pass every facet (spec §4 "Filtering"), in their original order. */
export function filterProducts<T extends Filterable>(products: readonly T[], filter: Filter): T[] {
  const tests = testsOf(filter);
  return products.filter((product) => tests.every(({ passes }) => passes(product)));
}

/** By facet id and option: how many products would match. Options without products are absent. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Counts the products of each option, given the selections of the other facets. One pass: a product
 * that fails no facet counts for all of them, one that fails a single facet counts for that facet.
 */
export function countFacets(products: readonly Filterable[], filter: Filter): FacetCounts {
  const tests = testsOf(filter);
  const counters = optionsFacets.map((facet) => ({ facet, counts: new Map<string, number>() }));
  for (const product of products) {
    let failed: Facet | undefined;
    let failures = 0;
    for (const { facet, passes } of tests) {
      if (passes(product)) continue;
      failed = facet;
      failures += 1;
    }
    if (failures > 1) continue;
    for (const { facet, counts } of counters) {
      if (failed && failed !== facet) continue;
      for (const option of facet.optionsOf(product)) {
        counts.set(option, (counts.get(option) ?? 0) + 1);
      }
    }
  }
  return new Map(counters.map(({ facet, counts }) => [facet.id, counts]));
}

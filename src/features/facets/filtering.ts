import { numberColumn, optionColumn, type Counted, type OptionColumn } from './columns';
import { categoryFacet, isSection, type Facet, type FacetsOf, type Filterable } from './facets';
import { selectSection } from './facet-query';
import { sectionOf, selectedOptions, selectedRange, type Filter } from './filter';

type Products = readonly Filterable[];

/** Whether the product with this index passes. */
type Test = (product: number) => boolean;

/** The condition that a facet with a selection sets. */
function testOf(products: Products, facet: Facet, filter: Filter): Test {
  if (facet.type === 'range') {
    const numbers = numberColumn(products, facet);
    const { min, max } = selectedRange(filter, facet);
    const above = facet.openEnded === true && max === facet.max;
    return (product) => {
      const value = numbers[product] ?? NaN;
      return above ? Math.min(value, max) >= min : min <= value && value <= max;
    };
  }
  const { options, starts, indexes } = optionColumn(products, facet);
  const selected = selectedOptions(filter, facet);
  const isSelected = options.map((option) => selected.includes(option));
  return (product) => {
    const end = starts[product + 1] ?? 0;
    for (let at = starts[product] ?? 0; at < end; at++) {
      if (isSelected[indexes[at] ?? 0]) return true;
    }
    return false;
  };
}

/** The conditions of all facets with a selection. */
const testsOf = (
  products: Products,
  filter: Filter,
  facets: readonly Facet[],
): { facet: Facet; passes: Test }[] =>
  facets
    .filter(({ id }) => id in filter)
    .map((facet) => ({ facet, passes: testOf(products, facet, filter) }));

/**
 * The products that pass every facet (requirements §4 "Filtering"), in their original order.
 * @param facets those of the filter's section
 */
export function filterProducts<T extends Filterable>(
  products: readonly T[],
  filter: Filter,
  facets: readonly Facet[],
): T[] {
  const tests = testsOf(products, filter, facets);
  return products.filter((_, product) => tests.every(({ passes }) => passes(product)));
}

/** By facet id and option, or value of a range: how many products would match. Those without any are absent. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Counts the products of each option. */
function counterOf({ options, starts, indexes }: OptionColumn) {
  const counts = new Uint32Array(options.length);
  return {
    /** @param passes whether the option with this index counts */
    add: (product: number, passes?: (option: number) => boolean) => {
      const end = starts[product + 1] ?? 0;
      for (let at = starts[product] ?? 0; at < end; at++) {
        const option = indexes[at] ?? 0;
        if (!passes || passes(option)) counts[option] = (counts[option] ?? 0) + 1;
      }
    },
    read: (): ReadonlyMap<string, number> =>
      new Map(
        options
          .map((option, index) => [option, counts[index] ?? 0] as const)
          .filter(([, count]) => count > 0),
      ),
  };
}

/**
 * Counts the products of each option, given the selections of the other facets. One pass: a product
 * that fails no facet counts for all of them, one that fails a single facet counts for that facet.
 */
function countOptions(products: Products, filter: Filter, facets: readonly Facet[]): FacetCounts {
  const isCounted = (facet: Facet): facet is Counted =>
    facet.optionsOf !== undefined && facet.type !== 'one';
  const counters = facets
    .filter(isCounted)
    .map((facet) => ({ facet, counter: counterOf(optionColumn(products, facet)) }));
  const tests = testsOf(products, filter, facets);
  for (let product = 0; product < products.length; product++) {
    let failed: Facet | undefined;
    let failures = 0;
    for (const { facet, passes } of tests) {
      if (passes(product)) continue;
      failed = facet;
      failures += 1;
      if (failures > 1 || facet.type === 'one') break;
    }
    if (failures > 1 || failed?.type === 'one') continue;
    for (const { facet, counter } of counters) {
      if (!failed || failed === facet) counter.add(product);
    }
  }
  return new Map(counters.map(({ facet, counter }) => [facet.id, counter.read()]));
}

/**
 * Counts the products that selecting each section would give. A section removes the selections that it
 * does not have, so each has its own conditions; most share those of the fixed facets.
 */
function countSections(
  products: Products,
  filter: Filter,
  facetsOf: FacetsOf,
): ReadonlyMap<string, number> {
  const { [categoryFacet.id]: _, ...elsewhere } = selectSection(filter, 'all', facetsOf);
  const shared = testsOf(products, elsewhere, facetsOf('all'));
  const column = optionColumn(products, categoryFacet);
  const own = column.options.filter(isSection).map((section) => {
    const { [categoryFacet.id]: _, ...others } = selectSection(filter, section, facetsOf);
    return testsOf(products, others, facetsOf(section)).filter(({ facet }) => facet.attribute);
  });
  const counter = counterOf(column);
  for (let product = 0; product < products.length; product++) {
    if (!shared.every(({ passes }) => passes(product))) continue;
    counter.add(product, (section) => own[section]?.every(({ passes }) => passes(product)) ?? true);
  }
  return counter.read();
}

/** Counts what each option of each facet would give. */
export const countFacets = (products: Products, filter: Filter, facetsOf: FacetsOf): FacetCounts =>
  new Map([
    [categoryFacet.id, countSections(products, filter, facetsOf)],
    ...countOptions(products, filter, facetsOf(sectionOf(filter))),
  ]);

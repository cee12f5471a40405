import { categoryFacet, hasOptions, type Facet, type FacetOptions } from '../facets';
import { sectionOf, selectedOptions, type Filter } from '../filter';
import type { FacetCounts } from '../filtering';

interface Counts {
  /** Counts in the unfiltered section. */
  section: FacetCounts;
  /** Counts under the current filters. */
  present: FacetCounts;
}

const none: ReadonlyMap<string, number> = new Map();

/**
 * Returns the visible options of each facet in order: those with products, and those selected; none
 * if a facet offers no choice, because it would not narrow the results. Within a section, options
 * found in the products are sorted by number of products, descending.
 * @param options of facets whose options are found in the products
 */
export function panelOptions(
  facets: readonly Facet[],
  options: FacetOptions,
  filter: Filter,
  counts: Counts,
): FacetOptions {
  const section = sectionOf(filter);
  const total = counts.present.get(categoryFacet.id)?.get(section) ?? 0;
  return Object.fromEntries(
    facets.filter(hasOptions).map((facet) => {
      const inSection = counts.section.get(facet.id) ?? none;
      const present = counts.present.get(facet.id) ?? none;
      const selected = selectedOptions(filter, facet);
      const all = facet.options ?? options[facet.id] ?? [];
      const offered = all.filter((option) => present.has(option) || selected.includes(option));
      const narrows = (option: string) => (present.get(option) ?? 0) < total;
      if (selected.length === 0 && !offered.some(narrows)) return [facet.id, []];
      const isRanked = !facet.options && section !== 'all';
      const count = (option: string) => inSection.get(option) ?? 0;
      return [facet.id, isRanked ? offered.toSorted((a, b) => count(b) - count(a)) : offered];
    }),
  );
}

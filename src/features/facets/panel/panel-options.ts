import { hasOptions, type Facet, type FacetOptions } from '../facets';
import { sectionOf, selectedOptions, type Filter } from '../filter';
import type { FacetCounts } from '../filtering';

interface Counts {
  /** Of the section, unfiltered. */
  section: FacetCounts;
  /** Under the present filters. */
  present: FacetCounts;
}

/**
 * The options that the panel shows of each facet, in its order. Within a section, facets whose options
 * are found in the products show those of the section and the selected ones: most products first, and
 * those without any under the present filters last.
 * @param options of facets whose options are found in the products
 */
export function panelOptions(
  facets: readonly Facet[],
  options: FacetOptions,
  filter: Filter,
  counts: Counts,
): FacetOptions {
  const inAll = sectionOf(filter) === 'all';
  return Object.fromEntries(
    facets.filter(hasOptions).map((facet) => {
      const all = facet.options ?? options[facet.id] ?? [];
      if (facet.options || inAll) return [facet.id, all];
      const inSection = (option: string) => counts.section.get(facet.id)?.get(option) ?? 0;
      const hasNone = (option: string) => Number(!counts.present.get(facet.id)?.has(option));
      const selected = selectedOptions(filter, facet);
      return [
        facet.id,
        all
          .filter((option) => inSection(option) > 0 || selected.includes(option))
          .toSorted((a, b) => hasNone(a) - hasNone(b) || inSection(b) - inSection(a)),
      ];
    }),
  );
}

import { optionsFacets, type FacetOptions, type Section } from './facets';
import { selectedOptions, type Filter } from './filter';
import type { FacetCounts } from './filtering';

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
 */
export function panelOptions(
  options: FacetOptions,
  section: Section,
  filter: Filter,
  counts: Counts,
): FacetOptions {
  if (section === 'all') return options;
  return Object.fromEntries(
    optionsFacets.map((facet) => {
      const all = options[facet.id] ?? [];
      if (facet.options) return [facet.id, all];
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

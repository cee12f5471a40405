import type { FacetDictionary } from '../facet-words';
import { fixedFacets, type Facet, type FacetOptions } from '../facets';
import type { FacetCounts } from '../filtering';

/** What the filter panel shows. */
export interface Panel {
  /** Those of the section, in display order. */
  facets: readonly Facet[];
  options: FacetOptions;
  counts: FacetCounts;
  dictionary: FacetDictionary;
}

/** The panel before any products are loaded. */
export const emptyPanel: Panel = {
  facets: fixedFacets,
  options: {},
  counts: new Map(),
  dictionary: {},
};

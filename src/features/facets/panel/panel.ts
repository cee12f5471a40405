import type { FacetDictionary } from '../facet-words';
import { fixedFacets, type Facet, type FacetOptions } from '../facets';
import type { FacetCounts } from '../filtering';

/** The content of the filter panel. */
export interface Panel {
  /** The facets of the section, in display order. */
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

import { useMemo } from 'react';
import type { FacetOptions } from '../facets';
import { noFilter, sectionOf, type Filter } from '../filter';
import { countFacets } from '../filtering';
import type { Facets } from '../list/use-facets';
import type { Panel } from './panel';
import { panelOptions } from './panel-options';

/**
 * Returns the panel of a filter.
 * @param options of the fixed facets
 * @param before content of the panel until the products and their attributes are loaded
 */
export function usePanel(
  { products, facetsOf, isComplete, words }: Facets,
  filter: Filter,
  options: FacetOptions,
  before: Panel,
): Panel {
  const section = sectionOf(filter);
  const facets = isComplete ? facetsOf(section) : before.facets;
  const ofSection = useMemo(
    () => products && countFacets(products, noFilter(section), facetsOf),
    [products, section, facetsOf],
  );
  const counts = useMemo(
    () =>
      products
        ? new Map([...before.counts, ...countFacets(products, filter, facetsOf)])
        : before.counts,
    [products, filter, facetsOf, before],
  );
  const offered = useMemo(() => {
    const all = { section: ofSection ?? before.counts, present: counts };
    return panelOptions(facets, options, filter, all);
  }, [facets, options, filter, ofSection, before, counts]);
  const dictionary = useMemo(() => ({ ...before.dictionary, ...words }), [before, words]);
  return { facets, options: offered, counts, dictionary };
}

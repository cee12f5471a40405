import { useMemo } from 'react';
import type { CatalogueWords } from '~/features/facets/list/list-words';
import type { FacetOptions } from '~/features/facets/facets';
import { noFilter, sectionOf } from '~/features/facets/filter';
import { countFacets, filterProducts } from '~/features/facets/filtering';
import { panelOptions } from '~/features/facets/panel/panel-options';
import { sortProducts } from '~/features/facets/sorting';
import { useFacets } from '~/features/facets/list/use-facets';
import type { ProductSummary } from '~/features/products/product-summary';
import type { SearchView } from './search-view';

/** The catalogue sorts a list that is sorted by name. */
function sorted<T extends ProductSummary>(
  products: readonly T[],
  sort: SearchView['sort'],
  language: string,
): readonly T[] {
  if (sort === 'relevance') return products;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return sortProducts(
    products.toSorted((a, b) => compare(a.name, b.name)),
    sort,
  );
}

interface Found {
  products: readonly ProductSummary[];
  /** The options of the fixed facets in these products. */
  options: FacetOptions;
  /** Hashes of the attribute files (`attribute-address.ts`). */
  attributes: string;
}

/** The products found, filtered and sorted, with what the panel offers. */
export function useResults(
  { products: found, options, attributes }: Found,
  view: SearchView,
  words: CatalogueWords,
  language: string,
) {
  const facetsFound = useFacets(attributes, found, view.filter, words.filters);
  const { products = found, facetsOf, filter } = facetsFound;
  const section = sectionOf(filter);
  const facets = facetsOf(section);
  const results = useMemo(
    () => sorted(filterProducts(products, filter, facets), view.sort, language),
    [products, filter, facets, view.sort, language],
  );
  const counts = useMemo(
    () => countFacets(products, filter, facetsOf),
    [products, filter, facetsOf],
  );
  const offered = useMemo(
    () =>
      panelOptions(facets, options, filter, {
        section: countFacets(products, noFilter(section), facetsOf),
        present: counts,
      }),
    [facets, options, filter, products, section, facetsOf, counts],
  );
  const dictionary = useMemo(
    () => ({ ...words.facets, ...facetsFound.words }),
    [words.facets, facetsFound.words],
  );
  const { state, retry } = facetsFound;
  return { results, counts, section, offered, facets, facetsOf, filter, dictionary, state, retry };
}

import { useMemo } from 'react';
import type { FacetDictionary, SharedFacetWords } from '../facet-words';
import { categoryOfSection, fixedFacets, type FacetsOf, type Filterable } from '../facets';
import { filtersAttributes, resolveFilter } from '../facet-query';
import { sectionOf, type Filter } from '../filter';
import { useAttributes } from '../attributes/use-attributes';

interface Facets<T> {
  /** With their sheets, once these are loaded. */
  products: readonly (T & Filterable)[] | undefined;
  facetsOf: FacetsOf;
  /** Texts of the attributes. */
  words: FacetDictionary;
  /** The filter with those of its attributes that the section has. */
  filter: Filter;
  /** Whether `filter` still has attributes that cannot be applied. */
  state: 'ready' | 'loading' | 'failed';
  retry: () => void;
}

const onlyFixed: FacetsOf = () => fixedFacets;

/**
 * The facets of every section for a list of products: the fixed ones, and in the filter's category
 * those of its attributes, which this loads.
 * @param hashes of the attribute files (`attribute-address.ts`)
 * @param products absent until they are loaded
 */
export function useFacets<T extends Filterable & { id: string }>(
  hashes: string,
  products: readonly T[] | undefined,
  filter: Filter,
  shared: SharedFacetWords,
): Facets<T> {
  const section = sectionOf(filter);
  const category = categoryOfSection(section);
  const { attributes, retry } = useAttributes(hashes, category);
  const loaded = attributes.state === 'ready' ? attributes : undefined;

  const withOptions = useMemo(
    () => (products && loaded ? loaded.rules.withSheets(products, loaded.list) : products),
    [products, loaded],
  );
  const facetsOf = useMemo(
    () =>
      withOptions && loaded
        ? loaded.rules.facetsOfCategory(category, withOptions, loaded.list.attributes)
        : onlyFixed,
    [withOptions, loaded, category],
  );
  const words = useMemo(
    () => (loaded ? loaded.rules.attributeWords(loaded.list.attributes, shared) : {}),
    [loaded, shared],
  );
  const isKnown = loaded ? products !== undefined : attributes.state === 'none';
  const waits = !isKnown && filtersAttributes(filter);
  const resolved = useMemo(
    () => (waits ? filter : resolveFilter(filter, facetsOf(section))),
    [waits, filter, facetsOf, section],
  );
  const state = !waits ? 'ready' : attributes.state === 'failed' ? 'failed' : 'loading';
  return { products: withOptions, facetsOf, words, filter: resolved, state, retry };
}

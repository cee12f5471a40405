import { useMemo } from 'react';
import type { CategoryId } from '~/features/products/product';
import { pageLocale } from '~/i18n/page-locale';
import { fetchJson } from '~/lib/fetch-json';
import { once } from '~/lib/once';
import { useLoaded } from '~/ui/use-loaded';
import { applyAttributes, type WithAttributes } from '../attributes/apply-attributes';
import type { AttributeList } from '../attributes/attribute-list';
import { attributeUrl } from '../attributes/attribute-url';
import type { FacetDictionary, SharedFacetWords } from '../facet-words';
import { filtersAttributes, resolveFilter } from '../facet-query';
import { categoryOfSection, fixedFacets, type FacetsOf, type Filterable } from '../facets';
import { sectionOf, type Filter } from '../filter';

const onlyFixed: FacetsOf = () => fixedFacets;
const noWords: FacetDictionary = {};

/** Loads the attributes of a category in the page's language, once per page; after a failure, the next call tries again. */
const load = once((category: string) =>
  fetchJson<AttributeList>(attributeUrl(category as CategoryId, pageLocale())),
);

export interface Facets<T = unknown> extends Omit<WithAttributes<T>, 'products'> {
  /** With their specifications, when loaded; absent until the products are loaded. */
  products: readonly (T & Filterable)[] | undefined;
  /** Whether `facetsOf` has all facets of the filter's section. */
  isComplete: boolean;
  /** Whether attributes of the filter's section are loading, so that more facets will follow. */
  isLoading: boolean;
  /** The filter with only the attributes that the section has. */
  filter: Filter;
  /** Whether attributes of the filter are still loading or have failed to load. */
  state: 'ready' | 'loading' | 'failed';
  retry: () => void;
}

/**
 * Returns the facets of every section for a list of products: the fixed ones and, in the filter's
 * category, those of its attributes, which the hook loads.
 * @param products absent until they are loaded
 */
export function useFacets<T extends Filterable & { id: string }>(
  products: readonly T[] | undefined,
  filter: Filter,
  shared: SharedFacetWords,
  isWanted = true,
): Facets<T> {
  const section = sectionOf(filter);
  const category = categoryOfSection(section);
  const key = category === 'all' || !isWanted ? undefined : category;
  const { state, value: list, retry } = useLoaded(key, load);
  const applied = useMemo(
    () => (products && list && key ? applyAttributes(products, key, list, shared) : undefined),
    [products, key, list, shared],
  );
  const facetsOf = applied?.facetsOf ?? onlyFixed;
  const waits = category !== 'all' && !applied && filtersAttributes(filter);
  const resolved = useMemo(
    () => (waits ? filter : resolveFilter(filter, facetsOf(section))),
    [waits, filter, facetsOf, section],
  );
  return {
    products: applied?.products ?? products,
    facetsOf,
    isComplete: products !== undefined && (category === 'all' || applied !== undefined),
    isLoading: state === 'loading',
    words: applied?.words ?? noWords,
    filter: resolved,
    state: !waits ? 'ready' : state === 'failed' ? 'failed' : 'loading',
    retry,
  };
}

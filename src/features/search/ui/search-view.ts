import { priceFacet, type FacetOptions } from '~/features/facets/facets';
import { readFilter, writeFilter } from '~/features/facets/facet-query';
import type { Filter } from '~/features/facets/filter';
import { sorts } from '~/features/facets/sorting';
import { priceIn, type PriceRange } from '../engine/price-words';

/** Best matches first, or an order of the catalogue. */
export const searchSorts = ['relevance', ...sorts] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Everything that a shopper can set on the search page. */
export interface SearchView {
  query: string;
  filter: Filter;
  sort: SearchSort;
}

/** Whether the price filter can have these ends. The end of its scale means "and above". */
const isOnScale = ({ min = priceFacet.min, max = priceFacet.min }: PriceRange) =>
  min < priceFacet.max && max < priceFacet.max;

/**
 * The parameters of the search page, where a price among the words ("under 8,000", 8000蚊以下) has become the price
 * filter, which shoppers see and can change. A price that the filter cannot have stays in the words: the search keeps to
 * it, too.
 */
export function readParameters(address = ''): URLSearchParams {
  const parameters = new URLSearchParams(address.split('?')[1]);
  const price = priceIn(parameters.get('q') ?? '');
  if (!price || !isOnScale(price)) return parameters;
  parameters.set('q', price.rest);
  const isSet = parameters.has('min') || parameters.has('max');
  for (const end of ['min', 'max'] as const) {
    if (!isSet && price[end] !== undefined) parameters.set(end, String(price[end]));
  }
  return parameters;
}

/** The query of an address. */
export const queryIn = (parameters: URLSearchParams): string => (parameters.get('q') ?? '').trim();

/** Unknown parameters and values are ignored; those of attributes are validated later (`useFacets`). */
export function readSearch(
  parameters: URLSearchParams,
  options: FacetOptions,
  attributeIds: readonly string[],
): SearchView {
  return {
    query: queryIn(parameters),
    filter: readFilter({}, parameters, options, attributeIds),
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? 'relevance',
  };
}

/** The query part of the address of a view; empty without a query. */
export function writeSearch({ query, filter, sort }: SearchView): string {
  if (query === '') return '';
  const parameters = new URLSearchParams({ q: query });
  writeFilter(parameters, filter);
  if (sort !== 'relevance') parameters.set('sort', sort);
  return `?${parameters.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')}`;
}

import type { FacetOptions } from '~/features/facets/facets';
import { readFilter, writeFilter } from '~/features/facets/facet-query';
import type { Filter } from '~/features/facets/filter';
import { sorts } from '~/features/facets/sorting';

/** Best matches first, or an order of the catalogue. */
export const searchSorts = ['relevance', ...sorts] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Everything that a shopper can set on the search page. */
export interface SearchView {
  query: string;
  filter: Filter;
  sort: SearchSort;
}

/** HK$, as shoppers write it; what has a unit is no price. */
const AMOUNT = String.raw`(?:HK)?\$? ?(\d[\d,]*)(k?)(?![\d.]| ?-?(?:mm|cm|inch|w\b|watt|k?hz|kg|keys?\b|bit))`;
const LIMITS = [
  new RegExp(String.raw`\b(?:under|below|less than|cheaper than|up to|max) ${AMOUNT}`, 'i'),
  new RegExp(
    String.raw`(?:低於|低于|少於|少于|不超過|不超过|唔超過|平過) ?${AMOUNT} ?[元蚊]?`,
    'i',
  ),
  new RegExp(String.raw`${AMOUNT} ?[元蚊]?(?:以下|以內|以内|之內|之内|樓下)`, 'i'),
];

/**
 * The parameters of the search page, where a price limit among the words ("under 8,000", 8000蚊以下)
 * has become the price filter, which shoppers see and can change.
 */
export function readParameters(address = ''): URLSearchParams {
  const parameters = new URLSearchParams(address.split('?')[1]);
  const query = parameters.get('q') ?? '';
  const found = LIMITS.map((limit) => limit.exec(query)).find((match) => match !== null);
  if (!found) return parameters;
  const [text, amount = '', thousands] = found;
  const rest = query.replace(text, ' ').replace(/\s+/g, ' ').trim();
  if (rest === '') return parameters;
  parameters.set('q', rest);
  const limit = Number(amount.replaceAll(',', '')) * (thousands ? 1000 : 1);
  if (!parameters.has('max')) parameters.set('max', String(limit));
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

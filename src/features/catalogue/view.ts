import {
  categoryFacet,
  fixedFacets,
  type FacetOptions,
  type Section,
} from '~/features/facets/facets';
import { keysOf, readFilter, writeFilter } from '~/features/facets/facet-query';
import { noFilter, sectionOf, withOptions, type Filter } from '~/features/facets/filter';
import { sorts, type Sort } from '~/features/facets/sorting';

/** The state of the catalogue page that a shopper can change. */
export interface View {
  filter: Filter;
  sort: Sort;
}

const [DEFAULT_SORT] = sorts;

/** The query keys of a view: all facets, then the sort order. */
export const viewKeys = (attributeIds: readonly string[]): string[] => [
  ...fixedFacets.flatMap(keysOf),
  ...attributeIds,
  'sort',
];

/** All products of a category or kind in the default order. */
export const viewOf = (section: Section = 'all'): View => ({
  filter: noFilter(section),
  sort: DEFAULT_SORT,
});

/** Context for reading catalogue URLs. */
export interface Addresses {
  /** URL of the catalogue page, e.g. `/en/instruments`. */
  root: string;
  /** The options of the fixed facets. */
  options: FacetOptions;
  /** Ids of the attributes that are filters in any section. */
  attributeIds: readonly string[];
}

/**
 * Returns the page number of a catalogue URL; 1 without one. Kinds are words, so that none is taken for a number.
 * Servers without pretty URLs have the page at `.html` too.
 */
export const pageNumberOf = (address: string): number =>
  Number(/^[^?]*\/(\d+)(\.html|\/)?(\?|$)/.exec(address)?.[1] ?? 1);

/**
 * Reads the view from a URL. Ignores unknown parameters and values; selections of attributes are as
 * in the URL (`resolveFilter`).
 */
export function readView(url: URL, { root, options, attributeIds }: Addresses): View {
  const query = url.searchParams;
  const [category = '', kind = ''] = url.pathname.slice(root.length + 1).split(/\/|\.html$/);
  // Category and kind may be followed by a page number.
  const inPath = [`${category}/${kind}`, category].find((section) =>
    options[categoryFacet.id]?.includes(section),
  );
  const section = withOptions({}, categoryFacet, inPath === undefined ? [] : [inPath]);
  return {
    filter: readFilter(section, query, options, attributeIds),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? DEFAULT_SORT,
  };
}

/**
 * Returns the URL of a view: a path, and a query with all differences from the defaults. Commas and
 * slashes are not percent-encoded, so an option that contains a comma cannot be restored.
 */
export function writeView({ filter, sort }: View, root: string): string {
  const query = new URLSearchParams();
  writeFilter(query, filter);
  if (sort !== DEFAULT_SORT) query.set('sort', sort);
  if (query.size === 0) return root;
  return query.size === 1 && query.has(categoryFacet.id)
    ? `${root}/${sectionOf(filter)}`
    : `${root}?${query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')}`;
}

/** Whether a view shows a whole category or kind in the default order, as its pre-rendered page does. */
export const isUnfiltered = ({ filter, sort }: View): boolean =>
  sort === DEFAULT_SORT && Object.keys(filter).every((id) => id === categoryFacet.id);

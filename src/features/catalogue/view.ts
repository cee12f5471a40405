import { categoryFacet, facets, type FacetOptions, type Section } from './facets';
import { keysOf, readFacet, writeFacet } from './facet-query';
import { noFilter, sectionOf, withOptions, type Filter } from './filter';
import { sorts, type Sort } from './sorting';

/** Everything that a shopper can set on the catalogue page. */
export interface View {
  filter: Filter;
  sort: Sort;
}

const [DEFAULT_SORT] = sorts;

/** The query keys of a view: all facets, then the sort order. */
export const viewKeys: readonly string[] = [...facets.flatMap(keysOf), 'sort'];

/** All products of a category or kind in the default order. */
export const viewOf = (section: Section = 'all'): View => ({
  filter: noFilter(section),
  sort: DEFAULT_SORT,
});

/**
 * The view of an address. Unknown parameters and values are ignored.
 * @param root address of the catalogue page, e.g. `/en/instruments`
 */
export function readView(url: URL, root: string, options: FacetOptions): View {
  const query = url.searchParams;
  const [category = '', kind = ''] = url.pathname.slice(root.length + 1).split('/');
  // The number of a page may follow either.
  const inPath = [`${category}/${kind}`, category].find((section) =>
    options[categoryFacet.id]?.includes(section),
  );
  return {
    filter: facets.reduce<Filter>(
      (filter, facet) => readFacet(filter, query, facet, options),
      withOptions({}, categoryFacet, inPath === undefined ? [] : [inPath]),
    ),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? DEFAULT_SORT,
  };
}

/**
 * The address of a view: a path, and a query with whatever differs from the defaults. Commas and slashes
 * are not percent-encoded, so an option that contains a comma cannot be restored.
 */
export function writeView({ filter, sort }: View, root: string): string {
  const query = new URLSearchParams();
  for (const facet of facets) writeFacet(query, facet, filter);
  if (sort !== DEFAULT_SORT) query.set('sort', sort);
  if (query.size === 0) return root;
  return query.size === 1 && query.has(categoryFacet.id)
    ? `${root}/${sectionOf(filter)}`
    : `${root}?${query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')}`;
}

/** Whether a view shows a whole category or kind in the default order, as its pre-rendered page does. */
export const isUnfiltered = ({ filter, sort }: View): boolean =>
  sort === DEFAULT_SORT && Object.keys(filter).every((id) => id === categoryFacet.id);

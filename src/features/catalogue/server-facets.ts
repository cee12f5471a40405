import { countFacets, noFilter, type FacetCounts, type Filter } from './filtering';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Badge } from '~/features/products/product';

/** Facet counts of a page as it is built, in a form that can be handed to the browser. */
export interface ServerFacets {
  /** Every brand of the shop, sorted. */
  brands: string[];
  categories: [Filter['category'], number][];
  inBrand: [string, number][];
  inBadge: [Badge, number][];
}

export function writeFacets(
  items: readonly ProductSummary[],
  category: Filter['category'],
): ServerFacets {
  const counts = countFacets(items, noFilter(category));
  const { compare } = new Intl.Collator('en');
  return {
    brands: [...new Set(items.map(({ brand }) => brand))].sort(compare),
    categories: [...counts.categories],
    inBrand: [...counts.brands],
    inBadge: [...counts.badges],
  };
}

export function readFacets(facets: ServerFacets): { brands: string[]; counts: FacetCounts } {
  return {
    brands: facets.brands,
    counts: {
      categories: new Map(facets.categories),
      brands: new Map(facets.inBrand),
      badges: new Map(facets.inBadge),
    },
  };
}

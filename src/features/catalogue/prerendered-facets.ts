import {
  optionsFacets,
  optionsIn,
  type Category,
  type FacetOptions,
  type Filterable,
} from './facets';
import { noFilter } from './filter';
import { countFacets, type FacetCounts } from './filtering';

/**
 * The facets of an unfiltered page as JSON, for the island to show until it has the price list: by
 * facet id, every option in display order with its count.
 */
export type PrerenderedFacets = Record<string, [option: string, count: number][]>;

/** @param products all products of the shop, so that every page offers the same options */
export function prerenderFacets(
  products: readonly Filterable[],
  category: Category,
): PrerenderedFacets {
  const counts = countFacets(products, noFilter(category));
  const options = optionsIn(products);
  return Object.fromEntries(
    optionsFacets.map(({ id }) => [
      id,
      (options[id] ?? []).map((option) => [option, counts.get(id)?.get(option) ?? 0]),
    ]),
  );
}

export function readPrerenderedFacets(prerendered: PrerenderedFacets): {
  options: FacetOptions;
  counts: FacetCounts;
} {
  const entries = Object.entries(prerendered);
  return {
    options: Object.fromEntries(
      entries.map(([id, counts]) => [id, counts.map(([option]) => option)]),
    ),
    counts: new Map(
      entries.map(([id, counts]) => [id, new Map(counts.filter(([, count]) => count > 0))]),
    ),
  };
}

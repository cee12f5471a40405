import {
  fixedFacets,
  hasOptions,
  optionsIn,
  type FacetOptions,
  type Filterable,
  type Section,
} from '~/features/facets/facets';
import { noFilter } from '~/features/facets/filter';
import { countFacets, type FacetCounts } from '~/features/facets/filtering';

/**
 * The fixed facets of an unfiltered page, for the island to show until it has the price list: by facet id,
 * every option in display order, each followed by its count: `Fender 12 Yamaha 9`. One string, because
 * props are escaped in the HTML, where each quotation mark takes six characters.
 */
export type PrerenderedFacets = Record<string, string>;

/** @param products all products of the shop, so that every page offers the same options */
export function prerenderFacets(
  products: readonly Filterable[],
  section: Section,
): PrerenderedFacets {
  const counts = countFacets(products, noFilter(section), () => fixedFacets);
  const options = optionsIn(products);
  return Object.fromEntries(
    fixedFacets
      .filter(hasOptions)
      .map(({ id }) => [
        id,
        (options[id] ?? [])
          .map((option) => `${option} ${counts.get(id)?.get(option) ?? 0}`)
          .join(' '),
      ]),
  );
}

/** Pairs of option and count. Neither contains a space: brands are single words. */
function readPairs(packed: string): [option: string, count: number][] {
  const words = packed.split(' ');
  return Array.from({ length: Math.floor(words.length / 2) }, (_, index) => [
    words[2 * index] ?? '',
    Number(words[2 * index + 1]),
  ]);
}

export function readPrerenderedFacets(prerendered: PrerenderedFacets): {
  options: FacetOptions;
  counts: FacetCounts;
} {
  const entries = Object.entries(prerendered).map(
    ([id, packed]) => [id, readPairs(packed)] as const,
  );
  return {
    options: Object.fromEntries(
      entries.map(([id, counts]) => [id, counts.map(([option]) => option)]),
    ),
    counts: new Map(
      entries.map(([id, counts]) => [id, new Map(counts.filter(([, count]) => count > 0))]),
    ),
  };
}

import type { Facet, Filterable } from '~/features/facets/facets';
import { filterProducts } from '~/features/facets/filtering';
import { sortProducts } from '~/features/facets/sorting';
import type { ProductSummary } from '~/features/products/product-summary';
import { fill } from '~/i18n/fill';
import type { Findings } from '../engine/load-index';
import type { Correction } from '../engine/spelling';
import type { SearchView } from './search-view';
import type { SearchPageWords } from './search-words';

/**
 * The products of a view, best matches first or in an order of the catalogue.
 * @param language BCP 47 tag of their names
 */
export function resultsOf<T extends ProductSummary & Filterable>(
  products: readonly T[],
  { filter, sort }: SearchView,
  facets: readonly Facet[],
  language: string,
): readonly T[] {
  const results = filterProducts(products, filter, facets);
  if (sort === 'relevance') return results;
  // The catalogue sorts a list that is sorted by name.
  const { compare } = new Intl.Collator(language, { numeric: true });
  return sortProducts(
    results.toSorted((a, b) => compare(a.name, b.name)),
    sort,
  );
}

/** The corrected form of a query with typing mistakes. */
export function correctedText(query: string, corrections: readonly Correction[]): string {
  return corrections.reduce((text, { typed, used }) => {
    const word = new RegExp(`(?<!\\p{L})${typed}(es|s)?(?!\\p{L})`, 'iu');
    return word.test(text) ? text.replace(word, used) : used;
  }, query);
}

/** Notes about the results, for the shopper. */
export function notesOf(
  { products, total, partial, corrections, notSold }: Findings,
  query: string,
  { search, locale }: SearchPageWords,
): string[] {
  const notes = [
    notSold &&
      fill(products.length > 0 ? search.nearest : search.notSold, { name: notSold.name[locale] }),
    corrections.length > 0 &&
      products.length > 0 &&
      fill(search.corrected, { query: correctedText(query, corrections) }),
    partial && products.length > 0 && search.partial,
    total > products.length && fill(search.capped, { count: products.length }),
  ];
  return notes.filter((note) => typeof note === 'string');
}

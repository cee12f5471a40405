import type { Facet, FacetOptions, OptionsFacet, RangeFacet } from './facets';
import {
  rangeBetween,
  selectedOptions,
  selectedRange,
  withOptions,
  withRange,
  type Filter,
  type Range,
} from './filter';

/** The query keys of a facet. */
export const keysOf = (facet: Facet): readonly string[] =>
  facet.kind === 'range' ? facet.keys : [facet.id];

/** An integer on the facet's scale; `fallback` for text that is not a number. */
function numberIn(text: string | null, { min, max }: Range, fallback: number): number {
  const value = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), min), max) : fallback;
}

function readRange(query: URLSearchParams, facet: RangeFacet): Range {
  const [minKey, maxKey] = facet.keys;
  return rangeBetween(
    numberIn(query.get(minKey), facet, facet.min),
    numberIn(query.get(maxKey), facet, facet.max),
  );
}

/**
 * Unknown options are ignored, and so is the default of a facet of kind `one`. Options found in the
 * products match regardless of case.
 */
function readOptions(
  query: URLSearchParams,
  { id, kind, options: fixed }: OptionsFacet,
  options: readonly string[],
): string[] {
  const values =
    kind === 'one' ? [query.get(id) ?? ''] : query.getAll(id).flatMap((list) => list.split(','));
  const exact = new Set(kind === 'one' ? options.slice(1) : options);
  const folded = new Map(fixed ? [] : options.map((option) => [option.toLowerCase(), option]));
  const found = values.flatMap((value) =>
    exact.has(value) ? value : (folded.get(value.toLowerCase()) ?? []),
  );
  return [...new Set(found)];
}

/** The filter with a facet's selection from a query, if the query has one. */
export function readFacet(
  filter: Filter,
  query: URLSearchParams,
  facet: Facet,
  options: FacetOptions,
): Filter {
  if (facet.kind === 'range') return withRange(filter, facet, readRange(query, facet));
  const selected = readOptions(query, facet, options[facet.id] ?? []);
  return selected.length > 0 ? withOptions(filter, facet, selected) : filter;
}

/** Adds a facet's selection to a query; sorted, so that equal filters have equal addresses. */
export function writeFacet(query: URLSearchParams, facet: Facet, filter: Filter): void {
  if (facet.kind === 'range') {
    const [minKey, maxKey] = facet.keys;
    const { min, max } = selectedRange(filter, facet);
    if (min !== facet.min) query.set(minKey, String(min));
    if (max !== facet.max) query.set(maxKey, String(max));
    return;
  }
  const selected = selectedOptions(filter, facet);
  if (selected.length > 0) query.set(facet.id, [...selected].sort().join(','));
}

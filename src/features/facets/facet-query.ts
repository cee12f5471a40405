import {
  fixedFacets,
  type Facet,
  type FacetOptions,
  type FacetsOf,
  type OptionsFacet,
  type RangeFacet,
  type Section,
} from './facets';
import {
  rangeBetween,
  selectedOptions,
  selectedRange,
  withOptions,
  withRange,
  withSection,
  type Filter,
  type Range,
  type Selection,
} from './filter';

/** Returns the query keys of a facet. */
export const keysOf = (facet: Facet): readonly string[] =>
  (facet.type === 'range' ? facet.keys : undefined) ?? [facet.id];

/** Parses a number on the facet's scale; returns `fallback` if the text is not a number. */
function numberIn(text: string | null, facet: RangeFacet, fallback: number): number {
  const value = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) ? onScale(value, facet) : fallback;
}

/** Returns the nearest number on the facet's scale, with its decimal places. */
export const onScale = (value: number, { min, max, digits }: RangeFacet): number =>
  Math.min(Math.max(Number(value.toFixed(digits)), min), max);

/**
 * Unknown options are ignored, and so is the default of a facet of type `one`. Options found in the
 * products match regardless of case.
 */
function readOptions(
  query: URLSearchParams,
  { id, type, options: fixed }: OptionsFacet,
  options: readonly string[],
): string[] {
  const values = type === 'one' ? [query.get(id) ?? ''] : valuesOf(query, id);
  const exact = new Set(type === 'one' ? options.slice(1) : options);
  const folded = new Map(fixed ? [] : options.map((option) => [option.toLowerCase(), option]));
  const found = values.flatMap((value) =>
    exact.has(value) ? value : (folded.get(value.toLowerCase()) ?? []),
  );
  return [...new Set(found)];
}

const valuesOf = (query: URLSearchParams, id: string): string[] =>
  query.getAll(id).flatMap((list) => list.split(','));

/** Returns the filter with a fixed facet's selection from the query, if there is one. */
function readFixed(
  filter: Filter,
  query: URLSearchParams,
  facet: Facet,
  options: FacetOptions,
): Filter {
  if (facet.type === 'range') {
    const [minKey, maxKey] = facet.keys ?? [facet.id, facet.id];
    const min = numberIn(query.get(minKey), facet, facet.min);
    return withRange(
      filter,
      facet,
      rangeBetween(min, numberIn(query.get(maxKey), facet, facet.max)),
    );
  }
  const selected = readOptions(query, facet, options[facet.id] ?? []);
  return selected.length > 0 ? withOptions(filter, facet, selected) : filter;
}

/**
 * Adds the selections of a query to a filter. Selections of attributes are read unvalidated,
 * because their options load later: `resolveFilter` validates them.
 * @param options of the fixed facets
 */
export function readFilter(
  filter: Filter,
  query: URLSearchParams,
  options: FacetOptions,
  attributeIds: readonly string[],
): Filter {
  const fixed = fixedFacets.reduce(
    (filter, facet) => readFixed(filter, query, facet, options),
    filter,
  );
  const selected = attributeIds.flatMap((id) => {
    const values = [...new Set(valuesOf(query, id))].filter((value) => value !== '');
    return values.length > 0 ? [[id, values] as const] : [];
  });
  return { ...fixed, ...Object.fromEntries(selected) };
}

function writeFixed(query: URLSearchParams, facet: Facet, filter: Filter): void {
  if (facet.type === 'range') {
    const [minKey, maxKey] = facet.keys ?? [facet.id, facet.id];
    const { min, max } = selectedRange(filter, facet);
    if (min !== facet.min) query.set(minKey, String(min));
    if (max !== facet.max) query.set(maxKey, String(max));
    return;
  }
  const selected = selectedOptions(filter, facet);
  if (selected.length > 0) query.set(facet.id, selected.toSorted().join(','));
}

const isFixed = (id: string) => fixedFacets.some((facet) => facet.id === id);

const writeSelection = (selection: Selection): string =>
  'min' in selection ? `${selection.min}-${selection.max}` : selection.toSorted().join(',');

/** Adds a filter to a query: fixed facets, then attributes; sorted, so that equal filters are equal. */
export function writeFilter(query: URLSearchParams, filter: Filter): void {
  for (const facet of fixedFacets) writeFixed(query, facet, filter);
  for (const [id, selection] of Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isFixed(id)) query.set(id, writeSelection(selection));
  }
}

/** A number, or two with a hyphen between them: `88`, `64-256`, `-60--20`. */
const NUMBERS = /^(-?\d+(?:\.\d+)?)(?:-(-?\d+(?:\.\d+)?))?$/;

/** Returns the range from the lowest to the highest number of a selection, if it has any. */
function rangeOf(selection: Selection): Range | undefined {
  if ('min' in selection) return selection;
  const numbers = selection.flatMap((text) => {
    const [, from, to = from] = NUMBERS.exec(text) ?? [];
    return from === undefined ? [] : [Number(from), Number(to)];
  });
  return numbers.length === 0
    ? undefined
    : { min: Math.min(...numbers), max: Math.max(...numbers) };
}

/** Returns the selected options that exist; for a range, the numbers within it. */
function resolveOptions(selection: Selection, options: readonly string[]): string[] {
  const exact = 'min' in selection ? [] : selection.filter((value) => options.includes(value));
  const range = exact.length > 0 ? undefined : rangeOf(selection);
  return range
    ? options.filter((option) => range.min <= Number(option) && Number(option) <= range.max)
    : exact;
}

/**
 * Returns the filter with only the selections of attributes that the facets have: ignores facets,
 * options and ranges that do not exist. A number may be a range in one section and a list of values
 * in another, so each is converted to the other.
 */
export function resolveFilter(filter: Filter, facets: readonly Facet[]): Filter {
  const fixed = Object.fromEntries(Object.entries(filter).filter(([id]) => isFixed(id)));
  return facets.reduce<Filter>((resolved, facet) => {
    const selection = filter[facet.id];
    if (!facet.attribute || !selection) return resolved;
    if (facet.type !== 'range') {
      return withOptions(resolved, facet, resolveOptions(selection, facet.options ?? []));
    }
    const { min, max } = rangeOf(selection) ?? facet;
    return withRange(resolved, facet, rangeBetween(onScale(min, facet), onScale(max, facet)));
  }, fixed);
}

/** Whether a filter selects attributes. */
export const filtersAttributes = (filter: Filter): boolean => !Object.keys(filter).every(isFixed);

/** Returns the filter after selecting a section, without selections of attributes that it lacks. */
export const selectSection = (filter: Filter, section: Section, facetsOf: FacetsOf): Filter =>
  resolveFilter(withSection(filter, section), facetsOf(section));

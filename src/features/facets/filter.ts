import {
  categoryFacet,
  isSection,
  type OptionsFacet,
  type RangeFacet,
  type Section,
} from './facets';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Returns the range between two numbers in any order: a URL or a form may have them swapped. */
export const rangeBetween = (a: number, b: number): Range => ({
  min: Math.min(a, b),
  max: Math.max(a, b),
});

/**
 * Options in the order of selection, never empty; or part of a range. For an attribute whose
 * options are not loaded yet, the values in the URL (`resolveFilter`).
 */
export type Selection = readonly string[] | Range;

/** A shopper's selections by facet id. A facet without an entry matches every product. */
export type Filter = Readonly<Record<string, Selection>>;

function withSelection(filter: Filter, id: string, selection: Selection | undefined): Filter {
  const { [id]: _, ...others } = filter;
  return selection ? { ...others, [id]: selection } : others;
}

/** Returns the filter with these options instead of the facet's current ones. */
export function withOptions(
  filter: Filter,
  { id, type, options: [first] = [] }: OptionsFacet,
  options: readonly string[],
): Filter {
  const selected = type === 'one' ? options.filter((option) => option !== first) : options;
  return withSelection(filter, id, selected.length > 0 ? selected : undefined);
}

/** Returns the filter with this range; the whole scale removes the facet's entry. */
export function withRange(
  filter: Filter,
  { id, ...scale }: RangeFacet,
  { min, max }: Range,
): Filter {
  const whole = min === scale.min && max === scale.max;
  return withSelection(filter, id, whole ? undefined : { min, max });
}

export function selectedOptions(filter: Filter, { id }: OptionsFacet): readonly string[] {
  const selection = filter[id] ?? [];
  return 'min' in selection ? [] : selection;
}

/** Returns the selected range, or the whole scale if nothing is selected. */
export function selectedRange(filter: Filter, { id, min, max }: RangeFacet): Range {
  const selection = filter[id];
  return selection && 'min' in selection ? selection : { min, max };
}

/** Selects an option, or deselects it if it is selected. */
export function toggleOption(filter: Filter, facet: OptionsFacet, option: string): Filter {
  const selected = selectedOptions(filter, facet);
  return withOptions(
    filter,
    facet,
    selected.includes(option) ? selected.filter((each) => each !== option) : [...selected, option],
  );
}

/** Returns the filter in another section. `selectSection` also removes selections that the section lacks. */
export const withSection = (filter: Filter, section: Section): Filter =>
  withOptions(filter, categoryFacet, [section]);

/** The selected kind or category. */
export const sectionOf = (filter: Filter): Section =>
  selectedOptions(filter, categoryFacet).find(isSection) ?? 'all';

/** Returns a filter that matches all products, or all of a category or kind. */
export const noFilter = (section: Section = 'all'): Filter => withSection({}, section);

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

/** The range between two numbers, whichever is larger: an address or a form may have them swapped. */
export const rangeBetween = (a: number, b: number): Range => ({
  min: Math.min(a, b),
  max: Math.max(a, b),
});

/**
 * Options in the order in which they were selected, never empty; or part of a range. Of an attribute
 * whose options are not loaded yet, the values in the address (`resolveFilter`).
 */
export type Selection = readonly string[] | Range;

/** What a shopper has selected, by facet id. A facet without an entry matches every product. */
export type Filter = Readonly<Record<string, Selection>>;

function withSelection(filter: Filter, id: string, selection: Selection | undefined): Filter {
  const { [id]: _, ...others } = filter;
  return selection ? { ...others, [id]: selection } : others;
}

/** The filter with these options selected instead of the facet's present ones. */
export function withOptions(
  filter: Filter,
  { id, type, options: [first] = [] }: OptionsFacet,
  options: readonly string[],
): Filter {
  const selected = type === 'one' ? options.filter((option) => option !== first) : options;
  return withSelection(filter, id, selected.length > 0 ? selected : undefined);
}

/** The filter with this range; the whole scale removes the facet's entry. */
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

/** The selected range; the whole scale when nothing is selected. */
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

/** The filter in another section. `selectSection` also removes what that section does not have. */
export const withSection = (filter: Filter, section: Section): Filter =>
  withOptions(filter, categoryFacet, [section]);

/** The selected kind or category. */
export const sectionOf = (filter: Filter): Section =>
  selectedOptions(filter, categoryFacet).find(isSection) ?? 'all';

/** Matches all products, or all of a category or kind. */
export const noFilter = (section: Section = 'all'): Filter => withSection({}, section);

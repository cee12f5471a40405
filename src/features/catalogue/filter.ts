import {
  categoryFacet,
  optionsFacets,
  type Category,
  type OptionsFacet,
  type RangeFacet,
} from './facets';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Options in the order in which they were selected, never empty; or part of a range. */
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
  { id, kind, options: [first] = [] }: OptionsFacet,
  options: readonly string[],
): Filter {
  const selected = kind === 'one' ? options.filter((option) => option !== first) : options;
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

export const withCategory = (filter: Filter, category: Category): Filter =>
  withOptions(filter, categoryFacet, [category]);

export const categoryOf = (filter: Filter): Category =>
  categoryFacet.options.find((id) => selectedOptions(filter, categoryFacet).includes(id)) ?? 'all';

/** Matches all products, or all of a category. */
export const noFilter = (category: Category = 'all'): Filter => withCategory({}, category);

/** The number on the phone's filter button: how many checkboxes are selected (spec §2). */
export const activeFilterCount = (filter: Filter): number =>
  optionsFacets
    .filter(({ kind }) => kind === 'several')
    .reduce((count, facet) => count + selectedOptions(filter, facet).length, 0);

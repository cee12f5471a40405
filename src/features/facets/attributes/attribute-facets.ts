import type { FilterAttribute, SheetOptions } from './attribute-list';
import { discrimination } from './discrimination';
import type { FacetWords, SharedFacetWords } from '../facet-words';
import {
  categoryFacet,
  categoryOfSection,
  facetsOf,
  fixedFacets,
  type Category,
  type Facet,
  type FacetsOf,
  type Filterable,
  type OptionsFacet,
  type RangeFacet,
  type Section,
} from '../facets';

/** A number with more values than this in a section is a range. */
const MAX_NUMBERS = 8;

/** Parts of a range whose evenness is compared with that of options. */
const QUARTERS = 4;

/**
 * Share of a section's products that must state an attribute: in a category of many kinds, what few
 * products have is a filter of their kind.
 */
const MIN_STATED = 0.05;

/** Maximum number of steps of a slider; rounding the step up leaves at least 40. */
const STEPS = 100;

const none: readonly string[] = [];
const optionsOf = (sheet: SheetOptions | undefined, id: string) => sheet?.[id] ?? none;

/** The facet of an attribute with these options, in display order. */
export const optionsFacet = (id: string, options: readonly string[]): OptionsFacet => ({
  id,
  attribute: true,
  type: 'several',
  options,
  optionsOf: ({ sheet }) => optionsOf(sheet, id),
});

type Scale = Pick<RangeFacet, 'min' | 'max' | 'step' | 'digits'>;

/** The facet of an attribute whose values are numbers on a scale. */
export const rangeFacet = (id: string, scale: Scale): RangeFacet => ({
  id,
  attribute: true,
  type: 'range',
  ...scale,
  valueOf: ({ sheet }) => {
    const [value] = optionsOf(sheet, id);
    return value === undefined ? undefined : Number(value);
  },
});

interface Ranked {
  facet: Facet;
  /** See `discrimination`. */
  rank: number;
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below a number. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? least;
}

const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** The scale of a slider for numbers, in even steps that include all of them. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const digits = Math.min(Math.max(...values.map(decimals)), 3);
  const step = Number(Math.max(roundStep((most - least) / STEPS), 10 ** -digits).toFixed(3));
  const toStep = (round: (steps: number) => number, value: number) =>
    Number((round(Number((value / step).toFixed(6))) * step).toFixed(digits));
  return { min: toStep(Math.floor, least), max: toStep(Math.ceil, most), step, digits };
}

function rankedRange(
  id: string,
  total: number,
  stated: number,
  counts: ReadonlyMap<string, number>,
): Ranked {
  const scale = scaleOf([...counts.keys()].map(Number));
  const quarters = Array.from({ length: QUARTERS }, () => 0);
  for (const [value, count] of counts) {
    const position = (Number(value) - scale.min) / (scale.max - scale.min);
    const quarter = Math.min(Math.floor(position * QUARTERS), QUARTERS - 1);
    quarters[quarter] = (quarters[quarter] ?? 0) + count;
  }
  return { facet: rangeFacet(id, scale), rank: discrimination(total, stated, quarters) };
}

/** The facet of an attribute in a section, unless it tells no products of the section apart. */
function facetOf(attribute: FilterAttribute, products: readonly Filterable[]): Ranked | undefined {
  const { id, type } = attribute;
  const counts = new Map<string, number>();
  let stated = 0;
  for (const { sheet } of products) {
    const options = optionsOf(sheet, id);
    if (options.length > 0) stated += 1;
    for (const option of options) counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  if (stated < MIN_STATED * products.length) return undefined;
  if (type === 'number' && counts.size > MAX_NUMBERS) {
    return rankedRange(id, products.length, stated, counts);
  }
  // "No" is what most products say that do not state a flag: not an option.
  const options = attribute.options
    .map((option) => option.id)
    .filter((option) => counts.has(option) && (type !== 'flag' || option === 'yes'));
  if (options.length < 2 && type !== 'flag') return undefined;
  const shares = options.map((option) => counts.get(option) ?? 0);
  const rank = discrimination(products.length, stated, shares);
  return rank === 0 ? undefined : { facet: optionsFacet(id, options), rank };
}

/** The facets of the attributes that tell products of a section apart, the most telling first. */
export const attributeFacets = (
  products: readonly Filterable[],
  attributes: readonly FilterAttribute[],
): Facet[] =>
  attributes
    .flatMap((attribute) => facetOf(attribute, products) ?? [])
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ facet }) => facet);

/**
 * The facets of each section of a category; other sections have the fixed facets alone, because only
 * the attributes of this category are loaded.
 * @param products with their sheets
 */
export function facetsOfCategory(
  category: Category,
  products: readonly Filterable[],
  attributes: readonly FilterAttribute[],
): FacetsOf {
  const members = new Map<Section, Filterable[]>();
  for (const product of products) {
    if (product.category !== category) continue;
    for (const section of categoryFacet.optionsOf(product)) {
      const list = members.get(section);
      if (list) list.push(product);
      else members.set(section, [product]);
    }
  }
  const known = new Map<Section, readonly Facet[]>();
  return (section) => {
    if (section === 'all' || categoryOfSection(section) !== category) return fixedFacets;
    let facets = known.get(section);
    if (!facets) {
      facets = facetsOf(section, attributeFacets(members.get(section) ?? [], attributes));
      known.set(section, facets);
    }
    return facets;
  };
}

/** The texts of an attribute. */
export const attributeWords = (
  { label, value, options }: Pick<FilterAttribute, 'label' | 'value' | 'options'>,
  { showAll, min, max }: Pick<SharedFacetWords, 'showAll' | 'min' | 'max'>,
): FacetWords => ({
  showAll,
  min,
  max,
  label,
  ...(value && { value }),
  options: Object.fromEntries(options.map(({ id, name }) => [id, name])),
});

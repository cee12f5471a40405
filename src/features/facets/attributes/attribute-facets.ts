import type { CategoryId } from '~/features/products/product';
import {
  attributesIn,
  UNSTATED,
  type AttributeList,
  type FilterAttribute,
  type SpecificationOptions,
} from './attribute-list';
import type { FacetWords, SharedFacetWords } from '../facet-words';
import {
  categoryFacet,
  categoryOfSection,
  fixedFacets,
  type Facet,
  type FacetsOf,
  type Filterable,
  type OptionsFacet,
  type RangeFacet,
  type Section,
  withAttributeFacets,
} from '../facets';

/** A numeric attribute with more values than this in a section is a range. */
const MAX_NUMBERS = 8;

/** Maximum number of steps of a slider; rounding the step up leaves at least 40. */
const STEPS = 100;

const none: readonly string[] = [];
const optionsOf = (specifications: SpecificationOptions | undefined, id: string) =>
  specifications?.[id] ?? none;

/** Returns the facet of an attribute with these options, in display order. */
export const optionsFacet = (id: string, options: readonly string[]): OptionsFacet => ({
  id,
  attribute: true,
  type: 'several',
  options,
  optionsOf: ({ specifications }) => optionsOf(specifications, id),
});

type Scale = Pick<RangeFacet, 'min' | 'max' | 'step' | 'digits'>;

/** Returns the facet of an attribute with numbers on a scale. */
export const rangeFacet = (id: string, scale: Scale): RangeFacet => ({
  id,
  attribute: true,
  type: 'range',
  ...scale,
  valueOf: ({ specifications }) => {
    const [value] = optionsOf(specifications, id);
    return value === undefined ? undefined : Number(value);
  },
  optionsOf: ({ specifications }) => optionsOf(specifications, id),
});

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? least;
}

const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** Returns the scale of a slider, in even steps that include all of the numbers. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const digits = Math.min(Math.max(...values.map(decimals)), 3);
  const step = Number(Math.max(roundStep((most - least) / STEPS), 10 ** -digits).toFixed(3));
  const toStep = (round: (steps: number) => number, value: number) =>
    Number((round(Number((value / step).toFixed(6))) * step).toFixed(digits));
  return { min: toStep(Math.floor, least), max: toStep(Math.ceil, most), step, digits };
}

/** Returns the facet of an attribute in a section; undefined if all products have the same value. */
function facetOf(attribute: FilterAttribute, products: readonly Filterable[]): Facet | undefined {
  const { id, type } = attribute;
  const counts = new Map<string, number>();
  for (const { specifications } of products) {
    for (const option of optionsOf(specifications, id))
      counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  const stated = [...counts.keys()].filter((option) => option !== UNSTATED);
  if (type === 'number' && stated.length > MAX_NUMBERS) {
    return rangeFacet(id, scaleOf(stated.map(Number)));
  }
  // Most products that do not state a flag do not have it, so "no" is not an option.
  const options = attribute.options
    .map((option) => option.id)
    .filter((option) => counts.has(option) && (type !== 'flag' || option !== 'no'));
  const tells = options.some((option) => counts.get(option) !== products.length);
  const isChoice = type === 'flag' ? counts.has('yes') : stated.length > 1;
  return tells && isChoice ? optionsFacet(id, options) : undefined;
}

/** Returns the facets of the attributes that distinguish products of a section, in their order. */
export const attributeFacets = (
  products: readonly Filterable[],
  attributes: readonly FilterAttribute[],
): Facet[] => attributes.flatMap((attribute) => facetOf(attribute, products) ?? []);

/**
 * Returns the facets of each section of a category; other sections have only the fixed facets,
 * because only the attributes of this category are loaded.
 * @param products with their specifications
 */
export function facetsOfCategory(
  category: CategoryId,
  products: readonly Filterable[],
  list: AttributeList,
): FacetsOf {
  const own = products.filter((product) => product.category === category);
  const known = new Map<Section, readonly Facet[]>();
  return (section) => {
    if (categoryOfSection(section) !== category) return fixedFacets;
    const before = known.get(section);
    if (before) return before;
    const members = own.filter((product) => categoryFacet.optionsOf(product).includes(section));
    const facets = withAttributeFacets(attributeFacets(members, attributesIn(section, list)));
    known.set(section, facets);
    return facets;
  };
}

/** Returns the texts of an attribute. */
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

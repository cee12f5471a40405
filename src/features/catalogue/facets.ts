import { badges, categoryIds, type CategoryId } from '~/features/products/product';
import type { ProductSummary } from '~/features/products/product-summary';

/** The properties of a product that facets read. */
export type Filterable = Pick<
  ProductSummary,
  'brand' | 'chineseBrand' | 'category' | 'kind' | 'price' | 'badges' | 'inStock'
>;

/** A facet with options. */
export interface OptionsFacet {
  /** Also its query key and its key under `catalogue.facets` in the dictionaries. */
  id: string;
  /**
   * `one`: links, of which one is current; the first option is the default and matches every product.
   * Options found in the products follow the fixed ones.
   * `several`: checkboxes; a product matches if it has any of the selected options.
   */
  kind: 'one' | 'several';
  /** All options in display order. Omitted: the options found in the products, sorted. */
  options?: readonly string[];
  optionsOf: (product: Filterable) => readonly string[];
}

/** A facet with a numeric range, both ends inclusive. */
export interface RangeFacet {
  /** Also its key under `catalogue.facets` in the dictionaries. */
  id: string;
  kind: 'range';
  /** Its query keys. */
  keys: readonly [min: string, max: string];
  min: number;
  /** The end of the scale means "and above". */
  max: number;
  step: number;
  valueOf: (product: Filterable) => number;
}

export type Facet = OptionsFacet | RangeFacet;

export type Category = 'all' | CategoryId;

/** A category or a kind within one: the end of the address of its page, e.g. `guitars/electric`. */
export type Section = Category | `${CategoryId}/${string}`;

/**
 * The category, and within it the kind: a page of its own for each option, and links instead of
 * checkboxes. A kind is an option of the same facet, so that selecting a category deselects it.
 */
export const categoryFacet = {
  id: 'category',
  kind: 'one',
  options: ['all', ...categoryIds],
  optionsOf: ({ category, kind }: Pick<Filterable, 'category' | 'kind'>): Section[] =>
    kind === undefined ? ['all', category] : ['all', category, `${category}/${kind}`],
} as const satisfies OptionsFacet;

/** The category that a section is or belongs to. */
export const categoryOfSection = (section: string): Category =>
  categoryFacet.options.find((id) => section === id || section.startsWith(`${id}/`)) ?? 'all';

export const isSection = (text: string): text is Section =>
  text === 'all' || categoryOfSection(text) !== 'all';

/** Whether a section is a kind. */
export const isKind = (section: Section): section is `${CategoryId}/${string}` =>
  section.includes('/');

/** All sections of a shop with these products; a kind without products is none. */
export const sectionsIn = (
  products: readonly Pick<Filterable, 'category' | 'kind'>[],
): Section[] => [
  ...new Set([...categoryFacet.options, ...products.flatMap(categoryFacet.optionsOf)]),
];

/**
 * Every facet of the catalogue, in the order of the panel, the chips and the address. Filtering,
 * counts, address, panel, chips and the query keys of the inline head script derive from this table.
 */
export const facets: readonly Facet[] = [
  categoryFacet,
  {
    id: 'price',
    kind: 'range',
    keys: ['min', 'max'],
    min: 0,
    max: 100_000,
    step: 500,
    valueOf: ({ price }) => price,
  },
  {
    id: 'brand',
    kind: 'several',
    optionsOf: ({ brand, chineseBrand }) => (chineseBrand ? [brand, chineseBrand] : [brand]),
  },
  {
    id: 'badge',
    kind: 'several',
    options: badges,
    optionsOf: (product) => badges.filter((badge) => product.badges.includes(badge)),
  },
  {
    id: 'stock',
    kind: 'several',
    options: ['in'],
    optionsOf: ({ inStock }) => (inStock ? ['in'] : []),
  },
];

const hasOptions = (facet: Facet): facet is OptionsFacet => facet.kind !== 'range';

/** The facets with options. */
export const optionsFacets = facets.filter(hasOptions);

/** The options of each facet by the facet's id, in display order. */
export type FacetOptions = Readonly<Record<string, readonly string[]>>;

const { compare } = new Intl.Collator('en');

/** All options of each facet in a shop with these products. */
export const optionsIn = (products: readonly Filterable[]): FacetOptions =>
  Object.fromEntries(
    optionsFacets.map(({ id, kind, options, optionsOf }) => [
      id,
      kind === 'one'
        ? sectionsIn(products)
        : (options ?? [...new Set(products.flatMap(optionsOf))].sort(compare)),
    ]),
  );

import { badges, categoryIds, type CategoryId } from '~/features/products/product';
import type { ProductSummary } from '~/features/products/product-summary';

/** The properties of a product that facets read. */
export type Filterable = Pick<
  ProductSummary,
  'brand' | 'chineseBrand' | 'category' | 'price' | 'badges' | 'inStock'
>;

/** A facet with options. */
export interface OptionsFacet {
  /** Also its query key and its key under `catalogue.facets` in the dictionaries. */
  id: string;
  /**
   * `one`: links, of which one is current; the first option is the default and matches every product.
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

/** The category: a page of its own for each option, and links instead of checkboxes. */
export const categoryFacet = {
  id: 'category',
  kind: 'one',
  options: ['all', ...categoryIds],
  optionsOf: ({ category }: Pick<Filterable, 'category'>) => ['all', category],
} as const satisfies OptionsFacet;

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

export const hasOptions = (facet: Facet): facet is OptionsFacet => facet.kind !== 'range';

/** The facets with options. */
export const optionsFacets = facets.filter(hasOptions);

/** The options of each facet by the facet's id, in display order. */
export type FacetOptions = Readonly<Record<string, readonly string[]>>;

const { compare } = new Intl.Collator('en');

/** All options of each facet in a shop with these products. */
export const optionsIn = (products: readonly Filterable[]): FacetOptions =>
  Object.fromEntries(
    optionsFacets.map(({ id, options, optionsOf }) => [
      id,
      options ?? [...new Set(products.flatMap(optionsOf))].sort(compare),
    ]),
  );

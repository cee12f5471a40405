import { badges, categoryIds, type CategoryId } from '~/features/products/product';
import type { ProductSummary } from '~/features/products/product-summary';
import type { SpecificationOptions } from './attributes/attribute-list';

/** The properties of a product that facets read. */
export interface Filterable extends Pick<
  ProductSummary,
  'brand' | 'chineseBrand' | 'category' | 'kind' | 'price' | 'badges' | 'inStock'
> {
  /** Options by attribute id, once the attributes of its category are loaded. */
  specifications?: SpecificationOptions | undefined;
}

interface AnyFacet {
  /** Also its query key, and its key under `catalogue.facets` in the dictionaries. */
  id: string;
  /** Set if the facet is an attribute of `data/attributes.json`, whose file has its texts. */
  attribute?: true;
}

/** A facet with options. */
export interface OptionsFacet extends AnyFacet {
  /**
   * `one`: links, of which one is current; the first option is the default and matches every product.
   * Options found in the products follow the fixed ones.
   * `several`: checkboxes; a product matches if it has any of the selected options.
   */
  type: 'one' | 'several';
  /** All options in display order. Omitted: the options found in the products, sorted. */
  options?: readonly string[];
  optionsOf: (product: Filterable) => readonly string[];
}

/**
 * A facet with a numeric range, both ends inclusive. Products without a value match no range; products whose value
 * is not stated (`NaN`) match every range, because they would silently disappear.
 */
export interface RangeFacet extends AnyFacet {
  type: 'range';
  /** Its query keys. Omitted: its id is the key of both ends, `polyphony=64-256`. */
  keys?: readonly [min: string, max: string];
  min: number;
  max: number;
  /** The upper end of the scale means "and above". */
  openEnded?: true;
  step: number;
  /** Decimal places of its values. */
  digits: number;
  /** Whether the slider's scale is quadratic, to give more space to low numbers. */
  isQuadratic?: true;
  valueOf: (product: Filterable) => number | undefined;
  /** Its values as texts, for counting; without it, any range counts as a choice. */
  optionsOf?: (product: Filterable) => readonly string[];
}

export type Facet = OptionsFacet | RangeFacet;

export type Category = 'all' | CategoryId;

/** A category or a kind within one: the end of the address of its page, e.g. `guitars/electric`. */
export type Section = Category | `${CategoryId}/${string}`;

/**
 * The category, and the kind within it. Each option has its own page, and links instead of
 * checkboxes. A kind is an option of the same facet, so that selecting a category deselects it.
 */
export const categoryFacet = {
  id: 'category',
  type: 'one',
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

/** Returns all sections of a shop with these products; kinds without products are left out. */
export const sectionsIn = (
  products: readonly Pick<Filterable, 'category' | 'kind'>[],
): Section[] => [
  ...new Set([...categoryFacet.options, ...products.flatMap(categoryFacet.optionsOf)]),
];

/** Whole HK$. */
export const priceFacet: RangeFacet = {
  id: 'price',
  type: 'range',
  keys: ['min', 'max'],
  min: 0,
  max: 100_000,
  openEnded: true,
  isQuadratic: true,
  step: 500,
  digits: 0,
  valueOf: ({ price }) => price,
};

/**
 * The facets of every section, in the order of panel, chips and URL; in panel and chips, the facets
 * of attributes follow the price. Filtering, counts, URL, panel, chips and the query keys of the
 * inline head script derive from this table.
 */
export const fixedFacets: readonly Facet[] = [
  categoryFacet,
  priceFacet,
  {
    id: 'brand',
    type: 'several',
    optionsOf: ({ brand, chineseBrand }) => (chineseBrand ? [brand, chineseBrand] : [brand]),
  },
  {
    id: 'stock',
    type: 'several',
    options: ['in'],
    optionsOf: ({ inStock }) => (inStock ? ['in'] : []),
  },
  {
    id: 'badge',
    type: 'several',
    options: badges,
    optionsOf: (product) => badges.filter((badge) => product.badges.includes(badge)),
  },
];

/** Returns the facets of a section. */
export type FacetsOf = (section: Section) => readonly Facet[];

const afterPrice = fixedFacets.indexOf(priceFacet) + 1;

/** Returns a section's facets, with its attributes after the price. The page of all products has none. */
export const withAttributeFacets = (attributeFacets: readonly Facet[]): readonly Facet[] =>
  fixedFacets.toSpliced(afterPrice, 0, ...attributeFacets);

export const hasOptions = (facet: Facet): facet is OptionsFacet => facet.type !== 'range';

/** Options by facet id, in display order. */
export type FacetOptions = Readonly<Record<string, readonly string[]>>;

/** All options of each fixed facet in a shop with these products. */
export function optionsIn(products: readonly Filterable[]): FacetOptions {
  // Created when needed: it would delay the start of every list.
  const { compare } = new Intl.Collator('en');
  return Object.fromEntries(
    fixedFacets
      .filter(hasOptions)
      .map(({ id, type, options, optionsOf }) => [
        id,
        type === 'one'
          ? sectionsIn(products)
          : (options ?? [...new Set(products.flatMap(optionsOf))].sort(compare)),
      ]),
  );
}

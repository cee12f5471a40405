import { categoryIds, type CategoryId, type Product } from '~/features/products/product';
import type { SearchWords } from './synonyms';
import type { WEIGHTS } from './weights';

export type Place = Exclude<keyof typeof WEIGHTS, 'head'>;

/** A text of an entry, in any language. */
export interface EntryText {
  place: Place;
  text: string;
}

/** Names by category and by `category/kind`, in every language. */
export type SectionNames = ReadonlyMap<string, readonly string[]>;

/** Share of a category's products that are its cheap ones. */
const CHEAP_SHARE = 1 / 3;
/** Kinds with fewer products have no cheap one of their own. */
const CHEAP_FROM = 3;

function cheapest(products: readonly Product[]): Product[] {
  const byPrice = products.toSorted((a, b) => a.price - b.price);
  return byPrice.slice(0, Math.floor(byPrice.length * CHEAP_SHARE));
}

const sectionsOf = ({ category, kind }: Product): string[] =>
  kind === undefined ? [category] : [category, `${category}/${kind}`];

/** The products that "cheap" finds: the lowest third of their category or of their kind. */
export function cheapProducts(products: readonly Product[]): Set<string> {
  const sections = Map.groupBy(
    products.flatMap((product) => sectionsOf(product).map((section) => ({ product, section }))),
    ({ section }) => section,
  );
  return new Set(
    Array.from(sections.values()).flatMap((members) =>
      members.length < CHEAP_FROM
        ? []
        : cheapest(members.map(({ product }) => product)).map(({ id }) => id),
    ),
  );
}

/** The texts by which a product is found. Descriptions find nothing that these do not. */
export function textsOfProduct(
  product: Product,
  names: SectionNames,
  marks: SearchWords['marks'],
  isCheap: boolean,
): EntryText[] {
  const { name, category, kind, keywords = {}, badges, sku, mpn, gtin } = product;
  const keyword = [
    ...Object.values(keywords).flatMap((words) => words ?? []),
    ...(badges.includes('discount') ? marks.discount : []),
    ...(badges.includes('new') ? marks.new : []),
    ...(badges.includes('bestseller') ? marks.bestseller : []),
    ...(badges.includes('limited') ? marks.limited : []),
    ...(isCheap ? marks.cheap : []),
  ];
  const at = (place: Place, texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : [{ place, text }]));
  return [
    ...at('name', Object.values(name)),
    ...at('kind', kind === undefined ? [] : (names.get(`${category}/${kind}`) ?? [])),
    ...at('category', names.get(category) ?? []),
    ...at('model', [sku, mpn, gtin]),
    ...at('keyword', keyword),
  ];
}

/** Bestsellers first, sold out last. */
const tier = ({ badges, inStock }: Product) => {
  if (!inStock) return 2;
  return badges.includes('bestseller') || badges.includes('hot') ? 0 : 1;
};

const categoryNumber = (category: CategoryId) => categoryIds.indexOf(category);

const compareText = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The order of entries: it breaks ties between results, and similar products stand together, so that
 * the rows of one result page are in few files.
 */
export const inIndexOrder = (products: readonly Product[]): Product[] =>
  products.toSorted(
    (a, b) =>
      tier(a) - tier(b) ||
      categoryNumber(a.category) - categoryNumber(b.category) ||
      compareText(a.kind, b.kind) ||
      compareText(a.name.en, b.name.en) ||
      compareText(a.id, b.id),
  );

import { categoryIds, type Product } from '~/features/products/product';
import { writeValue } from '~/features/products/specifications/attributes';
import { kindGroups } from '~/features/products/specifications/kind-groups';
import { attributes } from '~/features/products/specifications/kinds';
import { forEachLocale, locales, type Locale, type Localized } from '~/i18n/locales';
import { searchWords } from './synonyms';
import type { WEIGHTS } from '../shared/weights';

export type Place = Exclude<keyof typeof WEIGHTS, 'head'>;

/** A text of an entry, in any language. */
export interface EntryText {
  place: Place;
  text: string;
}

/** A product or a label with its texts, and its row in each language. */
export interface Entry {
  texts: readonly EntryText[];
  /** Descriptions and specifications, whose words count little. */
  long?: readonly string[];
  rows: Readonly<Record<string, unknown>>;
}

/** Names of categories and of kinds, by section: `guitars`, `guitars/electric`. */
export type SectionNames = ReadonlyMap<string, Localized>;

/** Share of a section's products that are its cheap ones: kinds with one or two have none. */
const CHEAP_SHARE = 1 / 3;

/** The category and the kind of a product. */
export const sectionsOf = ({ category, kind }: Product): string[] =>
  kind === undefined ? [category] : [category, `${category}/${kind}`];

/** The products that "cheap" finds: the lowest third of their category or of their kind. */
function cheapProducts(products: readonly Product[]): Set<string> {
  const sections = Map.groupBy(
    products.flatMap((product) => sectionsOf(product).map((section) => ({ product, section }))),
    ({ section }) => section,
  );
  return new Set(
    [...sections.values()].flatMap((members) =>
      members
        .toSorted((a, b) => a.product.price - b.product.price)
        .slice(0, Math.floor(members.length * CHEAP_SHARE))
        .map(({ product }) => product.id),
    ),
  );
}

/** The texts by which a product is found. */
function textsOf(product: Product, names: SectionNames, isCheap: boolean): EntryText[] {
  const { name, category, kind, keywords = {}, badges, sku, mpn, gtin } = product;
  const namesOf = (section: string) => Object.values(names.get(section) ?? {});
  const group = kindGroups[category]?.find(({ kinds }) => kinds.includes(kind ?? ''));
  const keyword = [
    ...(group?.words ?? []),
    ...Object.values(keywords).flatMap((words) => words ?? []),
    ...Object.entries(searchWords.marks).flatMap(([mark, words]) =>
      badges.includes(mark) || (mark === 'cheap' && isCheap) ? words : [],
    ),
  ];
  const at = (place: Place, texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : [{ place, text }]));
  return [
    ...at('name', Object.values(name)),
    ...at('kind', kind === undefined ? [] : namesOf(`${category}/${kind}`)),
    ...at('category', namesOf(category)),
    ...at('model', [sku, mpn, gtin]),
    ...at('keyword', keyword),
  ];
}

/** Numbers of specifications find nothing: with their units, they are words of many products. */
const attributeTexts = (product: Product): string[] =>
  Object.entries(product.attributes ?? {}).flatMap(([id, value]) => {
    const attribute = attributes[id];
    if (!attribute || value === false) return [];
    const { type, label } = attribute;
    if (type === 'number' || type === 'range') return Object.values(label);
    const yes = { yes: '', no: '' };
    return locales.map((locale) => `${label[locale]} ${writeValue(attribute, value, locale, yes)}`);
  });

/** Bestsellers first, sold out last. */
const tier = ({ badges, inStock }: Product) => {
  if (!inStock) return 2;
  return badges.includes('bestseller') || badges.includes('hot') ? 0 : 1;
};

const compareText = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The order of entries: it breaks ties between results, and similar products stand together, so that
 * the rows of one result page are in few files.
 */
export const inIndexOrder = (products: readonly Product[]): Product[] =>
  products.toSorted(
    (a, b) =>
      tier(a) - tier(b) ||
      categoryIds.indexOf(a.category) - categoryIds.indexOf(b.category) ||
      compareText(a.kind, b.kind) ||
      compareText(a.name.en, b.name.en) ||
      compareText(a.id, b.id),
  );

/** The products as entries of the index, in its order. */
export function productEntries(
  products: readonly Product[],
  names: SectionNames,
  rowOf: (product: Product, locale: Locale) => unknown,
): Entry[] {
  const cheap = cheapProducts(products);
  return inIndexOrder(products).map((product) => ({
    texts: textsOf(product, names, cheap.has(product.id)),
    long: [...Object.values(product.description), ...attributeTexts(product)],
    rows: forEachLocale((locale) => rowOf(product, locale)),
  }));
}

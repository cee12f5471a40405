import { forEachLocale, languageTags, type Locale } from '~/i18n/locales';
import { oncePerBuild } from '~/lib/once';
import { cardPicture, type CardPicture } from './pictures/pictures';
import { headlineOf } from './specifications/headline';
import { brandOf, chineseBrandOf, shownBadges, type CategoryId, type Product } from './product';

/** The fields of a product that cards, lists and the cart need, in one language. */
export interface ProductSummary {
  id: string;
  name: string;
  brand: string;
  /** Set if the Chinese name starts with a word other than the brand. */
  chineseBrand?: string | undefined;
  category: CategoryId;
  /** Id of its kind within the category; absent without specifications. */
  kind?: string | undefined;
  /** In whole HK$. */
  price: number;
  originalPrice?: number | undefined;
  badges: readonly string[];
  inStock: boolean;
  picture: Pick<CardPicture, 'src' | 'srcset' | 'hasSecond'>;
  /** The line of facts on its card; absent without specifications. */
  facts?: string | undefined;
  /** When the CMS published it, in s since 1970. */
  published?: number | undefined;
}

async function summarize(product: Product, locale: Locale): Promise<ProductSummary> {
  const { id, category, kind, price, originalPrice, inStock, publishedAt } = product;
  const { src, srcset, hasSecond } = await cardPicture(product);
  const facts = headlineOf(product, locale);
  return {
    id,
    name: product.name[locale],
    brand: brandOf(product),
    chineseBrand: chineseBrandOf(product),
    category,
    ...(kind !== undefined && { kind }),
    price,
    originalPrice,
    badges: shownBadges(product),
    inStock,
    picture: { src, ...(srcset && { srcset }), ...(hasSecond && { hasSecond }) },
    ...(facts !== '' && { facts }),
    ...(publishedAt !== undefined && { published: Math.round(publishedAt / 1000) }),
  };
}

const summaries = forEachLocale((locale) =>
  oncePerBuild((product: Product) => summarize(product, locale)),
);

export const toSummary = (product: Product, locale: Locale): Promise<ProductSummary> =>
  summaries[locale](product);

/** The order of the sort "name": the collation of the language (requirements §4). */
function nameOrder(locale: Locale): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(languageTags[locale], { numeric: true });
  return (a, b) => compare(a.name, b.name);
}

/** Summaries of products, sorted by name. */
export async function toSummaries(
  products: readonly Product[],
  locale: Locale,
): Promise<ProductSummary[]> {
  const items = await Promise.all(products.map((product) => toSummary(product, locale)));
  return items.sort(nameOrder(locale));
}

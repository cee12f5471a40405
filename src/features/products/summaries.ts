import { forEachLocale, languageTags, type Locale } from '~/i18n/locales';
import { oncePerBuild } from '~/lib/once';
import { familyKey } from './family/family';
import { cardPicture } from './pictures/pictures';
import { cardRating } from './reviews';
import { deliveryTerms } from './delivery-terms';
import { headlineOf } from './specifications/headline';
import { brandOf, chineseBrandOf, shownBadges, type Product } from './product';
import type { ProductSummary } from './product-summary';

async function summarize(product: Product, locale: Locale): Promise<ProductSummary> {
  const { id, category, kind, price, originalPrice, inStock, createdAt } = product;
  const { src, srcset, hasHover } = await cardPicture(product);
  const facts = headlineOf(product, locale);
  const rating = cardRating(product);
  const delivery = deliveryTerms(product, locale);
  return {
    id,
    name: product.name[locale],
    brand: brandOf(product),
    chineseBrand: chineseBrandOf(product),
    category,
    ...(kind !== undefined && { kind }),
    ...(product.family && { family: familyKey(product) }),
    price,
    originalPrice,
    badges: shownBadges(product),
    inStock,
    picture: { src, ...(srcset && { srcset }), ...(hasHover && { hasHover }) },
    ...(facts !== '' && { facts }),
    ...(rating !== undefined && { rating }),
    ...(delivery !== undefined && { delivery }),
    ...(createdAt !== undefined && { created: Math.round(createdAt / 1000) }),
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

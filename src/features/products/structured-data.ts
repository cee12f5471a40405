import { languageTags, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import type { JsonLd } from '~/site/head/json-ld';
import { settings } from '~/site/settings';
import { brandOf, type Family, type Product } from './product';
import { attributeOf } from './specifications/kinds';

type Offered = Pick<Product, 'price' | 'inStock'>;

/** A schema.org Offer for a product (requirements §2 "Structured data"). */
const offer = ({ price, inStock }: Offered, url: string): JsonLd => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'HKD',
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  url,
});

/** Number of products in an ItemList (requirements §9). */
const LISTED = 10;

interface Listed extends Offered {
  id: string;
  name: string;
}

/** The position of a page in a paginated list. */
interface ListPage {
  /** Products on all pages of the list. */
  total: number;
  /** Number of products on previous pages. */
  offset: number;
}

/**
 * A schema.org ItemList of the first products of a page of a list.
 * @param urlOf returns the absolute URL of a product's page
 */
export const itemList = (
  items: readonly Listed[],
  { total, offset }: ListPage,
  urlOf: (id: string) => string,
): JsonLd => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.slice(0, LISTED).map((item, index) => ({
    '@type': 'ListItem',
    position: offset + index + 1,
    item: {
      '@type': 'Product',
      name: item.name,
      url: urlOf(item.id),
      offers: offer(item, urlOf(item.id)),
    },
  })),
});

/**
 * A schema.org BreadcrumbList.
 * @param trail from the home page to the page itself
 * @param site root of the site
 */
export const breadcrumbList = (
  trail: readonly { href: string; text: string }[],
  site: URL,
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ href, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: new URL(href, site).href,
  })),
});

/** The family of a product as a schema.org ProductGroup, whose other members are on pages of their own. */
const productGroup = (family: Family, own: string, locale: Locale, site: URL): JsonLd => ({
  '@type': 'ProductGroup',
  productGroupID: family.id,
  name: family.name[locale],
  variesBy: family.attributes.map((id) => attributeOf(id).label[locale]),
  hasVariant: family.members
    .filter((id) => id !== own)
    .map((id) => ({
      '@type': 'Product',
      url: new URL(localPath(`/product/${id}`, locale), site).href,
    })),
});

/**
 * A product as a schema.org Product.
 * @param views its pictures
 * @param site root of the site
 */
export function productData(
  product: Product,
  views: readonly { src: string }[],
  locale: Locale,
  site: URL,
): JsonLd {
  return {
    '@type': 'Product',
    name: product.name[locale],
    sku: product.sku ?? product.id,
    ...(product.gtin && { gtin: product.gtin }),
    ...(product.mpn && { mpn: product.mpn }),
    ...(product.description[locale] && { description: product.description[locale] }),
    inLanguage: languageTags[locale],
    ...(views.length > 0 && { image: views.map(({ src }) => new URL(src, site).href) }),
    brand: { '@type': 'Brand', name: brandOf(product) },
    ...(product.family && { isVariantOf: productGroup(product.family, product.id, locale, site) }),
    ...(product.rating !== undefined &&
      !settings.demo && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.ratingCount,
        },
      }),
    offers: offer(product, new URL(localPath(`/product/${product.id}`, locale), site).href),
  };
}

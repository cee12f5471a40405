import type { JsonLd } from '~/site/head/json-ld';
import type { Product } from './product';

type Offered = Pick<Product, 'price' | 'inStock'>;

/** A schema.org Offer for a product (requirements §2 "Structured data"). */
export const offer = ({ price, inStock }: Offered, url: string): JsonLd => ({
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

import { totals, type Shipping } from '~/features/cart/totals';
import { brandOf, type Product } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';
import { shorten } from '~/i18n/shorten';

/** Data from the product's pages, for its feed item. URLs are absolute. */
interface Shown {
  link: string;
  /** The main picture first; at least one. */
  pictures: readonly [string, ...string[]];
  /** Category and kind, in the language of the feed. */
  trail: readonly string[];
}

/** Names of a product's elements in Google Merchant Center's namespace, with their texts or their own elements. */
export type Elements = readonly (readonly [name: string, content: string | Elements])[];

/** Limits of Google's specification, in characters. */
const TITLE = 150;
const DESCRIPTION = 5000;
const BRAND = 70;
/** Maximum number of pictures besides the main one. */
const PICTURES = 10;

const amount = (price: number) => `${price}.00 HKD`;

/** The entry of a product in a feed of Google Merchant Center (requirements §2 "Feeds"). */
export function merchantItem(
  product: Product,
  { link, pictures: [main, ...others], trail }: Shown,
  shipping: Shipping,
  locale: Locale,
): Elements {
  const { price, originalPrice, gtin, mpn } = product;
  const fee = totals([{ quantity: 1, subtotal: price }], shipping).shipping;
  const name = product.name[locale];
  return [
    ['id', product.id],
    ...(product.family ? [['item_group_id', product.family.id] as const] : []),
    ['title', shorten(name, TITLE, locale)],
    ['description', shorten(product.description[locale] || name, DESCRIPTION, locale)],
    ['link', link],
    ['image_link', main],
    ...others.slice(0, PICTURES).map((url) => ['additional_image_link', url] as const),
    ['availability', product.inStock ? 'in_stock' : 'out_of_stock'],
    ['price', amount(originalPrice ?? price)],
    ...(originalPrice === undefined ? [] : [['sale_price', amount(price)] as const]),
    ['brand', shorten(brandOf(product), BRAND, locale)],
    ...(gtin === undefined ? [] : [['gtin', gtin] as const]),
    ...(mpn === undefined ? [] : [['mpn', mpn] as const]),
    ...((gtin ?? mpn) ? [] : [['identifier_exists', 'no'] as const]),
    ['product_type', trail.join(' > ')],
    [
      'shipping',
      [
        ['country', 'HK'],
        ['price', amount(fee)],
      ],
    ],
  ];
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Elements in the namespace `g`. */
export const toXml = (elements: Elements): string =>
  elements
    .map(([name, content]) => {
      const inside = typeof content === 'string' ? escapeXml(content) : toXml(content);
      return `<g:${name}>${inside}</g:${name}>`;
    })
    .join('');

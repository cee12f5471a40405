import data from '~data/categories.json' with { type: 'json' };
import type { Locale, Localized } from '~/i18n/locales';

export type CategoryId = keyof typeof data;

/** The categories, in the order in which the shop shows them (requirements §3). */
export const categoryIds = Object.keys(data) as readonly CategoryId[];

/** The badges that a shopper can filter by (requirements §9). */
export const badges = ['hot', 'bestseller', 'discount', 'new', 'limited'] as const;
export type Badge = (typeof badges)[number];

/** A list in every language of the shop. */
export type LocalizedList = Readonly<Record<Locale, readonly string[]>>;

/** A number; `[low, high]` for a range; one or several ids of options; a flag; a text per language. */
export type AttributeValue =
  number | readonly [low: number, high: number] | string | readonly string[] | boolean | Localized;

/** A product's values by attribute id. */
export type Specifications = Readonly<Record<string, AttributeValue>>;

/** Products that are the same except for a few attributes. Each has a page, a price and a stock of its own. */
export interface Family {
  id: string;
  name: Localized;
  /** Ids of the attributes in which the members differ. */
  attributes: readonly string[];
  /** Ids of the products, in the order of their values. */
  members: readonly string[];
}

/** A published review of a product. */
export interface Review {
  /** 1 to 5, whole. */
  stars: number;
  text: string;
  /** As the reviewer gave it. */
  name: string;
  /** The language of the page on which it was written. */
  language: Locale;
  /** In ms since 1970. */
  receivedAt: number;
  /** Whether an order of the reviewer has the product. */
  bought: boolean;
  /** The answer of the shop, in the language of the review. */
  answer?: string | undefined;
}

/** A product (requirements §3), as `content/product-schema.ts` validates it. */
export interface Product {
  id: string;
  name: Localized;
  /** In whole HK$. */
  price: number;
  /** In whole HK$, above `price`. */
  originalPrice?: number | undefined;
  /** Languages without a description have the Chinese one. */
  description: Localized;
  /** A long description that follows `description`, in sections. */
  story?: readonly { heading: Localized; text: Localized }[] | undefined;
  /** Its key features; without them, those of its kind or category are shown. */
  features?: LocalizedList | undefined;
  /** Contents of the box. */
  included?: LocalizedList | undefined;
  category: CategoryId;
  badges: string[];
  /** URL of an external picture. Absent if the picture is a local file or there is none. */
  image?: string | undefined;
  /** URLs of further external pictures. */
  gallery?: readonly string[] | undefined;
  inStock: boolean;
  /** Id of its kind within the category (`data/kinds.json`); a product without one has no specifications. */
  kind?: string | undefined;
  /** The values of its specifications by attribute id (`data/attributes.json`). */
  attributes?: Specifications | undefined;
  /** Search terms that do not occur in its texts. */
  keywords?: Partial<Record<Locale, readonly string[] | undefined>> | undefined;
  /** Ids of products that are cross-sold with it, under the name that the CMS stores. */
  goesWith?: readonly string[] | undefined;
  /** Products that differ from it only in a few attributes. */
  family?: Family | undefined;
  sku?: string | undefined;
  gtin?: string | undefined;
  mpn?: string | undefined;
  /** Replaces the shop's warranty. */
  warranty?: Localized | undefined;
  /** Newest first. */
  reviews?: readonly Review[] | undefined;
  /** Average of its reviews, from 0 to 5. */
  rating?: number | undefined;
  ratingCount?: number | undefined;
  /** ISO 3166 code of the country in which it is made. */
  madeIn?: string | undefined;
  /** Replaces the shop's delivery times. */
  delivery?: Localized | undefined;
  /** When it was created in the CMS, in ms since 1970. */
  createdAt?: number | undefined;
  /** When it was changed last in the CMS, in ms since 1970. */
  updatedAt?: number | undefined;
}

/** A product that the shop no longer sells. Its last price finds alternatives. */
export interface FormerProduct extends Pick<
  Product,
  'id' | 'name' | 'category' | 'kind' | 'price'
> {
  /** Id of the product that replaces it. */
  successor?: string | undefined;
}

/** The brand that the shop shows: the first word of the English name (requirements §4). */
export const brandOf = ({ name }: Pick<Product, 'name'>): string =>
  name.en.split(/\s/u, 1)[0] ?? '';

/**
 * The first word of the Chinese name if it differs from the brand, such as 芬達 in
 * "芬達 Stratocaster". Filters match it as well (requirements §4). A name of a single word contains no separate brand.
 */
export function chineseBrandOf(product: Pick<Product, 'name'>): string | undefined {
  const [first = '', ...others] = product.name.zh.split(/\s+/u);
  const isSame = first.toLowerCase() === brandOf(product).toLowerCase();
  return first === '' || others.length === 0 || isSame ? undefined : first;
}

const badgeLabels: Record<Badge, string> = {
  hot: 'HOT',
  bestseller: 'BEST',
  discount: 'SALE',
  new: 'NEW',
  limited: 'LIMITED',
};

const isBadge = (badge: string): badge is Badge => (badges as readonly string[]).includes(badge);

/** The badges that are displayed: `featured` only selects products for the home page (requirements §3). */
export const shownBadges = ({ badges }: Pick<Product, 'badges'>): string[] =>
  badges.filter((badge) => badge !== 'featured');

/** The label of a badge (requirements §3). An unknown badge is its own label. */
export const badgeLabel = (badge: string): string =>
  isBadge(badge) ? badgeLabels[badge] : badge.toUpperCase();

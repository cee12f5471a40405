import type { Locale } from '~/i18n/locales';
import { cardPicture, type Picture } from './pictures';
import { brandOf, chineseBrandOf, type CategoryId, type Product } from './product';

/** A product as cards, lists and the cart show it: in one language, with nothing more than they need. */
export interface ProductSummary {
  id: string;
  name: string;
  brand: string;
  /** Only where the Chinese name starts with another word than the brand. */
  chineseBrand?: string | undefined;
  category: CategoryId;
  /** HK$, whole. */
  price: number;
  originalPrice?: number | undefined;
  badges: readonly string[];
  inStock: boolean;
  picture: Pick<Picture, 'src' | 'srcset'>;
}

export async function toSummary(product: Product, locale: Locale): Promise<ProductSummary> {
  const { id, name, nameEn, category, price, originalPrice, badges, inStock } = product;
  const { src, srcset } = await cardPicture(product);
  return {
    id,
    name: locale === 'zh' ? name : nameEn,
    brand: brandOf(product),
    chineseBrand: chineseBrandOf(product),
    category,
    price,
    originalPrice,
    badges,
    inStock,
    picture: srcset ? { src, srcset } : { src },
  };
}

/** In the order of their names, as the language sorts them (spec §4, sort "name"). */
export async function toSummaries(
  products: readonly Product[],
  locale: Locale,
): Promise<ProductSummary[]> {
  const items = await Promise.all(products.map((product) => toSummary(product, locale)));
  const { compare } = new Intl.Collator(locale === 'zh' ? 'zh-HK' : 'en-HK', { numeric: true });
  return items.sort((a, b) => compare(a.name, b.name));
}

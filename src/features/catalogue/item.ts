import type { Locale } from '~/i18n/locales';
import { cardPicture, type Picture } from './pictures';
import { brandOf, type CategoryId, type Product } from './product';

/** A product as cards, lists and the cart show it: in one language, with nothing more than they need. */
export interface Item {
  id: string;
  name: string;
  brand: string;
  category: CategoryId;
  /** HK$, whole. */
  price: number;
  originalPrice?: number | undefined;
  badges: readonly string[];
  inStock: boolean;
  picture: Pick<Picture, 'src' | 'srcset'>;
}

export async function toItem(product: Product, locale: Locale): Promise<Item> {
  const { id, name, nameEn, category, price, originalPrice, badges, inStock } = product;
  const { src, srcset } = await cardPicture(product);
  return {
    id,
    name: locale === 'zh' ? name : nameEn,
    brand: brandOf(product),
    category,
    price,
    originalPrice,
    badges,
    inStock,
    picture: srcset ? { src, srcset } : { src },
  };
}

/** In the order of their names, as the language sorts them (spec §4, sort "name"). */
export async function toItems(products: readonly Product[], locale: Locale): Promise<Item[]> {
  const items = await Promise.all(products.map((product) => toItem(product, locale)));
  const { compare } = new Intl.Collator(locale === 'zh' ? 'zh-HK' : 'en-HK', { numeric: true });
  return items.sort((a, b) => compare(a.name, b.name));
}

import { kindOf } from '~/features/products/sheet/kinds';
import { categories } from '~/features/products/categories';
import type { Product } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';

export interface DetailList {
  id: 'features' | 'included';
  title: string;
  items: readonly string[];
}

/**
 * A product's key features and the contents of its box (requirements §2). A product that gives neither has
 * the lists of its kind or category (requirements §3). One with its own features has a list of contents
 * only if it gives that as well: what is not known is not shown.
 */
export function detailLists(product: Product, locale: Locale): DetailList[] {
  const t = translator(locale);
  const kind = kindOf(product);
  const { features, included } = product;
  const { group } = categories[product.category];
  const general = {
    features: kind?.features?.[locale] ?? t(`lists.features.${group}`, { returnObjects: true }),
    included: kind?.included?.[locale] ?? t(`lists.included.${group}`, { returnObjects: true }),
  };
  const lists: DetailList[] = [
    {
      id: 'features',
      title: t('product.features'),
      items: features?.[locale] ?? general.features,
    },
    {
      id: 'included',
      title: t('product.included'),
      items: included?.[locale] ?? (features ? [] : general.included),
    },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

import { kindOf } from '~/features/products/specifications/kinds';
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
 * Returns a product's key features and the contents of its box (requirements §2). Unknown data is left out.
 * @param isDemo whether products with neither get the lists of their kind or category (requirements §3)
 */
export function detailLists(product: Product, locale: Locale, isDemo: boolean): DetailList[] {
  const t = translator(locale);
  const kind = kindOf(product);
  const { features, included } = product;
  const { group } = categories[product.category];
  const sampleOf = (id: DetailList['id']): readonly string[] =>
    isDemo && !features
      ? (kind?.[id]?.[locale] ?? t(`lists.${id}.${group}`, { returnObjects: true }))
      : [];
  const lists: DetailList[] = [
    {
      id: 'features',
      title: t('product.features'),
      items: features?.[locale] ?? sampleOf('features'),
    },
    {
      id: 'included',
      title: t('product.included'),
      items: included?.[locale] ?? sampleOf('included'),
    },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

import { fieldIn, type Locale } from '~/i18n/locales';
import type { Product } from './product';

export const nameIn = (product: Pick<Product, 'name' | 'nameEn'>, locale: Locale): string =>
  fieldIn(product, 'name', locale);

/** Falls back to Chinese, the only language in which every product has a description. */
export const descriptionIn = (
  product: Pick<Product, 'description' | 'descriptionEn'>,
  locale: Locale,
): string => fieldIn(product, 'description', locale) || product.description;

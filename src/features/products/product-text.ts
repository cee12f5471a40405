import type { Product } from './product';
import type { Locale } from '~/i18n/locales';

export const nameIn = (
  { name, nameEn }: Pick<Product, 'name' | 'nameEn'>,
  locale: Locale,
): string => (locale === 'zh' ? name : nameEn);

/** English readers get the Chinese text where there is no English one. */
export const descriptionIn = (
  { description, descriptionEn }: Pick<Product, 'description' | 'descriptionEn'>,
  locale: Locale,
): string => (locale === 'en' && descriptionEn) || description;

import type { CategoryId } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';

/** Name of a category's attribute file in a language, without its extension. */
export const attributeFile = (category: CategoryId, locale: Locale): string =>
  `${category}.${locale}`;

/** Its address. Without a hash: the browser asks each time whether it has changed. */
export const attributeUrl = (category: CategoryId, locale: Locale): string =>
  `/attributes/${attributeFile(category, locale)}.json`;

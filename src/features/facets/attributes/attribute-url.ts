import type { CategoryId } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';

/** Address of a category's attribute file. Without a hash: the browser asks each time whether it has changed. */
export const attributeUrl = (category: CategoryId, locale: Locale): string =>
  `/attributes/${category}.${locale}.json`;

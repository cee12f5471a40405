import type { CategoryId } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';

/** The URL of a category's attribute file. Without a hash: the browser revalidates it. */
export const attributeUrl = (category: CategoryId, locale: Locale): string =>
  `/attributes/${category}.${locale}.json`;

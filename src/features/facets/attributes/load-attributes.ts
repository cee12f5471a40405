import type { CategoryId } from '~/features/products/product';
import { pageLocale } from '~/i18n/page-locale';
import { fetchJson } from '~/lib/fetch-json';
import { once } from '~/lib/once';
import type { AttributeList } from './attribute-list';
import { attributeUrl } from './attribute-url';

/**
 * Loads the attributes of a category in the page's language, once per page.
 * @throws if they cannot be loaded; the next call tries again
 */
export const loadAttributes = once((category: CategoryId) =>
  fetchJson<AttributeList>(attributeUrl(category, pageLocale())),
);

import type { CategoryId } from '~/features/products/product';
import { pageLocale } from '~/i18n/page-locale';
import { fetchJson } from '~/lib/fetch-json';
import { once } from '~/lib/once';
import {
  unpackAttributeList,
  type AttributeList,
  type PackedAttributeList,
} from './attribute-list';
import { attributeUrl } from './attribute-url';

/**
 * Loads the attributes of a category in the page's language, once per page.
 * @throws if they cannot be loaded; the next call tries again
 */
export const loadAttributes = once(async (category: CategoryId): Promise<AttributeList> => {
  const url = attributeUrl(category, pageLocale());
  return unpackAttributeList(await fetchJson<PackedAttributeList>(url));
});

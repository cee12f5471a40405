import { fetchJson, loadCurrent, readPointer } from '~/features/products/load-current';
import type { CategoryId } from '~/features/products/product';
import { attributeUrl } from './attribute-address';
import {
  unpackAttributeList,
  type AttributeList,
  type PackedAttributeList,
} from './attribute-list';

async function currentUrl(category: CategoryId): Promise<string> {
  const url = attributeUrl(await readPointer('/attribute-lists.json'), category);
  if (url === undefined) throw new Error(`no attributes of ${category}`);
  return url;
}

/**
 * Loads the attributes of a category in the page's language.
 * @param url of the file that the page was built with; if that one cannot be loaded, the current one is
 * @throws if neither can be loaded
 */
export const loadAttributes = (url: string, category: CategoryId): Promise<AttributeList> =>
  loadCurrent(
    url,
    () => currentUrl(category),
    async (url, cache) => unpackAttributeList(await fetchJson<PackedAttributeList>(url, cache)),
  );

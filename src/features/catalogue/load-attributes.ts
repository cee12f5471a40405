import { loadCurrent, readPointer } from '~/features/products/load-current';
import type { CategoryId } from '~/features/products/product';
import { attributeUrl } from './attribute-address';
import {
  unpackAttributeList,
  type AttributeList,
  type PackedAttributeList,
} from './attribute-list';

/** A category that has no attributes any more. */
const empty: AttributeList = { attributes: [], sheets: new Map() };

/**
 * Loads the attributes of a category in the page's language.
 * @param hashes of the files that the page was built with (`attribute-address.ts`); if its file cannot
 *   be loaded, the current one is loaded
 * @throws if neither can be loaded
 */
export async function loadAttributes(hashes: string, category: CategoryId): Promise<AttributeList> {
  const url = attributeUrl(hashes, category);
  if (url === undefined) return empty;
  return unpackAttributeList(
    await loadCurrent<PackedAttributeList>(url, async () => {
      const current = attributeUrl(await readPointer('/attribute-lists.json'), category);
      if (current === undefined) throw new Error(`no attributes of ${category}`);
      return current;
    }),
  );
}

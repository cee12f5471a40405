import { categoryIds, type CategoryId } from '~/features/products/product';
import type { Category } from '../facets';

/**
 * The hashes of a language's attribute files in one string, as a prop of the island: one for each
 * category in the order of `categoryIds`, empty for a category without attributes.
 */
export const packHashes = (hashes: ReadonlyMap<CategoryId, string>): string =>
  categoryIds.map((category) => hashes.get(category) ?? '').join();

/** Name of a file under `/data/attributes/`, without its extension. */
export const attributeFileName = (category: CategoryId, hash: string): string =>
  `${category}.${hash}`;

/** The address of a category's attribute file; `undefined` if it has none. */
export function attributeUrl(hashes: string, category: Category): string | undefined {
  if (category === 'all') return undefined;
  const hash = hashes.split(',')[categoryIds.indexOf(category)];
  return hash ? `/data/attributes/${attributeFileName(category, hash)}.json` : undefined;
}

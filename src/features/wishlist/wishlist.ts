import { parseJson } from '~/lib/json';

/** Ids of the saved products, newest last. */
export type Wishlist = readonly string[];

/** Maximum number of saved ids; the oldest are dropped. */
const MAX_LENGTH = 500;

export const toggle = (wishlist: Wishlist, id: string): Wishlist =>
  wishlist.includes(id)
    ? wishlist.filter((each) => each !== id)
    : [...wishlist, id].slice(-MAX_LENGTH);

/** Removes ids, e.g. of products that are no longer sold. */
export const removeAll = (wishlist: Wishlist, ids: readonly string[]): Wishlist =>
  wishlist.filter((id) => !ids.includes(id));

/** Decodes a stored list of ids. Drops invalid ids. Never throws. */
export function decodeIds(text: string): string[] {
  const value = parseJson(text);
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(-MAX_LENGTH);
}

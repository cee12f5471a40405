/** Ids of the products that a shopper saved, the newest last. */
export type Wishlist = readonly string[];

/** More than anybody saves; keeps a broken list from growing without end. */
const MOST = 500;

export const toggle = (wishlist: Wishlist, id: string): Wishlist =>
  wishlist.includes(id) ? wishlist.filter((each) => each !== id) : [...wishlist, id].slice(-MOST);

/** A list of ids from storage: what cannot be understood is left out. Never throws. */
export function decodeIds(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    const ids = value.filter((id): id is string => typeof id === 'string' && id !== '');
    return [...new Set(ids)].slice(-MOST);
  } catch {
    return [];
  }
}

import { persistentAtom } from '@nanostores/persistent';
import '~/boot/device-storage';
import { storageKey } from '~/boot/saved-kinds';
import { decodeIds, removeAll as without, toggle as toggled, type Wishlist } from './wishlist';

/** The wishlist of this device, synchronised between tabs. */
export const $wishlist = persistentAtom<Wishlist>(storageKey('wishlist'), [], {
  encode: JSON.stringify,
  decode: decodeIds,
});

export const toggle = (id: string): void => $wishlist.set(toggled($wishlist.get(), id));

/** Adds a product. Returns `false` if it is already saved. */
export function keep(id: string): boolean {
  const isNew = !$wishlist.get().includes(id);
  if (isNew) toggle(id);
  return isNew;
}

export const removeAll = (ids: readonly string[]): void =>
  $wishlist.set(without($wishlist.get(), ids));

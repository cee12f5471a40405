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

export const removeAll = (ids: readonly string[]): void =>
  $wishlist.set(without($wishlist.get(), ids));

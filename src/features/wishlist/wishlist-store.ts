import { persistentAtom } from '@nanostores/persistent';
import '~/boot/device-storage';
import { storageKey } from '~/boot/saved-kinds';
import { decodeIds, toggle as toggled, type Wishlist } from './wishlist';

/** The wishlist of this device, synchronised between tabs. */
export const $wishlist = persistentAtom<Wishlist>(storageKey('wishlist'), [], {
  encode: JSON.stringify,
  decode: decodeIds,
});

export const toggle = (id: string): void => $wishlist.set(toggled($wishlist.get(), id));

/** What a shopper can save on the device; each kind is stored as `overtone:<kind>`. */
export const savedKinds = ['cart', 'wishlist', 'compare'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** The key of a kind in the device's storage. */
export const storageKey = (kind: SavedKind) => `overtone:${kind}` as const;

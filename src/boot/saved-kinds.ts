/** Kinds of lists that are saved on the device. */
export const savedKinds = ['cart', 'wishlist', 'compare', 'orders'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** The `localStorage` key of a kind. */
export const storageKey = (kind: SavedKind) => `overtone:${kind}` as const;

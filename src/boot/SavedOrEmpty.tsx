import type { ReactNode } from 'react';

interface Props {
  /** What a shopper may have kept on this device. */
  of: 'cart' | 'wishlist';
  /** While what is kept is read and priced. */
  awaited: ReactNode;
  empty: ReactNode;
}

/**
 * What the server shows of a page that is the shopper's own: the server cannot know whether anything
 * is kept, but `boot/saved-items.js` does before the first paint, and the style sheet shows the one or
 * the other. So an empty cart needs no island to say so, and a full one never says that it is empty.
 */
export const SavedOrEmpty = ({ of, awaited, empty }: Props) => (
  <>
    <div data-if-saved={of}>{awaited}</div>
    <div data-if-empty={of}>{empty}</div>
  </>
);

import type { ReactNode } from 'react';

interface Props {
  /** While the saved items are read and priced. */
  pending: ReactNode;
  empty: ReactNode;
}

/**
 * What the server renders of a page that shows the shopper's saved items. The server cannot know
 * whether there are any; `boot/saved-items.js` does before the first paint, and the style sheet shows
 * one half or the other. So an empty cart needs no island to say so, and a full one never flashes
 * "empty". The page needs `showsSavedItems` on its `<Page>`.
 */
export const SavedOrEmpty = ({ pending, empty }: Props) => (
  <>
    <div data-if-saved="">{pending}</div>
    <div data-if-empty="">{empty}</div>
  </>
);

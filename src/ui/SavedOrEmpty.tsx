import type { ReactNode } from 'react';

interface Props {
  /** Shown while the saved items are loaded and priced. */
  pending: ReactNode;
  empty: ReactNode;
}

/**
 * Server-rendered markup for a page of saved items, with both states. `boot/saved-items.js` checks the
 * device's storage before the first paint, and CSS hides the other state. An empty cart shows without
 * waiting for its island, and a full one never flashes "empty". The page's `<Page>` needs
 * `showsSavedItems`.
 */
export const SavedOrEmpty = ({ pending, empty }: Props) => (
  <>
    <div data-if-saved="">{pending}</div>
    <div data-if-empty="">{empty}</div>
  </>
);

import type { ReactNode } from 'react';
import { ListState, type ListStateWords } from './ListState';

interface Props {
  words: ListStateWords;
  empty: ReactNode;
}

const noRetry = () => {};

/**
 * Server-rendered markup for a page of saved items, with both states: that they are loaded and priced, and that there
 * are none. `boot/saved-items.js` checks the device's storage before the first paint, and CSS hides the other state. An
 * empty cart shows without waiting for its island, and a full one never flashes "empty". The page's `<Page>` needs
 * `showsSavedItems`.
 */
export const SavedOrEmpty = ({ words, empty }: Props) => (
  <>
    <div data-if-saved="">
      <ListState state="loading" words={words} retry={noRetry} />
    </div>
    <div data-if-empty="">{empty}</div>
  </>
);

import type { IndexedWord } from './postings';
import type { Reading } from './query';
import type { Locale } from '~/i18n/locales';

/** A thing that shoppers ask for and the shop does not sell. */
export interface NotSold {
  name: Record<Locale, string>;
  words: readonly string[];
}

/** What the engine reads of the index. Its answers may come from the network. */
export interface WordIndex extends Reading {
  /** Number of entries: products first, then labels. */
  entries: number;
  products: number;
  notSold: readonly NotSold[];
  /** The word itself if it is there, and the words that it begins if `prefix`. */
  lookUp: (word: string, prefix: boolean) => Promise<readonly IndexedWord[]>;
  /** Words without digits that spelling may correct towards, most frequent first. */
  vocabulary: () => Promise<readonly string[]>;
}

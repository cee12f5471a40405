import type { NotSold, PageAnswer } from '../shared/index-format';
import type { IndexedWord } from '../shared/postings';
import type { Reading } from './query';

/** The interface of the index for the engine. Answers may come from the network. */
export interface WordIndex extends Reading {
  /** Number of entries: products first, then labels. */
  entries: number;
  products: number;
  notSold: readonly NotSold[];
  answers: readonly PageAnswer[];
  /** Canonical words of what a thing is for, those of one purpose together. */
  purposes: readonly (readonly string[])[];
  /** The word itself if it is there, and the words that it begins if `prefix`. */
  lookUp: (word: string, prefix: boolean) => Promise<readonly IndexedWord[]>;
  /** Like `lookUp`, among the words that only the products' texts contain. */
  lookUpTexts: (word: string, prefix: boolean) => Promise<readonly IndexedWord[]>;
  /** Whether this is an English word, which is never corrected. */
  isOrdinary: (word: string) => Promise<boolean>;
  /** Words without digits that spelling may correct towards, most frequent first. */
  vocabulary: () => Promise<readonly string[]>;
}

import type { IndexedWord } from './postings';
import type { Reading } from './query';
import type { Locale } from '~/i18n/locales';

/** A thing that shoppers ask for and the shop does not sell. */
export interface NotSold {
  name: Record<Locale, string>;
  words: readonly string[];
  /** What comes nearest, as a query. */
  near?: string | undefined;
}

/** A page that answers a question. */
export interface PageAnswer {
  words: readonly string[];
  /** What is shown of it, by language. */
  link: Record<Locale, AnswerLink>;
}
export type AnswerLink = readonly [href: string, title: string, text: string];

/** What the engine reads of the index. Its answers may come from the network. */
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
  /** Whether this is a word of English, which spelling leaves as it is. */
  isOrdinary: (word: string) => Promise<boolean>;
  /** Words without digits that spelling may correct towards, most frequent first. */
  vocabulary: () => Promise<readonly string[]>;
}

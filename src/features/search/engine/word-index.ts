import type { IndexedWord } from './postings';
import type { Reading } from './query';
import type { Locale } from '~/i18n/locales';

/** A thing that shoppers ask for and the shop does not sell. */
export interface NotSold {
  name: Record<Locale, string>;
  words: readonly string[];
  /** A query for the closest products. */
  near?: string | undefined;
}

/** A page that answers a question. */
export interface PageAnswer {
  words: readonly string[];
  /** The texts that results show, by language. */
  link: Record<Locale, AnswerLink>;
}
export type AnswerLink = readonly [href: string, title: string, text: string];

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

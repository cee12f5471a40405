import type { PageAnswer, NotSold } from '../engine/word-index';

/**
 * `/search-index.json`: names the current files of the index. Never cached without revalidation. All
 * other files are immutable: the version, a hash of them all, is part of their address.
 */
export interface Directory {
  version: string;
  products: number;
  /** Products and labels. */
  entries: number;
  /** Entries in each file of rows. */
  rowsPerFile: number;
  /** The first word of each file of words, in code unit order. */
  starts: readonly string[];
  /** The same of the words that only texts contain, and of ordinary English words. */
  textStarts: readonly string[];
  ordinaryStarts: readonly string[];
  /** Simplified characters by the traditional ones. */
  folding: Readonly<Record<string, string>>;
  ignored: readonly string[];
  /** Single Han characters that are words. */
  singles: string;
  notSold: readonly NotSold[];
  answers: readonly PageAnswer[];
}

export const DIRECTORY = '/search-index.json';

const file = (version: string, name: string) => `/data/search/${version}/${name}.json`;

export const wordsFile = (version: string, number: number) => file(version, `words-${number}`);
export const textWordsFile = (version: string, number: number) => file(version, `texts-${number}`);
export const ordinaryFile = (version: string, number: number) =>
  file(version, `ordinary-${number}`);
export const rowsFile = (version: string, language: string, number: number) =>
  file(version, `${language}-${number}`);
export const vocabularyFile = (version: string) => file(version, 'vocabulary');

/** A category, kind or brand in one language. */
export type LabelRow = readonly [
  type: LabelType,
  name: string,
  /** Address of its page in this language. */
  href: string,
  /** Number of its products. */
  count: number,
];
export type LabelType = 'category' | 'kind' | 'brand';

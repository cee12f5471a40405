import type { Locale } from '~/i18n/locales';

/** A thing that shoppers ask for and the shop does not sell. */
export interface NotSold {
  name: Record<Locale, string>;
  words: readonly string[];
  /** A query for the closest products. */
  near?: string | undefined;
  /** A query for the products that the words describe: guitars for `left-handed`. */
  of?: string | undefined;
}

/** A page that answers a question. */
export interface PageAnswer {
  words: readonly string[];
  /** The texts that results show, by language. */
  link: Record<Locale, AnswerLink>;
}
export type AnswerLink = readonly [href: string, title: string, text: string];

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
  purposes: readonly (readonly string[])[];
}

export const DIRECTORY = '/search-index.json';

/** Address of a file of the index: `words-3`, `texts-0`, `ordinary-1`, `zh-12`, `vocabulary`. */
export const indexFile = (version: string, name: string): string =>
  `/data/search/${version}/${name}.json`;

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

import { once } from '~/lib/once';
import type { WordIndex } from './word-index';
import { indexFile, type Directory } from '../shared/index-format';
import type { IndexedWord } from '../shared/postings';

/** Fetches a file of the index and parses it. */
export type FetchFile = (path: string) => Promise<unknown>;

export interface SearchIndex extends WordIndex {
  /** The rows of entries, in their order. */
  rows: (entries: readonly number[], language: string) => Promise<unknown[]>;
}

/** The last file that starts at or before a word. */
const fileOf = (starts: readonly string[], word: string) =>
  starts.findLastIndex((start) => start <= word);

/**
 * A short prefix matches words in many files and is not specific yet, so one file is enough: the first one that
 * contains only such words.
 */
function filesOf(starts: readonly string[], word: string, prefix: boolean): number[] {
  const first = fileOf(starts, word);
  const last = prefix ? fileOf(starts, `${word}\uffff`) : first;
  if (last - first < 2) return first === last ? [first] : [first, last];
  return [starts[first]?.startsWith(word) === true ? first : first + 1];
}

/** Looks words up in files, given the first word of each. */
const wordsIn =
  (
    starts: readonly string[],
    load: (number: number) => Promise<readonly IndexedWord[]>,
  ): WordIndex['lookUp'] =>
  async (word, prefix) => {
    const numbers = filesOf(starts, word, prefix).filter((number) => number >= 0);
    const found = await Promise.all(numbers.map(load));
    return found.flat().filter(([each]) => (prefix ? each.startsWith(word) : each === word));
  };

/** Opens an index. Each file is fetched once, when it is first needed. */
export function openIndex(directory: Directory, fetchFile: FetchFile): SearchIndex {
  const { version, products, entries, rowsPerFile, starts, notSold, answers, purposes } = directory;
  const { textStarts, ordinaryStarts } = directory;
  const fetchOnce = once((name: string) => fetchFile(indexFile(version, name)));
  const words = (name: string) => fetchOnce(name) as Promise<readonly string[]>;
  const indexed = (name: string) => fetchOnce(name) as Promise<readonly IndexedWord[]>;
  const rows = (name: string) => fetchOnce(name) as Promise<readonly unknown[]>;

  return {
    entries,
    products,
    folding: new Map(Object.entries(directory.folding)),
    ignored: new Set(directory.ignored),
    singles: new Set(directory.singles),
    notSold,
    answers,
    purposes,
    lookUp: wordsIn(starts, (number) => indexed(`words-${number}`)),
    lookUpTexts: wordsIn(textStarts, (number) => indexed(`texts-${number}`)),
    isOrdinary: async (word) => {
      const number = fileOf(ordinaryStarts, word);
      return number >= 0 && (await words(`ordinary-${number}`)).includes(word);
    },
    vocabulary: () => words('vocabulary'),
    rows: async (wanted, language) => {
      const fileNumber = (entry: number) => Math.floor(entry / rowsPerFile);
      const numbers = [...new Set(wanted.map(fileNumber))];
      const loaded = await Promise.all(numbers.map((number) => rows(`${language}-${number}`)));
      const byNumber = new Map(numbers.map((number, index) => [number, loaded[index] ?? []]));
      return wanted.map((entry) => byNumber.get(fileNumber(entry))?.[entry % rowsPerFile]);
    },
  };
}

import { once } from '~/lib/once';
import type { WordIndex } from './word-index';
import {
  ordinaryFile,
  rowsFile,
  textWordsFile,
  vocabularyFile,
  wordsFile,
  type Directory,
} from '../index/index-format';
import type { IndexedWord } from './postings';

/** Fetches a file of the index and parses it. */
export type FetchFile = <T>(path: string) => Promise<T>;

export interface SearchIndex extends WordIndex {
  /** The rows of entries, in their order. */
  rows: (entries: readonly number[], language: string) => Promise<unknown[]>;
}

/** The last file that starts at or before a word. */
const fileOf = (starts: readonly string[], word: string) =>
  starts.findLastIndex((start) => start <= word);

/**
 * A beginning of words in many files says little yet, so one file is enough: the first one that has
 * only such words.
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
  const { version, products, entries, rowsPerFile, starts, notSold, answers } = directory;
  const { textStarts, ordinaryStarts } = directory;
  const words = once((path: string) => fetchFile<readonly IndexedWord[]>(path));
  const vocabulary = once((path: string) => fetchFile<readonly string[]>(path));
  const rows = once((path: string) => fetchFile<readonly unknown[]>(path));

  const lookUpTexts = wordsIn(textStarts, (number) => words(textWordsFile(version, number)));
  const ordinary = once((path: string) => fetchFile<readonly string[]>(path));

  return {
    entries,
    products,
    folding: new Map(Object.entries(directory.folding)),
    ignored: new Set(directory.ignored),
    singles: new Set(directory.singles),
    notSold,
    answers,
    lookUp: wordsIn(starts, (number) => words(wordsFile(version, number))),
    lookUpTexts,
    isOrdinary: async (word) => {
      const number = fileOf(ordinaryStarts, word);
      return number >= 0 && (await ordinary(ordinaryFile(version, number))).includes(word);
    },
    vocabulary: () => vocabulary(vocabularyFile(version)),
    rows: async (wanted, language) => {
      const fileNumber = (entry: number) => Math.floor(entry / rowsPerFile);
      const numbers = [...new Set(wanted.map(fileNumber))];
      const loaded = await Promise.all(
        numbers.map((number) => rows(rowsFile(version, language, number))),
      );
      const byNumber = new Map(numbers.map((number, index) => [number, loaded[index] ?? []]));
      return wanted.map((entry) => byNumber.get(fileNumber(entry))?.[entry % rowsPerFile]);
    },
  };
}

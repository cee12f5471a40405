import { once } from '~/lib/once';
import type { WordIndex } from './word-index';
import { rowsFile, vocabularyFile, wordsFile, type Directory } from '../index/index-format';
import type { IndexedWord } from './postings';

/** Fetches a file of the index and parses it. */
export type FetchFile = <T>(path: string) => Promise<T>;

export interface SearchIndex extends WordIndex {
  /** The rows of entries, in their order. */
  rows: (entries: readonly number[], language: string) => Promise<unknown[]>;
}

/** Opens an index. Each file is fetched once, when it is first needed. */
export function openIndex(directory: Directory, fetchFile: FetchFile): SearchIndex {
  const { version, products, entries, rowsPerFile, starts, notSold } = directory;
  const words = once((path: string) => fetchFile<readonly IndexedWord[]>(path));
  const vocabulary = once((path: string) => fetchFile<readonly string[]>(path));
  const rows = once((path: string) => fetchFile<readonly unknown[]>(path));

  /** The last file that starts at or before a word. */
  const fileOf = (word: string) => starts.findLastIndex((start) => start <= word);

  /**
   * A beginning of words in many files says little yet, so one file is enough: the first one that has
   * only such words.
   */
  function filesOf(word: string, prefix: boolean): number[] {
    const first = fileOf(word);
    const last = prefix ? fileOf(`${word}\uffff`) : first;
    if (last - first < 2) return first === last ? [first] : [first, last];
    return [starts[first]?.startsWith(word) === true ? first : first + 1];
  }

  return {
    entries,
    products,
    folding: new Map(Object.entries(directory.folding)),
    ignored: new Set(directory.ignored),
    singles: new Set(directory.singles),
    notSold,
    lookUp: async (word, prefix) => {
      const numbers = filesOf(word, prefix).filter((number) => number >= 0);
      const found = await Promise.all(numbers.map((number) => words(wordsFile(version, number))));
      return found.flat().filter(([each]) => (prefix ? each.startsWith(word) : each === word));
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

import { once } from '~/lib/once';
import type { Found, WordIndex } from './word-index';
import { rowsFile, vocabularyFile, wordsFile, type Directory } from '../index/index-format';
import type { WordPiece } from './postings';
import { codePoints } from './words';

/** Fetches a file of the index and parses it. */
export type FetchFile = (path: string) => Promise<unknown>;

export interface SearchIndex extends WordIndex {
  /** The rows of entries, in their order. */
  rows: (entries: readonly number[], language: string) => Promise<unknown[]>;
}

const unpackFolding = (packed: string) => {
  const characters = codePoints(packed);
  return new Map(
    Array.from({ length: characters.length / 2 }, (_, index) => [
      characters[2 * index] ?? '',
      characters[2 * index + 1] ?? '',
    ]),
  );
};

const asMap = (piece: WordPiece): Found[] =>
  Array.from({ length: piece.length / 2 }, (_, index) => {
    const [word, postings] = [piece[2 * index], piece[2 * index + 1]];
    return { word: String(word), postings: Array.isArray(postings) ? postings : [] };
  });

/** Opens an index. Each file is fetched once, when it is first needed. */
export function openIndex(directory: Directory, fetchFile: FetchFile): SearchIndex {
  const { version, products, entries, rowsPerFile, starts, notSold } = directory;
  const words = once(async (number: number) =>
    asMap((await fetchFile(wordsFile(version, number))) as WordPiece),
  );
  const vocabulary = once(async (path: string) => {
    const body = await fetchFile(path);
    return typeof body === 'string' ? body.split(' ') : [];
  });
  const rows = once(async (path: string) => (await fetchFile(path)) as unknown[]);

  /** The last file that starts at or before a word. */
  function fileOf(word: string): number {
    const after = starts.findIndex((start) => start > word);
    return (after < 0 ? starts.length : after) - 1;
  }

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
    folding: unpackFolding(directory.folding),
    ignored: new Set(directory.ignored),
    singles: new Set(directory.singles),
    notSold,
    lookUp: async (word, prefix) => {
      const numbers = filesOf(word, prefix).filter((number) => number >= 0);
      const found = await Promise.all(numbers.map((number) => words(number)));
      return found
        .flat()
        .filter((each) => (prefix ? each.word.startsWith(word) : each.word === word));
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

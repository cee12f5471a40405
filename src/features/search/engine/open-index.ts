import { isObject } from '~/lib/json';
import { once } from '~/lib/once';
import type { Found, WordIndex } from './word-index';
import {
  DIRECTORY,
  rowsFile,
  vocabularyFile,
  wordsFile,
  type Directory,
} from '../index/index-format';
import type { WordPiece } from './postings';
import { codePoints } from './words';

/** Fetches a file of the index and parses it. */
export type FetchFile = (path: string) => Promise<unknown>;

export interface SearchIndex extends WordIndex {
  /** The rows of entries, in their order. */
  rows: (entries: readonly number[], language: string) => Promise<unknown[]>;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const isDirectory = (value: unknown): value is Directory =>
  isObject(value) &&
  ['version', 'folding', 'singles'].every((key) => isText(value[key])) &&
  ['products', 'entries', 'rowsPerFile'].every((key) => Number.isInteger(value[key])) &&
  ['starts', 'ignored', 'notSold'].every((key) => isList(value[key]));

const isWordPiece = (value: unknown): value is WordPiece =>
  isList(value) && value.every((each, index) => (index % 2 === 0 ? isText : isList)(each));

/** @throws an Error if a file's JSON does not have its shape */
function checked<T>(path: string, body: unknown, isShape: (body: unknown) => body is T): T {
  if (!isShape(body)) throw new Error(`${path}: not a file of the index`);
  return body;
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

/**
 * Opens an index. Each file is fetched once, when it is first needed.
 * @param body JSON of the directory
 * @throws an Error, as the functions of the index do, if a file's JSON does not have its shape
 */
export function openIndex(body: unknown, fetchFile: FetchFile): SearchIndex {
  const directory = checked(DIRECTORY, body, isDirectory);
  const { version, products, entries, rowsPerFile, starts, notSold } = directory;
  const load = async <T>(path: string, isShape: (body: unknown) => body is T) =>
    checked(path, await fetchFile(path), isShape);
  const words = once(async (number: number) =>
    asMap(await load(wordsFile(version, number), isWordPiece)),
  );
  const vocabulary = once(async (path: string) => (await load(path, isText)).split(' '));
  const rows = once((path: string) => load(path, isList));

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

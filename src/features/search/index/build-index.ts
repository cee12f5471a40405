import { digest } from '~/build/digest';
import type { Product } from '~/features/products/product';
import type { Locale } from '~/i18n/locales';
import { inIndexOrder, productEntries, type Entry, type SectionNames } from './entries';
import { foldingFor } from './folding';
import { indexFile, type Directory } from '../shared/index-format';
import { labelEntries } from './labels';
import { packPostings, type IndexedWord } from '../shared/postings';
import { searchWords, wordReader } from './synonyms';
import { ordinaryWords } from './ordinary-words';
import { answers } from './answers';
import { purposeReader } from './product-purposes';
import { TEXT_WEIGHT, WEIGHTS, WHAT_IT_IS } from '../shared/weights';
import {
  canonical,
  chunksOf,
  codePoints,
  indexWords,
  isHan,
  SHORTEST_CORRECTION,
  type Folding,
} from '../shared/words';

/** Characters of a file of words: about 3 KB compressed. */
const PIECE_SIZE = 16_000;
/** Entries in a file of rows: six results are in at most six files of about 1 KB. */
const ROWS_PER_FILE = 12;
/** Words that spelling may correct towards: about 15 KB compressed. */
const VOCABULARY = 4000;
/** Sums of weights above it tell nothing more. */
const MAX_WEIGHT = 9;

export interface IndexFile {
  /** Address on the site. */
  path: string;
  body: string;
}

const compareWords = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : 1;

/** By word, then by entry: the weight. */
function collectWords(
  entries: readonly Entry[],
  read: ReturnType<typeof wordReader>,
  folding: Folding,
): Map<string, Map<number, number>> {
  const all = new Map<string, Map<number, number>>();
  for (const [entry, { texts }] of entries.entries()) {
    const weights = new Map<string, number>();
    const heads = new Set<string>();
    const places = Map.groupBy(texts, ({ place }) => place);
    for (const [place, own] of places) {
      const found = own.map(({ text }) => read(text));
      const add = (word: string, weight: number) =>
        weights.set(word, Math.min(MAX_WEIGHT, (weights.get(word) ?? 0) + weight));
      for (const word of new Set(found.flatMap(({ words }) => [...words]))) {
        add(word, WEIGHTS[place]);
      }
      // `electricguitar`: an electric guitar rather than an acoustic-electric one.
      if (place === 'kind') {
        for (const { text } of own) add(canonical(text, folding).replaceAll(' ', ''), WEIGHTS.kind);
      }
      if (place === 'keyword') continue;
      for (const word of new Set(found.flatMap(({ head }) => [...head]))) {
        add(word, WEIGHTS.head);
        heads.add(word);
      }
    }
    for (const [word, weight] of weights) {
      const postings = all.get(word) ?? new Map<number, number>();
      all.set(word, postings);
      postings.set(entry, weight + (heads.has(word) ? WHAT_IT_IS : 0));
    }
  }
  return all;
}

/** The entries that contain a word only in their long texts, by word. */
function collectTextWords(
  entries: readonly Entry[],
  strong: ReadonlyMap<string, ReadonlyMap<number, number>>,
  folding: Folding,
): Map<string, Map<number, number>> {
  const all = new Map<string, Map<number, number>>();
  const read = new Map<string, ReadonlySet<string>>();
  for (const [entry, { long = [] }] of entries.entries()) {
    for (const text of long) {
      const words = read.get(text) ?? indexWords(chunksOf(text, folding)).words;
      read.set(text, words);
      for (const word of words) {
        const isSingle = isHan(word) && codePoints(word).length === 1;
        if (isSingle || strong.get(word)?.has(entry)) continue;
        const postings = all.get(word) ?? new Map<number, number>();
        all.set(word, postings.set(entry, TEXT_WEIGHT));
      }
    }
  }
  return all;
}

/** Cuts the sorted words into files. */
function cutWords<T extends IndexedWord | string>(words: readonly T[]): T[][] {
  const pieces: T[][] = [];
  let size = Infinity;
  for (const word of words) {
    const { length } = JSON.stringify(word);
    if (size + length > PIECE_SIZE) {
      pieces.push([]);
      size = 0;
    }
    pieces.at(-1)?.push(word);
    size += length;
  }
  return pieces;
}

function vocabularyOf(words: ReadonlyMap<string, ReadonlyMap<number, number>>): string[] {
  return [...words]
    .filter(
      ([word]) => word.length >= SHORTEST_CORRECTION && /^\p{L}+$/u.test(word) && !isHan(word),
    )
    .sort((a, b) => b[1].size - a[1].size || compareWords(a, b))
    .slice(0, VOCABULARY)
    .map(([word]) => word);
}

/** The words of one Han character among these. */
const singlesIn = (words: readonly string[], folding: Folding): string => {
  const folded = words.map((word) => canonical(word, folding));
  return [...new Set(folded.filter((word) => codePoints(word).length === 1 && isHan(word)))].join(
    '',
  );
};

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** The pieces of a content with the names of their files. */
const numbered = (name: string, pieces: readonly unknown[]) =>
  pieces.map((piece, number) => [`${name}-${number}`, piece] as const);

/** The files of the index. Equal products give equal files. */
export function buildIndex(
  products: readonly Product[],
  names: SectionNames,
  rowOf: (product: Product, locale: Locale) => unknown,
): { directory: Directory; files: IndexFile[] } {
  const { groups, marks, notSold, ignored } = searchWords;
  const inGroups = groups.flatMap(({ words, also = [] }) => [...words, ...also]);
  const entries = [...productEntries(products, names, rowOf), ...labelEntries(products, names)];
  const folding = foldingFor([
    ...entries.flatMap(({ texts, long = [] }) => [...texts.map(({ text }) => text), ...long]),
    ...inGroups,
    ...[...notSold, ...answers].flatMap(({ words }) => words),
    ...ignored,
    ...searchWords.purposes.flat(),
  ]);
  const words = collectWords(entries, wordReader(groups, folding), folding);
  const purposesOf = purposeReader(folding);
  for (const [entry, product] of inIndexOrder(products).entries()) {
    for (const [word, weight] of purposesOf(product)) {
      const postings = words.get(word) ?? new Map<number, number>();
      words.set(word, postings.set(entry, weight));
    }
  }
  const packed = (collected: typeof words) =>
    cutWords(
      [...collected]
        .sort(compareWords)
        .map(([word, weights]) => [word, packPostings(weights)] as const),
    );
  const pieces = packed(words);
  const textPieces = packed(collectTextWords(entries, words, folding));
  const ordinary = cutWords(ordinaryWords());
  const languages = Object.keys(entries[0]?.rows ?? {});
  const rowsIn = (language: string) =>
    chunk(entries, ROWS_PER_FILE).map((part) => part.map(({ rows }) => rows[language]));
  const bodies = [
    ...numbered('words', pieces),
    ...numbered('texts', textPieces),
    ...numbered('ordinary', ordinary),
    ...languages.flatMap((language) => numbered(language, rowsIn(language))),
    ['vocabulary', vocabularyOf(words)] as const,
  ].map(([name, content]) => ({ name, body: JSON.stringify(content) }));
  const version = digest(bodies.map(({ body }) => body).join('\n'));
  return {
    directory: {
      version,
      products: products.length,
      entries: entries.length,
      rowsPerFile: ROWS_PER_FILE,
      starts: pieces.map(([first]) => first?.[0] ?? ''),
      textStarts: textPieces.map(([first]) => first?.[0] ?? ''),
      ordinaryStarts: ordinary.map(([first = '']) => first),
      folding: Object.fromEntries([...folding].sort(compareWords)),
      singles: singlesIn([...inGroups, ...Object.values(marks).flat()], folding),
      // Long ones first: a short one may be part of them.
      ignored: ignored.map((word) => canonical(word, folding)).sort((a, b) => b.length - a.length),
      notSold,
      answers,
      purposes: searchWords.purposes.map((words) => words.map((word) => canonical(word, folding))),
    },
    files: bodies.map(({ name, body }) => ({ path: indexFile(version, name), body })),
  };
}

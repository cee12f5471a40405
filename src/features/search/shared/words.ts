import { MAX_QUERY } from '~/site/max-query';

/** The code points of a text. */
export const codePoints = (text: string): string[] => Array.from(text);

/** The part of a query that is read, in code points: the rest is ignored, so that no input takes long. */
export const shortened = (query: string): string =>
  codePoints(query.slice(0, 2 * MAX_QUERY))
    .slice(0, MAX_QUERY)
    .join('');

/** Words that spelling corrects towards: shorter ones are too near to everything. */
export const SHORTEST_CORRECTION = 4;

/** Maps traditional characters and variants to simplified ones, if the index contains these. */
export type Folding = ReadonlyMap<string, string>;

/** A run of Han characters, or letters and digits of other scripts, normalized. */
export type Chunk =
  | { script: 'han'; text: string }
  | {
      script: 'latin';
      /** Without the punctuation between its parts: `sm7b`, `largediaphragm`. */
      text: string;
      /** `large-diaphragm`: `large` and `diaphragm`. A decimal number has none. */
      parts: readonly string[];
      /** `BigSky`: `big` and `sky`. Otherwise empty. */
      humps: readonly string[];
    };

const LETTER = String.raw`(?!\p{Script=Han})[\p{L}\p{N}]`;
const CHUNK = new RegExp(
  String.raw`\p{Script=Han}+|(?:${LETTER})+(?:['’.:&/+_-](?:${LETTER})+)*`,
  'gu',
);
/** `Yamaha's` is `Yamaha`. */
const POSSESSIVE = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/giu;
const HAN = /\p{Script=Han}/u;
const DECIMAL = /^\d+\.\d+$/;
const HUMP = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/u;

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l' };

export const isHan = (text: string): boolean => HAN.test(text);
export const hasDigit = (text: string): boolean => /\d/.test(text);

/** Full-width to half-width, without accents; letter case is kept. */
const plain = (text: string) =>
  text.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** A Latin word without its plural ending, the same for texts and queries. */
export function stem(word: string): string {
  if (word.length < 4 || hasDigit(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

const lower = (text: string) =>
  text.toLowerCase().replace(/[øæœßł]/g, (letter) => LETTERS[letter] ?? letter);

/** Splits a text into runs of Han characters and words of other scripts. */
export function chunksOf(text: string, folding: Folding): Chunk[] {
  return Array.from(plain(text).replace(POSSESSIVE, '').matchAll(CHUNK), ([match]): Chunk => {
    if (HAN.test(match.slice(0, 2))) {
      return { script: 'han', text: Array.from(match, (c) => folding.get(c) ?? c).join('') };
    }
    const parts = match.split(/['’.:&/+_-]/u);
    const humps = parts.flatMap((part) => part.split(HUMP)).map(lower);
    return {
      script: 'latin',
      text: stem(parts.map(lower).join('')),
      parts: DECIMAL.test(match) ? [] : parts.map((part) => stem(lower(part))),
      humps: humps.length > parts.length ? humps.map(stem) : [],
    };
  });
}

/** Pairs of adjacent characters: `電結他` gives `電結` and `結他`. */
export const bigramsOf = (run: readonly string[]): string[] =>
  run.slice(1).map((character, index) => `${run[index] ?? ''}${character}`);

/** Whether two adjacent words may be one model number or name: `SM 7B`, `Cry Baby`. */
export function mayJoin(first: string, second: string): boolean {
  if (/^\d+$/.test(first) || /^\d/.test(second)) return first.length + second.length <= 12;
  if (hasDigit(first) || hasDigit(second)) return false;
  return [first, second].every(({ length }) => length >= 3 && length <= 5);
}

const wordsOfChunk = (chunk: Chunk): string[] =>
  chunk.script === 'han'
    ? [...codePoints(chunk.text), ...bigramsOf(codePoints(chunk.text))]
    : [chunk.text, ...chunk.parts, ...chunk.humps];

/** The words under which a text is found, and those of its last chunk, which name the type of product. */
export function indexWords(chunks: readonly Chunk[]): { words: Set<string>; head: Set<string> } {
  const joined = chunks.slice(1).flatMap((chunk, index) => {
    const before = chunks[index];
    return before?.script === 'latin' &&
      chunk.script === 'latin' &&
      mayJoin(before.text, chunk.text)
      ? [before.text + chunk.text]
      : [];
  });
  const last = chunks.at(-1);
  const head = !last
    ? []
    : last.script === 'latin'
      ? [last.text]
      : [...codePoints(last.text).slice(-1), ...bigramsOf(codePoints(last.text).slice(-2))];
  return { words: new Set([...chunks.flatMap(wordsOfChunk), ...joined]), head: new Set(head) };
}

/** A text as its normalized words with a space between each two. */
export const canonical = (text: string, folding: Folding): string =>
  chunksOf(text, folding)
    .map((chunk) =>
      chunk.script === 'han' || hasDigit(chunk.text) ? chunk.text : chunk.parts.join(' '),
    )
    .join(' ');

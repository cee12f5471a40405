import { SHORTEST_CORRECTION } from '../shared/words';
import { bitCount } from './bit-count';

/** A word of a query, and the word of the index that is searched for instead. */
export interface Correction {
  typed: string;
  used: string;
}

/**
 * The edit distance of two words, where swapping two adjacent letters is one edit (optimal string
 * alignment); `limit + 1` when it exceeds the limit.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const substitution = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + substitution,
      );
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? Infinity, limit + 1);
}

/** How many edits a correction may take: with three, `launchpad` would be `launchkey`. */
function editsAllowed(typed: string, word: string): number {
  if (typed.length <= 4) return typed[0] === word[0] ? 1 : 0;
  return typed.length <= 6 ? 1 : 2;
}

/** Spellings of one sound are the same: `simbal` and `cymbal`, `mikrofon` and `microphone`. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ght/g, 't')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/gu, '$1')
    .replace(/(?<=..)e$/, '');

/** The letters of a word as bits; two letters may share one. */
const lettersOf = (text: string): number =>
  Array.from(text).reduce((mask, letter) => mask | (1 << ((letter.codePointAt(0) ?? 0) % 32)), 0);

/** Shorter sounds with an edit are other words. */
const SHORTEST_SOUND = 5;

/** The parts of two words to compare, and the maximum number of edits; negative: different words. */
type Measure = (typed: string, word: string) => readonly [a: string, b: string, limit: number];

const byEdits: Measure = (typed, word) => [typed, word, editsAllowed(typed, word)];

/** Equal sounds, or in long words those with one edit. */
const bySound =
  (limit: number): Measure =>
  (typed, word) => {
    if (Math.abs(typed.length - word.length) > 2) return [typed, word, -1];
    const [a, b] = [soundOf(typed), soundOf(word)];
    const isShort = limit > 0 && Math.min(a.length, b.length) < SHORTEST_SOUND;
    return [a, b, isShort ? -1 : limit];
  };

const beginAlike = (typed: string, word: string) => typed.length > 4 && typed[0] === word[0];

const VOWELS = lettersOf('aeiouy');

/**
 * Letters in another order, one of them missing or more, or other vowels: `yahama`, `vilon`, `snair`. With another
 * consonant, names become words: `trevor` would be `tenor`.
 */
const byLetters: Measure = (typed, word) => {
  const others = lettersOf(typed) ^ lettersOf(word);
  const isLike =
    beginAlike(typed, word) &&
    (bitCount(others) <= 1 || (bitCount(others) === 2 && !(others & ~VOWELS)));
  return [typed, word, isLike ? 2 : -1];
};

/** The beginning of a longer word, with one mistake. */
const byBeginning: Measure = (typed, word) => {
  const isLonger = beginAlike(typed, word) && word.length > typed.length;
  return [typed, word.slice(0, typed.length), isLonger ? 1 : -1];
};

/** The most certain first: the next is used only if this one finds nothing. */
const MEASURES: readonly Measure[] = [byEdits, bySound(0), byLetters, bySound(1), byBeginning];

/** Longer than any word that shoppers mean. */
const LONGEST_CORRECTION = 24;

/**
 * The nearest word of the vocabulary; of equally near ones the first. None for words with digits:
 * a model number with another digit is another product.
 * @param vocabulary most frequent first
 */
export function correct(typed: string, vocabulary: readonly string[]): string | undefined {
  const { length } = typed;
  if (length < SHORTEST_CORRECTION || length > LONGEST_CORRECTION) return undefined;
  if (/[^\p{L}]/u.test(typed)) return undefined;
  for (const measure of MEASURES) {
    let best: string | undefined;
    let fewest = Infinity;
    for (const word of vocabulary) {
      const [a, b, limit] = measure(typed, word);
      const most = Math.min(limit, fewest - 1);
      const distance = editDistance(a, b, most);
      if (distance <= most) [best, fewest] = [word, distance];
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Parts of a compound that are shorter may be anything. */
const SHORTEST_PART = 3;

/**
 * Two words of the vocabulary that were typed as one, such as `tubescreamer`. The second one may be
 * unfinished.
 */
export function split(typed: string, vocabulary: readonly string[]): string | undefined {
  if (typed.length > LONGEST_CORRECTION) return undefined;
  const words = new Set(vocabulary);
  for (let at = typed.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [first, second] = [typed.slice(0, at), typed.slice(at)];
    if (!words.has(first)) continue;
    const begins = (word: string) => word.startsWith(second);
    if (words.has(second) || (second.length > SHORTEST_PART && vocabulary.some(begins))) {
      return `${first} ${second}`;
    }
  }
  return undefined;
}

import { bitCount } from './bit-count';

/** A word of a query, and the word of the index that is searched for instead. */
export interface Correction {
  typed: string;
  used: string;
}

/** Words that spelling corrects towards: shorter ones are too near to everything. */
export const SHORTEST_CORRECTION = 4;

/**
 * The edit distance of two words, where swapping two adjacent letters is one edit (optimal string
 * alignment); `limit + 1` when it exceeds the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
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

/** How many edits a correction may take; more for words whose beginning is right. */
function editsAllowed(typed: string, word: string): number {
  if (typed.length <= 4) return typed[0] === word[0] ? 1 : 0;
  if (typed.length <= 6) return 1;
  return typed.length >= 9 && typed.slice(0, 4) === word.slice(0, 4) ? 3 : 2;
}

/** Spellings of one sound are the same: `simbal` and `cymbal`, `mikrofon` and `microphone`. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/gu, '$1')
    .replace(/(?<=..)e$/, '');

/** The letters of a word as bits; two letters may share one. */
const lettersOf = (text: string): number =>
  Array.from(text).reduce((mask, letter) => mask | (1 << ((letter.codePointAt(0) ?? 0) % 32)), 0);

/** What comparisons need of a word. */
interface Profile {
  word: string;
  letters: number;
  sound: string;
  soundLetters: number;
}

function profileOf(word: string): Profile {
  const sound = soundOf(word);
  return { word, letters: lettersOf(word), sound, soundLetters: lettersOf(sound) };
}

const known = new WeakMap<readonly string[], readonly Profile[]>();

/** Every correction reads all words of the vocabulary, so their profiles are kept. */
function profilesOf(vocabulary: readonly string[]): readonly Profile[] {
  const profiles = known.get(vocabulary) ?? vocabulary.map(profileOf);
  known.set(vocabulary, profiles);
  return profiles;
}

/** The edit distance; `undefined` above the limit, mostly without counting: an edit changes two letters. */
function edits(a: string, b: string, lettersApart: number, limit: number): number | undefined {
  if (limit < 0 || bitCount(lettersApart) > 2 * limit) return undefined;
  const distance = editDistance(a, b, limit);
  return distance <= limit ? distance : undefined;
}

/** Shorter sounds with an edit are other words. */
const SHORTEST_SOUND = 5;

/** How far a typed word is from another; `undefined` if it is another word. */
type Measure = (typed: Profile, other: Profile, fewest: number) => number | undefined;

const byEdits: Measure = (typed, { word, letters }, fewest) => {
  const limit = Math.min(editsAllowed(typed.word, word), fewest - 1);
  return edits(typed.word, word, typed.letters ^ letters, limit);
};

/** Equal sounds, or in long words those with one edit. */
const bySound =
  (limit: number): Measure =>
  (typed, { word, sound, soundLetters }) =>
    Math.abs(typed.word.length - word.length) > 2 ||
    (limit > 0 && Math.min(typed.sound.length, sound.length) < SHORTEST_SOUND)
      ? undefined
      : edits(typed.sound, sound, typed.soundLetters ^ soundLetters, limit);

/** Letters in another order, one of them perhaps another: `yahama`, `vilon`. */
const byLetters: Measure = (typed, { word, letters }) =>
  typed.word.length > 4 && typed.word[0] === word[0] && bitCount(typed.letters ^ letters) <= 2
    ? edits(typed.word, word, 0, 2)
    : undefined;

/** The beginning of a longer word, with one mistake. */
const byBeginning: Measure = (typed, { word }) =>
  typed.word.length > 4 && typed.word[0] === word[0] && word.length > typed.word.length
    ? edits(typed.word, word.slice(0, typed.word.length), 0, 1)
    : undefined;

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
  const profile = profileOf(typed);
  const others = profilesOf(vocabulary);
  for (const measure of MEASURES) {
    let best: string | undefined;
    let fewest = Infinity;
    for (const other of others) {
      const distance = measure(profile, other, fewest);
      if (distance !== undefined && distance < fewest) [best, fewest] = [other.word, distance];
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

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
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/gu, '$1')
    .replace(/(?<=..)e$/, '');

/** Shorter sounds with an edit are other words. */
const SHORTEST_SOUND = 5;

/** Whether the words have the same letters, except for one of each. */
function hasSameLetters(a: string, b: string): boolean {
  const rest = Array.from(b);
  let missing = 0;
  for (const letter of a) {
    const at = rest.indexOf(letter);
    if (at < 0) missing += 1;
    else rest.splice(at, 1);
  }
  return missing <= 1 && rest.length <= 1;
}

/** How far a typed word is from another; `undefined` if it is another word. */
type Measure = (typed: string, word: string, fewest: number) => number | undefined;

const within = (distance: number, limit: number) => (distance <= limit ? distance : undefined);

const byEdits: Measure = (typed, word, fewest) => {
  const limit = Math.min(editsAllowed(typed, word), fewest - 1);
  return limit < 1 ? undefined : within(editDistance(typed, word, limit), limit);
};

/** Equal sounds, or in long words those with one edit. */
const bySound =
  (limit: number): Measure =>
  (typed, word) => {
    if (Math.abs(typed.length - word.length) > 2) return undefined;
    const [a, b] = [soundOf(typed), soundOf(word)];
    if (limit > 0 && Math.min(a.length, b.length) < SHORTEST_SOUND) return undefined;
    return within(editDistance(a, b, limit), limit);
  };

/** Letters in another order: `yahama`, `vilon`. */
const byLetters: Measure = (typed, word) =>
  typed.length > 4 && typed[0] === word[0] && hasSameLetters(typed, word)
    ? within(editDistance(typed, word, 2), 2)
    : undefined;

/** The beginning of a longer word, with one mistake. */
const byBeginning: Measure = (typed, word) =>
  typed.length > 4 && typed[0] === word[0] && word.length > typed.length
    ? within(editDistance(typed, word.slice(0, typed.length), 1), 1)
    : undefined;

/** The most certain first: the next is used only if this one finds nothing. */
const MEASURES: readonly Measure[] = [byEdits, bySound(0), byLetters, bySound(1), byBeginning];

/**
 * The nearest word of the vocabulary; of equally near ones the first. None for words with digits:
 * a model number with another digit is another product.
 * @param vocabulary most frequent first
 */
export function correct(typed: string, vocabulary: readonly string[]): string | undefined {
  if (typed.length < SHORTEST_CORRECTION || /[^\p{L}]/u.test(typed)) return undefined;
  for (const measure of MEASURES) {
    let best: string | undefined;
    let fewest = Infinity;
    for (const word of vocabulary) {
      const distance = measure(typed, word, fewest);
      if (distance !== undefined && distance < fewest) [best, fewest] = [word, distance];
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
  const known = new Set(vocabulary);
  for (let at = typed.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [first, second] = [typed.slice(0, at), typed.slice(at)];
    if (!known.has(first)) continue;
    const begins = (word: string) => word.startsWith(second);
    if (known.has(second) || (second.length > SHORTEST_PART && vocabulary.some(begins))) {
      return `${first} ${second}`;
    }
  }
  return undefined;
}

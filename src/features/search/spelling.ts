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

/**
 * The nearest word of the vocabulary; of equally near ones the first. None for words with digits:
 * a model number with another digit is another product.
 * @param vocabulary most frequent first
 */
export function correct(typed: string, vocabulary: readonly string[]): string | undefined {
  if (typed.length < SHORTEST_CORRECTION || /[^\p{L}]/u.test(typed)) return undefined;
  let best: string | undefined;
  let fewest = Infinity;
  for (const word of vocabulary) {
    const limit = Math.min(editsAllowed(typed, word), fewest - 1);
    if (limit < 1) continue;
    const distance = editDistance(typed, word, limit);
    if (distance > limit) continue;
    [best, fewest] = [word, distance];
  }
  return best;
}

/**
 * The occurrences of a word: by weight, ascending numbers of entries, each as the difference from the previous
 * one. `[[5, [3, 1, 1]], [2, [40]]]`: entries 3, 4 and 5 with weight 5, entry 40 with weight 2.
 */
export type Postings = readonly (readonly [weight: number, gaps: readonly number[]])[];

/** A word of the index. A file has these in code unit order. */
export type IndexedWord = readonly [word: string, postings: Postings];

/** @param weights by entry number, in ascending order */
export function packPostings(weights: ReadonlyMap<number, number>): Postings {
  const byWeight = new Map<number, number[]>();
  for (const [entry, weight] of weights) {
    const entries = byWeight.get(weight) ?? [];
    byWeight.set(weight, entries);
    entries.push(entry);
  }
  return [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, entries]) => [
      weight,
      entries.map((entry, index) => entry - (entries[index - 1] ?? 0)),
    ]);
}

/** Calls back for each occurrence; without intermediate objects, as common words have thousands. */
export function forEachPosting(
  postings: Postings,
  visit: (entry: number, weight: number) => void,
): void {
  for (const [weight, gaps] of postings) {
    let entry = 0;
    for (const gap of gaps) {
      entry += gap;
      visit(entry, weight);
    }
  }
}

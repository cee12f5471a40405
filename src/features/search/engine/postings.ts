/**
 * Where a word occurs: by weight, ascending numbers of entries, each as the difference from the one
 * before. `[5, [3, 1, 1], 2, [40]]`: entries 3, 4 and 5 with weight 5, entry 40 with weight 2.
 */
export type Postings = (number | number[])[];

/** A file of the index: words in code unit order, each followed by its postings. */
export type WordPiece = (string | Postings)[];

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
    .flatMap(([weight, entries]) => [
      weight,
      entries.map((entry, index) => entry - (entries[index - 1] ?? 0)),
    ]);
}

/** Calls back for each occurrence; without intermediate objects, as common words have thousands. */
export function forEachPosting(
  postings: Postings,
  visit: (entry: number, weight: number) => void,
): void {
  for (let index = 0; index < postings.length; index += 2) {
    const weight = postings[index];
    const gaps = postings[index + 1];
    if (typeof weight !== 'number' || !Array.isArray(gaps)) continue;
    let entry = 0;
    for (const gap of gaps) {
      entry += gap;
      visit(entry, weight);
    }
  }
}

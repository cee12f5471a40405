import { bitCount } from './bit-count';
import type { Scores } from './scores';

/** Partial matches below this share of the best one are not relevant. */
const PARTIAL_LIMIT = 0.6;

/** Products of the named type have at least this share of the best rank: 電結他 is not 電木結他. */
const SAME_KIND = 0.85;

/** How well entries serve the purposes that a query names. */
export type Served = ReadonlyMap<number, number>;

/**
 * Best first: products that the query names, then those that serve its purposes; ties in the order of the index, which
 * has bestsellers first.
 */
export function ranked(
  scores: Scores,
  entries: readonly number[],
  all: number,
  served?: Served,
): number[] {
  const rank = (entry: number) => {
    const share = bitCount(scores.covered[entry] ?? 0) / Math.max(1, bitCount(all));
    return (scores.score[entry] ?? 0) * (share || 1 / (1 + bitCount(all)));
  };
  const ranks = new Map(entries.map((entry) => [entry, rank(entry)]));
  const at = (entry: number) => ranks.get(entry) ?? 0;
  const best = Math.max(0, ...ranks.values());
  const isNamed = (entry: number) =>
    scores.isNamed[entry] && at(entry) >= SAME_KIND * best ? 1 : 0;
  const serves = (entry: number) => served?.get(entry) ?? 0;
  const fits = (a: number, b: number) => isNamed(b) - isNamed(a) || serves(b) - serves(a);
  return entries.toSorted((a, b) => (served ? fits(a, b) : 0) || at(b) - at(a) || a - b);
}

/** The entries from `from` to `to` that match all slots of the query, and those that match some. */
export const matching = (scores: Scores, all: number, from: number, to: number) => {
  const full: number[] = [];
  const some: number[] = [];
  for (let entry = from; entry < to; entry++) {
    if (scores.covered[entry] === all) full.push(entry);
    else if ((scores.score[entry] ?? 0) > 0) some.push(entry);
  }
  return { full, some };
};

/** The best partial matches, best first. */
export function closest(
  scores: Scores,
  entries: readonly number[],
  all: number,
  served?: Served,
): number[] {
  const order = ranked(scores, entries, all);
  const weigh = (entry: number) =>
    (scores.score[entry] ?? 0) * (1 + bitCount(scores.covered[entry] ?? 0));
  const limit = Math.max(0, ...order.slice(0, 1).map(weigh)) * PARTIAL_LIMIT;
  const near = order.filter((entry) => weigh(entry) >= limit);
  return served ? ranked(scores, near, all, served) : near;
}

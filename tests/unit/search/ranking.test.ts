import { expect, it } from 'vitest';
import { closest, matching, ranked } from '~/features/search/engine/ranking';

/** The slots of entries, with their scores. */
const scored = (...entries: [covered: number, score: number][]) => ({
  covered: Uint32Array.from(entries.map(([covered]) => covered)),
  score: Float64Array.from(entries.map(([, score]) => score)),
  isNamed: new Uint8Array(entries.length),
  named: new Uint32Array(entries.length),
});

it('ranks by score and the share of the query, equal ones in the order of the index', () => {
  const scores = scored([0b01, 3], [0b11, 2], [0b11, 2], [0, 4], [0b10, 3.9]);
  // 3 × 1/2, 2 × 1, 2 × 1, 4 × 1/3, 3.9 × 1/2
  expect(ranked(scores, [4, 3, 2, 1, 0], 0b11)).toEqual([1, 2, 4, 0, 3]);
});

it('ranks what serves a purpose first, but after the named type', () => {
  const scores = scored([1, 10], [1, 9], [1, 8.5], [1, 8.4], [1, 1]);
  scores.isNamed.set([0, 0, 1, 1, 0]);
  const served = new Map([
    [1, 1],
    [3, 2],
    [4, 3],
  ]);
  // 8.4 is below 85 % of the best: another type, which only contains the word.
  expect(ranked(scores, [0, 1, 2, 3, 4], 1, served)).toEqual([2, 4, 3, 1, 0]);
  expect(ranked(scores, [0, 1, 2, 3, 4], 1)).toEqual([0, 1, 2, 3, 4]);
});

it('separates entries that match the whole query from others', () => {
  const scores = scored([0b11, 1], [0b01, 2], [0b10, 0], [0b11, 3]);
  expect(matching(scores, 0b11, 0, 3)).toEqual({ full: [0], some: [1] });
  expect(matching(scores, 0b11, 3, 4)).toEqual({ full: [3], some: [] });
});

it('leaves out partial matches below 60 % of the best', () => {
  // Scores × (1 + matched words): 10, 5.5, 5.2 and 9, which is ranked first.
  const scores = scored([0b01, 5], [0b10, 2.75], [0b01, 2.6], [0b11, 3]);
  expect(closest(scores, [0, 1, 2, 3], 0b111)).toEqual([3, 0, 1]);
  expect(closest(scores, [0, 1, 2, 3], 0b111, new Map([[1, 1]]))).toEqual([1, 3, 0]);
  expect(closest(scores, [], 0b111)).toEqual([]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forEachPosting, packPostings } from '~/features/search/engine/postings';

const unpack = (postings: ReturnType<typeof packPostings>) => {
  const found: [number, number][] = [];
  forEachPosting(postings, (entry, weight) => found.push([entry, weight]));
  return found.sort(([a], [b]) => a - b);
};

it('packs differences by weight', () => {
  const weights = new Map([
    [3, 5],
    [4, 5],
    [40, 2],
  ]);
  expect(packPostings(weights)).toEqual([
    [5, [3, 1]],
    [2, [40]],
  ]);
});

it('returns what was packed', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.nat(50_000), fc.integer({ min: 1, max: 9 })), {
    selector: ([entry]) => entry,
  });
  fc.assert(
    fc.property(entries, (pairs) => {
      const sorted = pairs.toSorted(([a], [b]) => a - b);
      expect(unpack(packPostings(new Map(sorted)))).toEqual(sorted);
    }),
  );
});

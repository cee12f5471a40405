import { expect, it } from 'vitest';
import { spreadOf } from '../../../scripts/bench/statistics.ts';

it.each([
  [[7], { median: 7, worst: 7 }],
  [[10, 1, 2], { median: 2, worst: 10 }],
  [[10, 9, 1, 2], { median: 9, worst: 10 }],
])('of %o: %o', (times, spread) => {
  expect(spreadOf(times)).toEqual(spread);
});

it('has NaN as the spread of an empty list', () => {
  expect(spreadOf([])).toEqual({ median: NaN, worst: NaN });
});

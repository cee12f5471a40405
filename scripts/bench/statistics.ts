/** ms */
export interface Spread {
  median: number;
  worst: number;
}

/** The value that a share of the others, from 0 to 1, is below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Of an even number of times, the median is the longer one of the two in the middle. */
export const spreadOf = (times: readonly number[]): Spread => ({
  median: percentile(times, 0.5),
  worst: percentile(times, 1),
});

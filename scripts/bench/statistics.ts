/** ms */
export interface Spread {
  median: number;
  worst: number;
}

/** The quantile of a share from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** For an even number of times, the median is the longer of the two in the middle. */
export const spreadOf = (times: readonly number[]): Spread => ({
  median: percentile(times, 0.5),
  worst: percentile(times, 1),
});

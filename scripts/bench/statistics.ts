/** ms */
export interface Spread {
  median: number;
  worst: number;
}

/** Of an even number of times, the median is the longer one of the two in the middle. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, worst: sorted.at(-1) ?? NaN };
}

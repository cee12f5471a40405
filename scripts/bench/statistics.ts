/** ms */
export interface Spread {
  median: number;
  worst: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] =
    sorted.length % 2 === 0
      ? [sorted[middle - 1], sorted[middle]]
      : [sorted[middle], sorted[middle]];
  return { median: (low + high) / 2, worst: sorted.at(-1) ?? NaN };
}

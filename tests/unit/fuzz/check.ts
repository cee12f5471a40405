import fc from 'fast-check';

const { FUZZ_SEED: seed, FUZZ_RUNS: runs = 100 } = process.env;

/** Checks that a rule holds for all values. A failure prints the seed with which to repeat it. */
export function check<T>(values: fc.Arbitrary<T>, rule: (value: T) => void): void {
  fc.assert(fc.property(values, rule), {
    numRuns: Number(runs),
    ...(seed !== undefined && { seed: Number(seed) }),
  });
}

import fc from 'fast-check';

const { FUZZ_SEED: seed, FUZZ_RUNS: runs } = process.env;

/** Runs per property. */
const DEFAULT_RUNS = 2000;
/** ms per property, unless the number of runs is given. */
const TIME_LIMIT = 5000;

/** Checks that a rule holds for all values. A failure prints the seed with which to repeat it. */
export function check<T>(values: fc.Arbitrary<T>, rule: (value: T) => void): void {
  fc.assert(fc.property(values, rule), {
    ...(runs === undefined
      ? { numRuns: DEFAULT_RUNS, interruptAfterTimeLimit: TIME_LIMIT }
      : { numRuns: Number(runs) }),
    ...(seed !== undefined && { seed: Number(seed) }),
  });
}

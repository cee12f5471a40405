import fc from 'fast-check';

const { FUZZ_SEED: seed, FUZZ_RUNS: runs } = process.env;

/** Per property. */
const DEFAULT_RUNS = 2000;
/** Per property, in ms, unless the number of runs was asked for. */
const TIME_LIMIT = 5000;

/** Checks that a rule holds for all values. A failure names the seed, which repeats it. */
export function check<T>(values: fc.Arbitrary<T>, rule: (value: T) => void): void {
  fc.assert(fc.property(values, rule), {
    ...(runs === undefined
      ? { numRuns: DEFAULT_RUNS, interruptAfterTimeLimit: TIME_LIMIT }
      : { numRuns: Number(runs) }),
    ...(seed !== undefined && { seed: Number(seed) }),
  });
}

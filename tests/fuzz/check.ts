import fc from 'fast-check';

// Set by scripts/fuzz.ts.
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const runs = process.env['FUZZ_RUNS'];

/** Per property. */
const DEFAULT_RUNS = 2000;
/** Per property, in ms, unless the number of runs was asked for. */
const TIME_LIMIT = 5000;

/** Checks that a rule holds for all values. The seed determines the values. */
export function check<T>(values: fc.Arbitrary<T>, rule: (value: T) => void): void {
  fc.assert(
    fc.property(values, rule),
    runs === undefined
      ? { seed, numRuns: DEFAULT_RUNS, interruptAfterTimeLimit: TIME_LIMIT }
      : { seed, numRuns: Number(runs) },
  );
}

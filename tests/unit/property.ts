import fc from 'fast-check';
import { it } from 'vitest';

const { FUZZ_SEED: seed, FUZZ_RUNS: runs = 100 } = process.env;

/**
 * Declares a test that a rule holds for all values. A failure prints its seed, which `FUZZ_SEED` repeats; `FUZZ_RUNS`
 * tries more values.
 */
export function property<Values extends [unknown, ...unknown[]]>(
  name: string,
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  rule: (...values: Values) => void,
  parameters?: fc.Parameters<[Values]>,
): void {
  it(name, () => {
    const all = fc.tuple(...values) as fc.Arbitrary<Values>;
    fc.assert(
      fc.property(all, (each) => {
        rule(...each);
      }),
      { numRuns: Number(runs), ...(seed && { seed: Number(seed) }), ...parameters },
    );
  });
}

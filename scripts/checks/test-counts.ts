import { z } from 'zod';

export interface TestCounts {
  passed: number;
  failed: number;
}

export const NO_TESTS: TestCounts = { passed: 0, failed: 0 };

const vitest = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((run) => ({ passed: run.numPassedTests, failed: run.numFailedTests }));

const playwright = z
  .object({ stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));

/** Reads a JSON report of Vitest or Playwright; throws for anything else. */
export const countTests = (report: unknown): TestCounts =>
  z.union([vitest, playwright]).parse(report);

export const addCounts = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

import { z } from 'zod';

/** What a runner reports: how many tests passed and failed, and the tests that need a look. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Full names of the failed tests; of a Vitest file that could not run, its path. */
  failures: string[];
  /** Full names of the tests that passed only when they were run again; Playwright's alone. */
  flaky: string[];
}

export const NO_TESTS: TestReport = { passed: 0, failed: 0, failures: [], flaky: [] };

const vitest = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }): TestReport => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      return failed.length === 0 && status === 'failed'
        ? [name]
        : failed.map((test) => test.fullName);
    }),
    flaky: [],
  }));

interface Suite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
      }),
    ),
    suites: z.array(suite).optional(),
  }),
);

/** Full names of the tests of a Playwright suite that ended in `status`. */
const namesIn = (
  suites: readonly Suite[],
  status: string,
  path: readonly string[] = [],
): string[] =>
  suites.flatMap(({ title, specs, suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => [projectName, ...path, title, spec.title].join(' › ')),
    ),
    ...namesIn(inner, status, [...path, title]),
  ]);

const playwright = z
  .object({
    stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
    suites: z.array(suite),
  })
  .transform(({ stats, suites }): TestReport => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: namesIn(suites, 'unexpected'),
    flaky: namesIn(suites, 'flaky'),
  }));

/** Reads a JSON report of Vitest or Playwright; throws for anything else. */
export const readTestReport = (report: unknown): TestReport =>
  z.union([vitest, playwright]).parse(report);

export const addReports = (a: TestReport, b: TestReport): TestReport => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
});

import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** The report of a runner: counts of passed and failed tests, and the tests that need attention. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Full names of the failed tests; of a Vitest file that could not run, its path. */
  failures: string[];
  /** Full names of the tests that passed only when they were run again; Playwright's alone. */
  flaky: string[];
}

export const NO_TESTS: TestReport = { passed: 0, failed: 0, failures: [], flaky: [] };

function failuresOf({ testResults }: JsonTestResults): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.length === 0 && status === 'failed'
      ? [name]
      : failed.map((test) => test.fullName);
  });
}

/** Full names of the tests of Playwright's suites that ended in `status`. */
function namesIn(
  suites: readonly JSONReportSuite[],
  status: string,
  path: readonly string[] = [],
): string[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => [projectName, ...path, title, spec.title].join(' › ')),
    ),
    ...namesIn(inner, status, [...path, title]),
  ]);
}

/** Reads a JSON report of Vitest or Playwright; throws for anything else. */
export function readTestReport(report: JsonTestResults | JSONReport): TestReport {
  if (!('stats' in report)) {
    const { numPassedTests: passed, numFailedTests: failed } = report;
    return { passed, failed, failures: failuresOf(report), flaky: [] };
  }
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: namesIn(report.suites, 'unexpected'),
    flaky: namesIn(report.suites, 'flaky'),
  };
}

export const addReports = (a: TestReport, b: TestReport): TestReport => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
});

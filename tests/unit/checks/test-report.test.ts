import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { readTestReport } from '../../../scripts/checks/test-report.ts';

const vitest = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: '/shop/tests/unit/cart.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'cart adds a product', status: 'passed' },
        { fullName: 'cart removes a product', status: 'failed' },
      ],
    },
    { name: '/shop/tests/unit/broken.test.ts', status: 'failed', assertionResults: [] },
  ],
} as unknown as JsonTestResults;

const playwright = {
  stats: { expected: 1, flaky: 1, unexpected: 1 },
  suites: [
    {
      title: 'menu.spec.ts',
      specs: [],
      suites: [
        {
          title: 'menu',
          specs: [
            { title: 'opens', tests: [{ projectName: 'phone', status: 'expected' }] },
            { title: 'closes', tests: [{ projectName: 'phone', status: 'flaky' }] },
            { title: 'traps the focus', tests: [{ projectName: 'desktop', status: 'unexpected' }] },
          ],
        },
      ],
    },
  ],
} as unknown as JSONReport;

describe('readTestReport', () => {
  test('names the failed tests of Vitest, and files that could not run', () => {
    expect(readTestReport(vitest)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['cart removes a product', '/shop/tests/unit/broken.test.ts'],
      flaky: [],
    });
  });

  test("names Playwright's failed and flaky tests, and counts the flaky ones as passed", () => {
    expect(readTestReport(playwright)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['desktop › menu.spec.ts › menu › traps the focus'],
      flaky: ['phone › menu.spec.ts › menu › closes'],
    });
  });
});

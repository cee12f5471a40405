import type { Reporter, TestModule } from 'vitest/node';

/** Prints the tests that passed only on a retry, then `N passed, N failed` as the last line. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    for (const test of tests.filter((test) => test.diagnostic()?.flaky)) {
      console.log(`Passed only when run again: ${test.fullName}`);
    }
    console.log(`${count('passed')} passed, ${count('failed')} failed`);
  }
}

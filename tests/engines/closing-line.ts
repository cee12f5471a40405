import type { Reporter, TestModule } from 'vitest/node';

/** Prints `N passed, N failed` as the last line. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    console.log(`${count('passed')} passed, ${count('failed')} failed`);
  }
}

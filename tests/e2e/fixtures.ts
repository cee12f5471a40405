import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /**
   * Says which console errors and warnings this test brings about. Each must come, and any other,
   * in any tab, fails the test.
   */
  expectConsole: (...messages: RegExp[]) => void;
}

export { expect };

export const test = base.extend<Fixtures>({
  // What moves is not where it will be when a test measures or clicks it.
  contextOptions: { reducedMotion: 'reduce' },
  expectConsole: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        const type = message.type();
        if (type !== 'error' && type !== 'warning') return;
        complaints.push(`${type} at ${message.page()?.url() ?? 'no page'}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        complaints.push(
          `uncaught at ${error.page()?.url() ?? 'no page'}: ${String(error.error())}`,
        );
      });

      await use((...messages) => void expected.push(...messages));

      const stillToCome = () =>
        expected.filter((message) => !complaints.some((complaint) => message.test(complaint)));
      await expect.poll(stillToCome, 'console messages that the test expects').toEqual([]);
      const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)));
      expect(unexpected, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /**
   * Declares the console errors and warnings that this test causes. The test fails if one of them
   * is missing, or if any other is logged in any tab.
   */
  expectConsole: (...messages: RegExp[]) => void;
}

export { expect };

/**
 * Logs live regions that are added with their text after the page was used: screen readers announce only what changes
 * in one. Alerts are announced when they are added.
 */
function reportLateRegions(): void {
  let isUsed = false;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (isUsed = true), { capture: true });
  }
  // What an island adds when it is hydrated belongs to the page.
  addEventListener('astro:hydrate', () => (isUsed = false), { capture: true });
  const region = '[role=status]';
  new MutationObserver((changes) => {
    if (!isUsed) return;
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const each of [node, ...node.querySelectorAll(region)]) {
        if (!each.matches(region) || !each.textContent.trim()) continue;
        console.error(`a live region was added with its text: ${each.textContent}`);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

export const test = base.extend<Fixtures>({
  // Moving elements would be measured and clicked in the wrong place.
  contextOptions: { reducedMotion: 'reduce' },
  expectConsole: [
    async ({ context }, use) => {
      const logged: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        const type = message.type();
        if (type !== 'error' && type !== 'warning') return;
        logged.push(`${type} at ${message.page()?.url() ?? 'no page'}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        logged.push(`uncaught at ${error.page()?.url() ?? 'no page'}: ${String(error.error())}`);
      });

      await context.addInitScript(reportLateRegions);
      await use((...messages) => void expected.push(...messages));

      const missing = () =>
        expected.filter((message) => !logged.some((text) => message.test(text)));
      await expect.poll(missing, 'console messages that the test expects').toEqual([]);
      const unexpected = logged.filter((text) => !expected.some((one) => one.test(text)));
      expect(unexpected, 'console errors and warnings').toEqual([]);
      // A request that is still pending when the test ends would fail the whole run.
      const routed = [context, ...context.pages()];
      const ended = routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' }));
      await Promise.all(ended);
    },
    { auto: true },
  ],
});

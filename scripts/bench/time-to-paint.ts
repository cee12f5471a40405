import type { Page } from '@playwright/test';

/** The outcome of an interaction: other cards with or without another count, or a filter dialog that opens or closes. */
export type Painted = 'results' | 'cards' | 'opened' | 'closed';

/** An outcome that takes longer than this many ms does not come. */
const MAX_TIME = 30_000;

/**
 * Milliseconds from the timestamp of the input event to the paint of the frame with the outcome.
 * @param act performs one interaction
 * @throws an Error if the outcome does not come
 */
export async function timeToPaint(
  page: Page,
  outcome: Painted,
  act: () => Promise<unknown>,
): Promise<number> {
  const painted = await page.evaluateHandle(
    ([outcome, maximum]) => {
      const cards = () =>
        [...document.querySelectorAll<HTMLAnchorElement>('.card h3 a')]
          .filter((link) => !link.closest('[hidden]'))
          .map((link) => link.pathname)
          .join();
      const count = () => document.getElementById('results-title')?.textContent;
      const before = { cards: cards(), count: count() };
      const isThere = {
        results: () => cards() !== before.cards && count() !== before.count,
        cards: () => cards() !== before.cards,
        opened: () =>
          document.querySelector('dialog[open] [type="checkbox"], dialog[open] summary') !== null,
        closed: () => document.querySelector('dialog[open]') === null,
      }[outcome];

      const time = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${location.pathname}: not ${outcome}`)), maximum);
        const start = ({ timeStamp }: Event) => {
          removeEventListener('click', start, true);
          removeEventListener('change', start, true);
          requestAnimationFrame(function beforeFrame() {
            if (!isThere()) {
              requestAnimationFrame(beforeFrame);
              return;
            }
            // A message posted in an animation frame callback arrives after the paint.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        };
        addEventListener('click', start, true);
        addEventListener('change', start, true);
      });
      return { time };
    },
    [outcome, MAX_TIME] as const,
  );
  await act();
  const time = await painted.evaluate(({ time }) => time);
  await painted.dispose();
  return time;
}

/** Time for pictures to load and decode, in ms. */
const SETTLE_MS = 150;

/** Waits until the page is idle before the next interaction. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

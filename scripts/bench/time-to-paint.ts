import type { Page } from '@playwright/test';

/**
 * Milliseconds from the timestamp of the input event to the paint of the frame with the changed
 * results.
 * @param act performs one interaction that changes the results
 */
export async function timeToPaint(page: Page, act: () => Promise<unknown>): Promise<number> {
  const painted = await page.evaluateHandle(() => {
    const results = document.getElementById('results-title')?.closest('section');
    if (!results) throw new Error('This page has no results.');
    let changed = false;
    const observer = new MutationObserver(() => (changed = true));
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };

    const time = new Promise<number>((resolve) => {
      const onPainted = (then: () => void) => {
        // A message posted in an animation frame callback arrives after the paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
      };
      const start = ({ timeStamp }: Event) => {
        removeEventListener('click', start, true);
        removeEventListener('change', start, true);
        observer.observe(results, everything);
        requestAnimationFrame(function beforeFrame() {
          if (!changed) {
            requestAnimationFrame(beforeFrame);
            return;
          }
          observer.disconnect();
          onPainted(() => resolve(performance.now() - timeStamp));
        });
      };
      addEventListener('click', start, true);
      addEventListener('change', start, true);
    });
    return { time };
  });
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

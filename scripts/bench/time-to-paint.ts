import type { Page } from '@playwright/test';

/**
 * How long a shopper waits for the catalogue to answer: ms from the event of the action, as the
 * browser stamped it, until the frame with the changed results is painted.
 * @param act does one thing that changes the results
 */
export async function timeToPaint(page: Page, act: () => Promise<unknown>): Promise<number> {
  const painted = await page.evaluateHandle(() => {
    const results = document.getElementById('results-title')?.closest('section');
    if (!results) throw new Error('there are no results on this page');
    let changed = false;
    const observer = new MutationObserver(() => (changed = true));
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };

    const time = new Promise<number>((resolve) => {
      const onPainted = (then: () => void) => {
        // A message that is sent before a frame is painted arrives after it.
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

/** ms; for pictures to come and be decoded. */
const LOOK = 150;

/** As a shopper does before the next click: looks until the page has nothing left to do. */
export async function look(page: Page): Promise<void> {
  await page.waitForTimeout(LOOK);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

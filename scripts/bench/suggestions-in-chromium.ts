import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../toolchain/find-browser.ts';
import { settle } from './time-to-paint.ts';

/** ms. A key that changes nothing, such as a space, paints nothing. */
const NO_CHANGE = 300;

/** ms from an `input` event to the paint of the changed suggestions; `undefined` if none changed. */
async function timeOfKey(page: Page, key: string): Promise<number | undefined> {
  const painted = await page.evaluateHandle((noChange) => {
    const time = new Promise<number | undefined>((resolve) => {
      const form = document.querySelector('header form[role="search"]');
      if (!form) throw new Error('This page has no search field.');
      let start = NaN;
      let isLate = false;
      addEventListener('input', ({ timeStamp }) => (start = timeStamp), {
        capture: true,
        once: true,
      });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message posted in an animation frame callback arrives after the paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            if (!isLate) resolve(performance.now() - start);
          };
          port2.postMessage(null);
        });
      });
      observer.observe(form, { childList: true, subtree: true });
      setTimeout(() => {
        isLate = true;
        resolve(undefined);
      }, noChange);
    });
    return { time };
  }, NO_CHANGE);
  await page.keyboard.insertText(key);
  const time = await painted.evaluate(({ time }) => time);
  await painted.dispose();
  return time;
}

/**
 * Times every key of queries in the header's search field, with a slowed-down CPU. Each query is typed
 * once before, so that its part of the index is there.
 * @returns ms of each key that changes the suggestions
 */
export async function suggestionsInChromium(
  origin: string,
  queries: readonly string[],
  slowdown: number,
): Promise<number[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${origin}/en/contact`, { waitUntil: 'networkidle' });
    await page.keyboard.press('/');
    const cdp = await page.context().newCDPSession(page);
    const times: number[] = [];
    for (const query of queries) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.keyboard.insertText(query);
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await settle(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const key of query) {
        const time = await timeOfKey(page, key);
        if (time !== undefined) times.push(time);
      }
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
    }
    return times;
  } finally {
    await browser.close();
  }
}

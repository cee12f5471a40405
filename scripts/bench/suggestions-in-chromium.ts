import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../toolchain/find-browser.ts';
import { settle } from './time-to-paint.ts';

/** ms. A key that changes nothing, such as a space, paints nothing. */
const NO_CHANGE = 300;
/** Another process may have the core during one of them. */
const TYPINGS = 3;

/** A key and the ms until its suggestions were painted, in each typing that changed them. */
export interface KeyTime {
  /** What was in the field with the key. */
  typed: string;
  times: readonly number[];
}

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
        observer.disconnect();
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
 * Times every key of queries in the header's search field of a page, with a slowed-down CPU. Each query is
 * typed once before, so that its pieces of the index and its pictures are there.
 */
export async function suggestionsInChromium(
  url: string,
  queries: readonly string[],
  slowdown: number,
): Promise<KeyTime[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.keyboard.press('/');
    const cdp = await page.context().newCDPSession(page);
    const clear = async () => {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await settle(page);
    };
    const keyTimes: KeyTime[] = [];
    for (const query of queries) {
      const keys = Array.from(query);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      for (const key of keys) await page.keyboard.insertText(key);
      await page.waitForLoadState('networkidle');
      await clear();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const times = keys.map((): number[] => []);
      for (let typing = 0; typing < TYPINGS; typing++) {
        for (const [index, key] of keys.entries()) {
          const time = await timeOfKey(page, key);
          if (time !== undefined) times[index]?.push(time);
        }
        await clear();
      }
      for (const [index, own] of times.entries()) {
        if (own.length > 0) keyTimes.push({ typed: keys.slice(0, index + 1).join(''), times: own });
      }
    }
    return keyTimes;
  } finally {
    await browser.close();
  }
}

import { chromium } from '@playwright/test';
import { findBrowser, HEADLESS_SHELL } from '../toolchain/find-browser.ts';
import { slowDown } from './slow-phone.ts';

/** ms from the start of the navigation, and the cumulative layout shift. */
export interface Opening {
  paint: number;
  results: number;
  shift: number;
}

/** Opens a link with filters on a phone and waits until its results are painted. */
export async function openSharedLink(url: string): Promise<Opening> {
  const executablePath = findBrowser(HEADLESS_SHELL);
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async () => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });

      const isShown = () => {
        const card = document.querySelector('.catalogue .card:not(.all-products *)');
        return card !== null && !('filtered' in document.documentElement.dataset);
      };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!isShown()) await frame();
      // A message posted in an animation frame callback arrives after the paint.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      const results = performance.now();
      // Shifts of the cards that follow below the first ones.
      await frame();
      await frame();
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { paint: paint?.startTime ?? NaN, results, shift };
    });
  } finally {
    await browser.close();
  }
}

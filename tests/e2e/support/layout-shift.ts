import type { Page, Request } from '@playwright/test';
import { hold, islandsReady } from './page';

/** A smaller shift, such as of something removed at once, cannot be seen. */
const LEAST_SHIFT = 0.0001;

/** Records layout shifts without recent input, from the first paint on. Call before navigation. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript((least) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
        );
        if (hadRecentInput || value < least) continue;
        shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LEAST_SHIFT);

/** Counts the requests of a page. Returns a function that waits until none is pending. */
export function trackRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    // The response to one request may lead to the next.
    for (let idle = 0; idle < 3; idle += 1) {
      await waitForFrames(page);
      if (pending.size > 0) idle = -1;
    }
  };
}

export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Returns a function that sets the rate of the animations of a page, such as 0 to stop them. */
export async function animationRate(
  page: Page,
): Promise<(playbackRate: number) => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  return (playbackRate) => cdp.send('Animation.setPlaybackRate', { playbackRate });
}

/** The layout shifts since {@link recordShifts}. */
export const recordedShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/**
 * Opens a page as on a slow connection: first paint, then scripts, then the product list. Resolves to
 * the layout shifts until fonts and images have also loaded.
 */
export async function layoutShifts(page: Page, address: string): Promise<string[]> {
  await recordShifts(page);
  const setRate = await animationRate(page);
  // A page with filters shows the products without them after 4 s.
  if (address.includes('?')) await setRate(0);
  const requestsEnd = trackRequests(page);
  const releaseScripts = await hold(page, '**/_astro/*.js');
  const releaseData = await hold(page, '**/data/*.json');
  await page.goto(address, { waitUntil: 'commit' });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(painted);
  await waitForFrames(page);
  releaseScripts();
  await page.waitForLoadState('domcontentloaded');
  await islandsReady(page);
  await waitForFrames(page);
  releaseData();
  await page.waitForLoadState('load');
  await requestsEnd();
  await setRate(1);
  await page.evaluate(() => document.fonts.ready);
  await waitForFrames(page);
  await page.unrouteAll({ behavior: 'wait' });
  return recordedShifts(page);
}

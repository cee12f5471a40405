import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowDown } from './slow-phone.ts';

/** The narrowest desktop, in CSS px. */
const DESKTOP = 600;
/** How long a finger or a mouse button stays down, in ms. */
const PRESS_MS = 80;
/** ms after which a tap without effect counts as lost. */
const LOST_MS = 10_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a tab without a cache, of a phone or of a desktop. */
export async function openVisit(browser: Browser, width: number): Promise<Page> {
  const isPhone = width < DESKTOP;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    ignoreHTTPSErrors: true,
  });
  return context.newPage();
}

interface Point {
  x: number;
  y: number;
}

export const centreOf = (page: Page, selector: string): Promise<Point> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });

/**
 * Taps on a phone; clicks on a desktop.
 * @param rest ms for which the pointer rests on the point before the click
 */
export async function press(page: Page, cdp: CDPSession, point: Point, rest = 0): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < DESKTOP) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await pause(PRESS_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  // Together: each answer waits for the page's main thread.
  const mouse = { ...point, button: 'left', clickCount: 1 } as const;
  const moved = cdp.send('Input.dispatchMouseEvent', { ...point, type: 'mouseMoved' });
  await pause(rest);
  const pressed = cdp.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
  await pause(PRESS_MS);
  const released = cdp.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
  await Promise.all([moved, pressed, released]);
}

export interface Visit {
  path: string;
  width: number;
  /** Selector of what is visible only then. */
  effect: string;
  /** Written to `localStorage` before. */
  stored?: Record<string, string>;
}

/** ms after the start of the navigation. Without a tap on the control, or without its effect, undefined. */
export interface Tap {
  paint: number;
  tap?: number;
  effect?: number;
}

declare global {
  var times: Partial<Tap> | undefined;
}

/** Runs in the page before its scripts. */
function observe({ effect, control, stored }: { effect: string; control: string; stored: object }) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value));
  const times: Partial<Tap> = (globalThis.times = {});
  const onClick = ({ target, timeStamp }: Event) => {
    if (target instanceof Element && target.closest(control)) times.tap ??= timeStamp;
  };
  addEventListener('click', onClick, true);
  new MutationObserver((_, observer) => {
    if (!document.querySelector(effect)?.checkVisibility()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message posted in an animation frame callback arrives after the paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (times.effect = performance.now());
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Opens a page on a slow phone, and waits for the paint of an effect.
 * @param tap where and when, in ms after the start of the navigation, to tap a control
 */
export async function tapEarly(
  browser: Browser,
  origin: string,
  { path, width, effect, stored = {}, control = 'html' }: Visit & { control?: string },
  tap?: { point: Point; at: number },
): Promise<Tap> {
  const page = await openVisit(browser, width);
  try {
    await page.addInitScript(observe, { effect, control, stored });
    const cdp = await slowDown(page);
    const start = performance.now();
    const opened = page.goto(origin + path, { waitUntil: 'commit' });
    if (tap) {
      await pause(start + tap.at - performance.now());
      await press(page, cdp, tap.point);
    }
    await opened;
    await page
      .waitForFunction(() => times?.effect !== undefined, undefined, {
        timeout: LOST_MS,
        polling: 100,
      })
      .catch(() => undefined);
    return await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { ...times, paint: paint?.startTime ?? NaN };
    });
  } finally {
    await page.context().close();
  }
}

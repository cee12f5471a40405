import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { fill } from '~/i18n/fill';
import type { Words } from './words';

/** Waits until every island is hydrated, which removes its `ssr` attribute; islands in closed forms hydrate later. */
export async function islandsReady(page: Page): Promise<void> {
  const waiting = page.locator('astro-island[ssr]:not(details:not([open]) *)');
  await expect(waiting).toHaveCount(0);
}

/** Opens a page and waits until its islands are hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await islandsReady(page);
}

/** Reloads a page and waits until its islands are hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await islandsReady(page);
}

/** Horizontal overflow of a page in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Holds requests back, only the first `times` if given, until the returned function is called. */
export async function hold(
  page: Page,
  url: string,
  options?: { times: number },
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const answer = async (route: Route) => {
    await promise;
    await route.fallback();
  };
  await page.route(url, answer, options);
  return () => resolve(undefined);
}

/** Changes the text of responses. */
export const rewrite = (
  page: Page,
  url: string | RegExp,
  change: (text: string) => string,
): Promise<unknown> =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Pauses the clock of a page, and of others of its browser: on a busy machine, a delay could end unseen. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the script of the layout has run, which loads after the first paint. */
export const pageStarted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('earlyClicks' in window));

/** Opens a product page and waits until the product is stored as recently viewed. */
export async function viewProduct(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const viewed = () => page.evaluate(() => localStorage.getItem('overtone:viewed') ?? '');
  await expect.poll(viewed).toContain(`["${address.split('/').at(-1) ?? ''}"`);
}

/** The header's link to a cart with `count` items. An empty cart has no badge. */
export function cartLink(page: Page, { common: { nav } }: Words, count: number): Locator {
  const name = count === 0 ? nav.cart : fill(nav.cartCount, { count });
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** The "add to cart" button of a product's card. */
export const addButton = (page: Page, { card }: Words, name: string): Locator =>
  page.getByRole('button', { name: fill(card.addNamed, { name }), exact: true });

/** The region of toasts. */
export const toasts = (page: Page, { messages }: Words): Locator =>
  page.getByRole('region', { name: messages.toast.region });

/** A description of the focused element; `undefined` if the focus is on `<body>`. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
  });

/** Fails the test if no element has the focus, but lets it run to its end. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => focused(page), 'focus')
    .toBeDefined();

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  // Resolved once: looking up a role searches the whole document.
  const handle = await target.elementHandle();
  const isFocused = () => handle.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${String(target)}`);
}

/** Presses a key until the focus leaves the page. Returns what `describe`, evaluated in the page, says of each stop. */
export async function stopsOf<T>(
  page: Page,
  describe: () => T | undefined,
  key = 'Tab',
): Promise<T[]> {
  const stops: T[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describe);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
}

/** Writes to `localStorage` before the first page opens, like an earlier visit. */
export const seedStorage = (page: Page, key: string, value: string): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      // Init scripts run on every navigation; later pages must find what earlier ones stored.
      if (sessionStorage.getItem(`seeded ${key}`) === null) localStorage.setItem(key, value);
      sessionStorage.setItem(`seeded ${key}`, '');
    },
    [key, value] as const,
  );

/** What `localStorage` has under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), `overtone:${key}`);

/** Evaluated in a page: makes the storage of the device full. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Evaluated in a page: makes the browser refuse all access to storage. */
export function forbidStorage(): void {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { get });
  Object.defineProperty(window, 'sessionStorage', { get });
}

/** Stores a cart before the first page opens. */
export const seedCart = (
  page: Page,
  ...lines: { id: string; quantity: number; price?: number }[]
): Promise<unknown> => seedStorage(page, 'overtone:cart', JSON.stringify({ version: 1, lines }));

/** Stores a comparison before the first page opens. */
export const seedComparison = (page: Page, category: string, ...ids: string[]): Promise<unknown> =>
  seedStorage(page, 'overtone:compare', JSON.stringify({ category, ids }));

/** The classes of elements with a transition or an animation, also of their pseudo-elements. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [null, '::before', '::after'].some((pseudo) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element, pseudo);
          return /[1-9]/.test(transitionDuration + animationDuration);
        }),
      )
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );

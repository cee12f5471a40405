import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '~/i18n/fill';
import type { Words } from './words';

/** Uses every island on the page and waits until it answers; no other sign of that is there. */
export async function islandsReady(page: Page): Promise<void> {
  const waiting = page.locator('astro-island[ssr]');
  await waiting.evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover'));
  });
  await expect(waiting).toHaveCount(0);
}

/** Opens a page and waits until it answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await islandsReady(page);
}

/** Waits until the script of every page runs, which it does after the first paint. */
export const pageStarted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('earlyClicks' in window));

/** Looks at a product for as long as it takes to be one of those viewed lately. */
export async function view(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const viewed = () => page.evaluate(() => localStorage.getItem('overtone:viewed') ?? '');
  await expect.poll(viewed).toContain(`["${address.split('/').at(-1) ?? ''}"`);
}

/** The header's link to the cart with so many things in it; without a badge for none. */
export function cartLink(page: Page, { common: { nav } }: Words, count: number): Locator {
  const name = count === 0 ? nav.cart : fill(nav.cartCount, { count });
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** The button of a card that puts its product in the cart. */
export const addButton = (page: Page, { catalogue: { card } }: Words, name: string): Locator =>
  page.getByRole('button', { name: fill(card.addNamed, { name }), exact: true });

/** Where toasts are shown. */
export const toasts = (page: Page, { messages }: Words): Locator =>
  page.getByRole('region', { name: messages.toast.region });

/** What has the focus; nothing when it is lost. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
  });

/** Fails, at the end of the test, when the focus has fallen back to the page. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect
    .configure({ soft: true, timeout: 1000 })
    .poll(() => focused(page), 'focus')
    .toBeDefined();

/** Goes on with Tab, as someone without a mouse does, until the focus is there. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(target)}`);
}

/** Writes to this device's storage before the page opens, as an earlier visit would have. */
export const keep = (page: Page, key: string, value: string): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('kept') === null) localStorage.setItem(key, value);
      sessionStorage.setItem('kept', '');
    },
    [key, value] as const,
  );

/** A cart as it is stored. */
export const keepCart = (
  page: Page,
  ...lines: { id: string; quantity: number; price?: number }[]
): Promise<unknown> => keep(page, 'overtone:cart', JSON.stringify({ version: 1, lines }));

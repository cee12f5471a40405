import type { Page } from '@playwright/test';
import { fill } from '~/i18n/fill';
import { expect, test } from '../fixtures';
import { addButton, hold, open, pageStarted, toasts } from '../support/page';
import { at, inOneLanguage, nameOf, product } from '../support/shop';

// Requirements §3.10: "an id (a counter as text that wraps below the largest safe integer), title, description, optional action,
// open or not, `default` or `destructive`"; §4.7: "One at a time; a new one replaces the old."

const NOON = new Date('2026-11-21T12:00:00+08:00');

inOneLanguage((locale, words) => {
  const { toast } = words.messages;
  const names = ['1', '2'].map((id) => nameOf(product(id), locale));
  const [name = '', other = ''] = names;

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date(NOON.getTime() - 60_000) });
    await page.goto(at('/instruments/guitars', locale));
    await pageStarted(page);
    await page.clock.pauseAt(NOON);
  });

  test('only the newest is shown', async ({ page }) => {
    const region = toasts(page, words);
    await addButton(page, words, name).click();
    await expect(region).toContainText(fill(toast.addedText, { name }));
    await addButton(page, words, other).click();
    await expect(region).toContainText(fill(toast.addedText, { name: other }));
    await expect(region).not.toContainText(fill(toast.addedText, { name }));
    await expect(region.getByRole('button', { name: toast.close })).toHaveCount(1);

    // The timer of the first toast does not close the second.
    await page.clock.runFor(4000);
    await addButton(page, words, name).click();
    await page.clock.runFor(4000);
    await expect(region).toContainText(fill(toast.addedText, { name }));
    await page.clock.runFor(2000);
    await expect(region).toHaveText('');
  });

  test('follows its button in the tab order, stays open while it has the focus, and gives it back', async ({
    page,
  }) => {
    const region = toasts(page, words);
    const button = addButton(page, words, name);
    const link = region.getByRole('link', { name: toast.viewCart });
    const close = region.getByRole('button', { name: toast.close });
    await button.focus();
    await page.keyboard.press('Tab');
    const next = await page.evaluate(() => document.activeElement?.outerHTML);
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.clock.runFor(60_000);
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(region).toContainText(toast.addedTitle);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(next);
    await page.clock.runFor(6000);
    await expect(region).toHaveText('');

    await button.press('Enter');
    await close.press('Enter');
    await expect(region).toHaveText('');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(region).toContainText(toast.addedTitle);
    await page.keyboard.press('Escape');
    await expect(region).toHaveText('');
  });
});

inOneLanguage((locale, words) => {
  const name = nameOf(product('1'), locale);
  const { addedText } = words.messages.toast;
  const island = '**/_astro/ToastRegions.*.js';
  const path = at('/product/1', locale);
  const add = (page: Page) => page.getByRole('button', { name: words.product.add, exact: true });

  test('the island is fetched by an idle page, but rendered at the first toast', async ({
    page,
  }) => {
    const fetched = page.waitForResponse(island);
    await open(page, path);
    await fetched;
    const root = page.locator('[data-toasts-root]');
    const isRendered = () =>
      root.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
    expect(await isRendered()).toBe(false);
    await add(page).click();
    await expect(toasts(page, words)).toContainText(fill(addedText, { name }));
    expect(await isRendered()).toBe(true);
  });

  test('shoppers who save data fetch it with the first toast', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const release = await hold(page, island);
    await open(page, path);
    await pageStarted(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts.filter((url) => url.includes('ToastRegions'))).toEqual([]);
    const asked = page.waitForRequest(island);
    await add(page).click();
    await asked;
    await expect(toasts(page, words)).toHaveText('');
    release();
    await expect(toasts(page, words)).toContainText(fill(addedText, { name }));
  });
}, 'en');

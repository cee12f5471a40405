import type { Locator, Page } from '@playwright/test';
import type { ProductSummary } from '~/features/products/product-summary';
import { fill } from '~/i18n/fill';
import { expect, test } from '../fixtures';
import { shownNames } from '../support/filters';
import { open, pageStarted, seedComparison, seedStorage } from '../support/page';
import { at, inOneLanguage, productList } from '../support/shop';

const namesOf = (items: readonly ProductSummary[]): string[] => items.map(({ name }) => name);

/** px. Cards that have not been in view have estimated heights: part of a row may be missing. */
const TOLERANCE = 120;

/** The position on the screen: px below the top of the viewport. */
const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

/** Waits until the history entry has the scroll position. Pictures that load may still change it. */
const savesScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { scrollY?: number }).scrollY === scrollY))
    .toBe(true);

inOneLanguage((locale, words) => {
  const { sort, more } = words.catalogue;
  const root = at('/instruments', locale);

  test('"show more" continues the pre-rendered list in place, and survives a reload', async ({
    page,
    request,
  }) => {
    const items = await productList(request, locale);
    const names = namesOf(items);
    const { id = '', category = '' } = items[30] ?? {};
    await seedStorage(page, 'overtone:wishlist', JSON.stringify([id]));
    await seedComparison(page, category, id);
    const pressed = page.locator(`[data-product="${id}"] [aria-pressed="true"]`);
    const cards = page.getByRole('article');
    const link = (shown: number) =>
      page.getByRole('link', { name: fill(more, { count: names.length - shown }) });
    await open(page, root);
    await pageStarted(page);
    await link(24).press('Enter');
    await expect(cards).toHaveCount(48);
    await expect(cards.nth(24).getByRole('heading').getByRole('link')).toBeFocused();
    await expect(page).toHaveURL(root);
    await expect(pressed).toHaveCount(2);
    await cards.nth(40).scrollIntoViewIfNeeded();
    await savesScroll(page);
    const position = await topOf(cards.nth(40));
    await page.reload();
    await expect(cards).toHaveCount(48);
    await expect(pressed).toHaveCount(2);
    await expect
      .poll(async () => Math.abs((await topOf(cards.nth(40))) - position))
      .toBeLessThan(TOLERANCE);
    for (let shown = 48; shown < names.length; shown += 24) await link(shown).press('Enter');
    await expect(cards).toHaveCount(names.length);
    expect(await shownNames(page)).toEqual(names);
    await expect(page.locator('[data-more]')).toHaveCount(0);
  });

  test('"show more" leads to the next page when its cards cannot be fetched', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    await page.goto(root);
    await pageStarted(page);
    const link = page.locator('[data-more]');
    const next = (await link.getAttribute('href')) ?? '';
    await page.route(`**${next}`, (route) => route.abort(), { times: 1 });
    await link.press('Enter');
    await expect(page).toHaveURL(next);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('"show more" and the scroll position survive Back', { tag: '@sweep' }, async ({ page }) => {
    const cards = page.getByRole('article');
    await open(page, `${root}?sort=newest`);
    // Images that load may move the button away from the pointer, so use the keyboard.
    await page.getByRole('button', { name: fill(more, { count: 140 - 24 }) }).press('Enter');
    await expect(cards).toHaveCount(48);
    await expect(cards.nth(24).getByRole('heading').getByRole('link')).toBeFocused();
    await cards.nth(40).scrollIntoViewIfNeeded();
    await savesScroll(page);
    const position = await topOf(cards.nth(40));
    const distance = async () => Math.abs((await topOf(cards.nth(40))) - position);

    // Without the scrolling that precedes a click of Playwright.
    await cards.nth(40).getByRole('link').last().dispatchEvent('click');
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(cards).toHaveCount(48);
    await expect.poll(distance).toBeLessThan(TOLERANCE);

    // Another view starts with the first products.
    await page.getByRole('combobox', { name: sort.label }).selectOption(sort['price-low']);
    await expect(cards).toHaveCount(24);
    // Its history entry follows the paint.
    await expect(page).toHaveURL(`${root}?sort=price-low`);
    await page.goBack();
    await expect(cards).toHaveCount(48);
  });
});

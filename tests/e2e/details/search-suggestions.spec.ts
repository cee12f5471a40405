import { expect, test } from '../fixtures';
import { trackRequests } from '../support/layout-shift';
import { hold, pageStarted } from '../support/page';
import { at, inOneLanguage } from '../support/shop';
import type { Page } from '@playwright/test';

/** Finds guitars in both languages; the spelling of Mainland China. */
const GUITAR = '吉他';

inOneLanguage((locale, { categories, search: { suggestions } }) => {
  const field = (page: Page) => page.getByRole('banner').locator('input[name=q]');
  const options = (page: Page) =>
    page.getByRole('listbox', { name: suggestions.label }).getByRole('option');
  const start = async (page: Page) => {
    await page.goto(at('/contact', locale));
    await pageStarted(page);
  };

  test('suggests nothing while an input method composes', async ({ page }) => {
    await start(page);
    await field(page).focus();
    await expect(field(page)).toHaveRole('combobox');
    await field(page).evaluate((input: HTMLInputElement) => {
      input.dispatchEvent(new CompositionEvent('compositionstart'));
      input.value = 'jita';
      input.dispatchEvent(new InputEvent('input', { isComposing: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true }));
    });
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await field(page).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new CompositionEvent('compositionend'));
    }, GUITAR);
    await expect(options(page).filter({ hasText: categories.guitars }).first()).toBeVisible();
    // The keys choose among the candidates of the input method, not among the suggestions.
    await field(page).evaluate((input: HTMLInputElement) => {
      for (const key of ['ArrowDown', 'Escape']) {
        input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true }));
      }
    });
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('drops answers that arrive late', async ({ page }) => {
    const words = '**/data/search/*/words-*.json';
    const release = await hold(page, words, { times: 1 });
    const requestsEnd = trackRequests(page);
    await start(page);
    // Words from both ends of the alphabet are in different files.
    const asked = page.waitForRequest(words);
    await field(page).fill('zildjian');
    await asked;
    await field(page).fill('abrsm');
    await expect(options(page).first()).toContainText('ABRSM');
    release();
    await requestsEnd();
    await expect(options(page).first()).toContainText('ABRSM');
  });

  test('has no script before it is used', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await start(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /search-(box|index)/.test(url))).toEqual([]);
    await field(page).focus();
    await expect.poll(() => scripts.some((url) => url.includes('search-index'))).toBe(true);
  });
});

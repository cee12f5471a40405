import type { Page } from '@playwright/test';
import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { open, pageStarted, seedStorage, tabTo } from './support/page';
import { at, hkd, inOneLanguage, nameOf, product } from './support/shop';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Finds guitars in both languages; the spelling of Mainland China. */
const GUITAR = '吉他';

inOneLanguage((locale, words) => {
  const { catalogue, categories, search } = words;
  const { suggestions } = search;
  const header = (page: Page) => page.getByRole('banner');
  const field = (page: Page) => header(page).locator('input[name=q]');
  const options = (page: Page) =>
    page.getByRole('listbox', { name: suggestions.label }).getByRole('option');
  const start = async (page: Page, path = '/contact') => {
    await page.goto(at(path, locale));
    await pageStarted(page);
  };

  test.describe('search in the header, desktop', () => {
    test.use({ viewport: DESKTOP });

    test('works by keyboard alone', async ({ page }) => {
      await start(page);
      // A single character is a command of browsers and speech input, not of the page (WCAG 2.1.4).
      await page.keyboard.press('/');
      await expect(field(page)).not.toBeFocused();
      await tabTo(page, field(page));
      await page.keyboard.type('SM 7');
      await expect(field(page)).toHaveRole('combobox');
      await expect(options(page).last()).toHaveAttribute('href', /SM%207$/);
      await page.keyboard.type('B');
      await expect(options(page).last()).toHaveAttribute('href', /SM%207B$/);
      await expect(options(page).first()).toContainText(nameOf(product('15'), locale));
      await expect(options(page).first()).toContainText(hkd(product('15').price));
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant');

      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      const id = (await options(page).first().getAttribute('id')) ?? '';
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
      await page.keyboard.press('ArrowUp');
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('Escape');
      await expect(options(page)).toHaveCount(0);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/product/15', locale));
    });

    test('keeps up to five recent searches, which can be cleared', async ({ page }) => {
      await seedStorage(
        page,
        'overtone:searches',
        JSON.stringify(['one', 'two', 'three', 'four', 'five', 'six', 7]),
      );
      await start(page);
      await field(page).focus();
      await expect(options(page)).toHaveCount(5);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: suggestions.clear }).click();
      await expect(options(page)).toHaveCount(0);
      await field(page).fill('fender');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${at('/search', locale)}?q=fender`);
      await field(page).focus();
      await expect(options(page)).toHaveText(['fender']);
    });
  });

  test.describe('search in the header, phone', () => {
    test.use({ viewport: PHONE });

    test('opens from the icon; a suggestion is tapped', async ({ page }) => {
      await start(page);
      await header(page).getByRole('link', { name: search.title, exact: true }).click();
      await expect(field(page)).toBeFocused();
      await field(page).fill('stratocastor');
      await expect(options(page).first()).toContainText('Stratocaster');
      expect(await violations(page)).toEqual([]);
      await options(page).first().click();
      await expect(page).toHaveURL(at('/product/1', locale));
    });

    test('closes with Escape, by its icon, and when it is left empty', async ({ page }) => {
      await start(page);
      const icon = header(page).getByRole('link', { name: search.title, exact: true });
      await expect(icon).toHaveAttribute('aria-expanded', 'false');
      await icon.click();
      await expect(icon).toHaveAttribute('aria-expanded', 'true');
      await expect(field(page)).toHaveRole('combobox');
      await page.keyboard.press('Escape');
      await expect(field(page)).toBeHidden();
      await expect(icon).toBeFocused();

      await icon.click();
      await expect(field(page)).toBeVisible();
      await icon.click();
      await expect(field(page)).toBeHidden();
      await expect(icon).toHaveAttribute('aria-expanded', 'false');
      await expect(icon).toBeFocused();

      await icon.press('Enter');
      await field(page).fill('sm57');
      await page.getByRole('main').click({ position: { x: 5, y: 800 } });
      await expect(field(page)).toBeVisible();
      await field(page).fill('');
      await field(page).press('Tab');
      await expect(field(page)).toBeHidden();
      await expect(icon).toHaveAttribute('aria-expanded', 'false');
      await expect(icon).toBeFocused();
    });
  });

  test.describe('search page', () => {
    const results = (page: Page) => page.getByRole('main').getByRole('article');

    test('keeps query, filters and order in the address', async ({ page }) => {
      await open(page, `${at('/search', locale)}?q=${encodeURIComponent(GUITAR)}`);
      const heading = page.getByRole('heading', { name: fill(search.results, { query: GUITAR }) });
      await expect(heading).toBeVisible();
      const all = await results(page).count();
      await page
        .getByRole('navigation', { name: catalogue.categories, exact: true })
        .getByRole('link', { name: categories.guitars })
        .click();
      await expect(page).toHaveURL(/category=guitars/);
      await expect(results(page)).toHaveCount(13);
      await page.getByLabel(catalogue.sort.label).selectOption('price-low');
      await expect(results(page).first()).toContainText(hkd(2680));
      await page.reload();
      await expect(results(page)).toHaveCount(13);
      await expect(results(page).first()).toContainText(hkd(2680));
      await page.goBack();
      await page.goBack();
      await expect(results(page)).toHaveCount(all);
      await expect(page.getByLabel(catalogue.sort.label)).toHaveValue('relevance');
    });

    test('says what it understood, what is not sold, and that nothing was found', async ({
      page,
    }) => {
      const visit = (query: string) => open(page, `${at('/search', locale)}?q=${query}`);
      await visit('stratocastor');
      const corrected = fill(search.corrected, { query: 'stratocaster' });
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(corrected);
      await expect(page.getByText(corrected, { exact: true })).toBeVisible();
      await visit('TR-808');
      await expect(page.getByText(search.notSold.split('{{')[0] ?? '').last()).toBeVisible();
      await visit('zzzzqqqq');
      await expect(page.getByRole('heading', { name: search.nothing.title })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: categories.drums }),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: search.nothing.contact }).click();
      await expect(page).toHaveURL(at('/contact', locale));
    });

    test('lists categories, kinds and brands without a query', async ({ page }) => {
      await open(page, at('/search', locale));
      const lists = page.getByRole('main');
      await expect(lists.getByRole('link', { name: categories.drums })).toBeVisible();
      await expect(lists.getByRole('link', { name: 'Yamaha' })).toBeVisible();
      await lists.getByRole('searchbox').fill('sm7b');
      await page.keyboard.press('Enter');
      await expect(results(page)).toHaveCount(1);
      await expect(lists.getByRole('searchbox')).toBeFocused();
      await lists.getByRole('searchbox').fill('zzzzqqqq');
      await page.keyboard.press('Enter');
      await expect(results(page)).toHaveCount(0);
      await page.goBack();
      await expect(results(page)).toHaveCount(1);
      await expect(lists.getByRole('searchbox')).toHaveValue('sm7b');
      await page.goBack();
      await expect(lists.getByRole('link', { name: 'Yamaha' })).toBeVisible();
    });

    test(
      'loads a newer index after the shop was rebuilt',
      { tag: '@sweep' },
      async ({ page, expectConsole }) => {
        expectConsole(/404/);
        let isOld = true;
        await page.route('**/search-index.json', async (route) => {
          const response = await route.fetch();
          const directory = (await response.json()) as { version: string };
          await route.fulfill({ json: isOld ? { ...directory, version: 'gone' } : directory });
          isOld = false;
        });
        await page.route('**/data/search/gone/**', (route) => route.fulfill({ status: 404 }));
        await page.goto(`${at('/search', locale)}?q=sm7b`);
        await expect(results(page)).toHaveCount(1);
      },
    );

    test(
      'offers to try again when a file of the index never arrives',
      { tag: '@sweep' },
      async ({ page }) => {
        const file = '**/data/search/*/*-0.json';
        await page.clock.install();
        await page.route(file, () => new Promise<void>(() => {}));
        const asked = page.waitForRequest(file);
        await page.goto(`${at('/search', locale)}?q=sm7b`);
        await asked;
        await expect(page.getByText(catalogue.loading, { exact: true }).last()).toBeVisible();
        await page.clock.fastForward(20_000);
        await expect(page.getByText(catalogue.failed).last()).toBeVisible();
        await page.unroute(file);
        await page.getByRole('button', { name: catalogue.retry }).click();
        await expect(results(page)).toHaveCount(1);
        await expect(page.getByText(catalogue.failed)).toHaveCount(0);
      },
    );

    for (const file of ['**/search-index.json', '**/data/search/*/words-*.json']) {
      test(
        `says that ${file} is not an index, and answers the next query`,
        { tag: '@sweep' },
        async ({ page }) => {
          await page.route(file, (route) => route.fulfill({ json: {} }));
          await open(page, `${at('/search', locale)}?q=sm7b`);
          await expect(page.getByText(catalogue.failed).last()).toBeVisible();
          await expect(results(page)).toHaveCount(0);
          await expect(page.getByRole('heading', { name: search.nothing.title })).toHaveCount(0);
          await page.unroute(file);
          await page.getByRole('main').getByRole('searchbox').fill('sm57');
          await page.keyboard.press('Enter');
          await expect(results(page).first()).toContainText('SM57');
          await expect(page.getByText(catalogue.failed)).toHaveCount(0);
        },
      );
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('lists categories, kinds and brands', async ({ page }) => {
      await page.goto(`${at('/search', locale)}?q=sm7b`);
      await expect(page.getByText(search.noScript)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Yamaha' }).click();
      await expect(page).toHaveURL(`${at('/instruments', locale)}?brand=Yamaha`);
    });

    test('submits the form of the header', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(at('/contact', locale));
      await field(page).fill('sm7b');
      await field(page).press('Enter');
      await expect(page).toHaveURL(`${at('/search', locale)}?q=sm7b`);
      await page.setViewportSize(PHONE);
      await page.goto(at('/contact', locale));
      await header(page).getByRole('link', { name: search.title, exact: true }).click();
      await expect(page).toHaveURL(at('/search', locale));
    });
  });
});

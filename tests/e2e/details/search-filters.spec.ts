import { expect, test } from '../fixtures';
import { fill } from '~/i18n/fill';
import { filterButton, openFilters, option, resultCount } from '../support/filters';
import { open } from '../support/page';
import { at, inOneLanguage } from '../support/shop';

// Too narrow for the sidebar, so the filters are in a dialog.
test.use({ viewport: { width: 390, height: 844 } });

inOneLanguage((locale, words) => {
  const { badge } = words.catalogue.facets;
  const root = `${at('/search', locale)}?q=guitar`;

  test('Back closes the dialog, which keeps what was selected, and then removes it', async ({
    page,
  }) => {
    await open(page, root);
    await expect(filterButton(page, words)).toBeVisible();
    const all = await resultCount(page);
    const dialog = await openFilters(page, words);
    await option(dialog, badge.options.discount).check();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${root}&badge=discount`);
    await expect(filterButton(page, words)).toHaveText(/\(1\)$/);
    await expect.poll(() => resultCount(page)).toBeLessThan(all);
    const found = await resultCount(page);

    await page.reload();
    await expect.poll(() => resultCount(page)).toBe(found);
    await page.goBack();
    await expect(page).toHaveURL(root);
    await expect.poll(() => resultCount(page)).toBe(all);
    await page.goForward();
    await expect.poll(() => resultCount(page)).toBe(found);
  });

  test('a category without results is cleared with the filters', async ({ page }) => {
    const { empty } = words.catalogue;
    const address = `${at('/search', locale)}?q=sm7b`;
    await open(page, `${address}&category=drums`);
    await expect(page.getByRole('heading', { name: empty.title })).toBeVisible();
    await page.getByRole('button', { name: empty.clear, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => resultCount(page)).toBeGreaterThan(0);
  });

  test('a price limit among the words is the price filter, which can be cleared', async ({
    page,
  }) => {
    const { filters } = words.catalogue;
    await open(page, `${at('/search', locale)}?q=quiet+practice+kit+under+8,000`);
    const limit = fill(filters.below, { value: 'HK$8,000' });
    const chip = page.getByRole('button', { name: fill(filters.remove, { name: limit }) });
    await expect(chip).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('quiet practice kit');
    await expect.poll(() => resultCount(page)).toBeGreaterThan(0);
    const affordable = await resultCount(page);
    await chip.click();
    await expect(page).toHaveURL(`${at('/search', locale)}?q=quiet+practice+kit`);
    await expect.poll(() => resultCount(page)).toBeGreaterThan(affordable);
  });
}, 'en');

import { expect, test } from '../fixtures';
import { fill } from '~/i18n/fill';
import { resultCount } from '../support/filters';
import { open } from '../support/page';
import { at, inOneLanguage } from '../support/shop';

inOneLanguage((locale, words) => {
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

import { expect, test } from './fixtures';
import { at, inOneLanguage } from './support/shop';

inOneLanguage((locale, { common }) => {
  test('the skip link is first and leads to the content', async ({ page }) => {
    await page.goto(at('/product/1', locale));
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: common.skip });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

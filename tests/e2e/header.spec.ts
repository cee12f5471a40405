import { expect, test } from './fixtures';
import { open } from './support/page';
import { at, inEachLanguage, otherLocale } from './support/shop';
import { wordsIn } from './support/words';

inEachLanguage((locale, { common }) => {
  const other = otherLocale(locale);
  /** Texts of the link to the other language. */
  const { language } = wordsIn[other].common;

  test('the language toggle follows client-side category changes', async ({ page }) => {
    await open(page, at('/instruments', locale));
    const { categories, catalogue } = wordsIn[locale];
    const choices = page.getByRole('navigation', { name: catalogue.categories });
    await choices.getByRole('link', { name: categories.drums }).click();
    await page.getByRole('link', { name: language.label }).click();
    await expect(page).toHaveURL(at('/instruments/drums', other));
  });

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

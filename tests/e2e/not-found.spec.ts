import { expect, test } from './fixtures';
import { at, inOneLanguage } from './support/shop';

inOneLanguage((locale, { messages: { notFound } }) => {
  test('an unknown path shows the 404 page and is logged', async ({ page, expectConsole }) => {
    const address = at('/nope', locale);
    expectConsole(/Failed to load resource.*404/, new RegExp(`404: no page at ${address}$`));
    const response = await page.goto(address);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(notFound.code);
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL(at('/', locale));
  });
}, 'en');

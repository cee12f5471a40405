import { expect, test } from './fixtures';
import { at, inOneLanguage } from './support/shop';

/** The message that the browser logs for a 404 response. */
const answered404 = /Failed to load resource.*404/;

inOneLanguage((locale, { messages: { notFound }, product }) => {
  test('an unknown path shows the 404 page and is logged', async ({ page, expectConsole }) => {
    for (const path of ['/nope', '/instruments/violins']) {
      await test.step(path, async () => {
        const address = at(path, locale);
        expectConsole(answered404, new RegExp(`404: no page at ${address}$`));
        const response = await page.goto(address);

        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.text);
        await expect(page.getByRole('main')).toContainText(notFound.code);
      });
    }
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL(at('/', locale));
  });

  test('an unknown product has its own message', async ({ page, expectConsole }) => {
    expectConsole(answered404);
    for (const id of ['9999', '%E7%90%B4']) {
      await test.step(id, async () => {
        const response = await page.goto(at(`/product/${id}`, locale));

        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.notFound.title);
        await expect(page.getByRole('main')).toContainText(product.notFound.text);
      });
    }
    await page.getByRole('link', { name: product.notFound.back }).click();
    await expect(page).toHaveURL(at('/instruments', locale));
  });
}, 'en');

import { expect, test } from '../fixtures';
import { field } from '../support/checkout';
import { cartLink, fillStorage, forbidStorage, open, toasts, viewProduct } from '../support/page';
import { at, inOneLanguage, nameOf, product } from '../support/shop';

inOneLanguage((locale, words) => {
  const { cart, catalogue, checkout, messages, product: texts } = words;

  // tests/unit has what is decoded of invalid carts, lists and drafts.
  test('an invalid list or draft is discarded', async ({ page }) => {
    await page.goto(at('/contact', locale));
    await page.evaluate(() => {
      localStorage.setItem('overtone:wishlist', '{"x":');
      localStorage.setItem('overtone:viewed', '[[1],{}]');
      sessionStorage.setItem('overtone:checkout-draft', '[null]');
    });
    await open(page, at('/wishlist', locale));
    await expect(page.getByRole('heading', { name: messages.wishlist.empty })).toBeVisible();
    await viewProduct(page, at('/product/1', locale));
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(cartLink(page, words, 1)).toHaveText('1');
    await open(page, at('/checkout', locale));
    await expect(field(page, words, 'firstName')).toHaveValue('');
  });

  for (const [kind, breakStorage] of [
    ['blocked', forbidStorage],
    ['full', fillStorage],
  ] as const) {
    test(
      `with storage ${kind} the cart works while the page is open`,
      { tag: '@sweep' },
      async ({ page }) => {
        await page.addInitScript(breakStorage);
        await page.goto(at('/product/1', locale));
        await page.getByRole('button', { name: texts.add, exact: true }).click();
        await expect(cartLink(page, words, 1)).toHaveText('1');
        const alert = toasts(page, words).getByRole('alert').filter({ hasText: /./ });
        await expect(alert).toContainText(messages.toast.storageTitle);
        await expect(alert).toContainText(messages.toast.storageText);

        // The warning is shown once; then the usual confirmation.
        await page.getByRole('button', { name: texts.add, exact: true }).click();
        await expect(cartLink(page, words, 2)).toHaveText('2');
        await expect(toasts(page, words)).toContainText(messages.toast.addedTitle);
        await page.getByRole('button', { name: texts.wishlist, exact: true }).click();
        const heading = (name: string) => page.getByRole('heading', { name });
        for (const [path, shown] of [
          ['/cart', heading(cart.empty)],
          ['/checkout', heading(checkout.empty.title)],
          ['/wishlist', heading(messages.wishlist.empty)],
          ['/search?q=sm7b', heading(nameOf(product('15'), locale))],
          ['/instruments?badge=hot', page.getByRole('list', { name: catalogue.filters.selected })],
        ] as const) {
          await open(page, at(path, locale));
          await expect(shown, path).toBeVisible();
        }
      },
    );
  }
});

import { expect, test } from '../fixtures';
import { field } from '../support/checkout';
import { cartLink, fillStorage, forbidStorage, open, toasts, viewProduct } from '../support/page';
import { at, inOneLanguage, nameOf, product } from '../support/shop';

/** Stored carts, with their decoded quantity; tests/unit/cart/stored-cart.test.ts has more. */
const stored: [stored: string, quantity: number][] = [
  ['{"version":1,"lines":[{"id":"1","quantity":1}', 0],
  ['{"version":1,"lines":[{"id":"1","quantity":3},{"id":"1","quantity":4},{"quantity":1}]}', 3],
];

inOneLanguage((locale, words) => {
  const { cart, catalogue, checkout, messages, product: texts } = words;

  test('an invalid cart is discarded or corrected', async ({ page }) => {
    await page.goto(at('/contact', locale));
    for (const [text, quantity] of stored) {
      await test.step(text, async () => {
        await page.evaluate((text) => localStorage.setItem('overtone:cart', text), text);
        await open(page, at('/cart', locale));
        await expect(cartLink(page, words, quantity)).toBeVisible();
        const name = nameOf(product('1'), locale);
        await expect(page.getByRole('listitem', { name })).toHaveCount(quantity ? 1 : 0);
      });
    }
    await page.evaluate(() => {
      localStorage.setItem('overtone:wishlist', '{"x":');
      localStorage.setItem('overtone:viewed', '[[1],{}]');
      sessionStorage.setItem('overtone:checkout-draft', '[null]');
    });
    await open(page, at('/wishlist', locale));
    await expect(page.getByRole('heading', { name: messages.wishlist.empty })).toBeVisible();
    await viewProduct(page, at('/product/1', locale));
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

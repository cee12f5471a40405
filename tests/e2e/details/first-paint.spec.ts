import { expect, test } from '../fixtures';
import { forbidStorage, seedCart, seedComparison, seedStorage } from '../support/page';
import { at, inOneLanguage, otherLocale } from '../support/shop';

// Only inline scripts run; external ones never load.
test.beforeEach(({ page }) => page.route('**/_astro/*.js', () => undefined));

inOneLanguage((locale, { cart, checkout, compare, orders, messages: { wishlist } }) => {
  const pages = [
    { path: '/cart', empty: cart.empty, loading: cart.loading },
    { path: '/checkout', empty: checkout.empty.title, loading: checkout.loading },
    {
      path: '/order/confirmation',
      empty: checkout.orders.empty.title,
      loading: checkout.orders.loading,
    },
    { path: '/orders', empty: orders.empty.title, loading: orders.loading },
    { path: '/wishlist', empty: wishlist.empty, loading: wishlist.loading },
    { path: '/compare', empty: compare.empty, loading: compare.loading },
  ];

  test('the language toggle preserves the URL', async ({ page }) => {
    const path = '/instruments?brand=Fender&sort=rating#main';
    await page.goto(at(path, locale), { waitUntil: 'commit' });
    await page.locator('[data-language-toggle]').click();
    await expect(page).toHaveURL(at(path, otherLocale(locale)));
  });

  test('pages show their empty state without stored data', async ({ page }) => {
    for (const { path, empty, loading } of pages) {
      await page.goto(at(path, locale), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: empty }), path).toBeVisible();
      await expect(page.getByText(loading), path).toBeHidden();
    }
  });

  test('pages show their loading state with stored data', async ({ page }) => {
    await seedCart(page, { id: '1', quantity: 1 });
    await seedStorage(page, 'overtone:wishlist', '["1"]');
    await seedStorage(page, 'overtone:orders', '[{"id":"1"}]');
    await seedComparison(page, 'guitars', '1');
    for (const { path, empty, loading } of pages) {
      await page.goto(at(path, locale), { waitUntil: 'commit' });
      await expect(page.getByText(loading), path).toBeVisible();
      await expect(page.getByRole('heading', { name: empty }), path).toBeHidden();
    }
  });

  test('a shared comparison shows its loading state, also if storage is blocked', async ({
    page,
  }) => {
    for (const isBlocked of [false, true]) {
      if (isBlocked) await page.addInitScript(forbidStorage);
      await page.goto(at('/compare?ids=15,60', locale), { waitUntil: 'commit' });
      await expect(page.getByText(compare.loading)).toBeVisible();
      await expect(page.getByRole('heading', { name: compare.empty })).toBeHidden();
    }
  });
});

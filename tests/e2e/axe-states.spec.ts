import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { fillIn, openCheckout, placeOrder, submitButton } from './support/checkout';
import { openFilters } from './support/filters';
import { addButton, seedStorage, seedCart, open, toasts, viewProduct } from './support/page';
import { at, inEachLanguage, inOneLanguage, nameOf, product } from './support/shop';

// On the phone, the filters are a dialog.
inEachLanguage((locale, words) => {
  const { catalogue } = words;

  test.describe('axe reports no violations', () => {
    test('in the catalogue: filters, all brands, chips, no results', async ({ page }) => {
      await open(page, `${at('/instruments', locale)}?brand=Yamaha&badge=hot,new&min=500`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const panel = await openFilters(page, words);
      await panel
        .getByRole('button', {
          name: new RegExp(catalogue.facets.brand.showAll.split('{{')[0] ?? ''),
        })
        .click();
      expect(await violations(page)).toEqual([]);
      await open(page, `${at('/instruments', locale)}?min=1&max=2`);
      await expect(page.getByRole('heading', { name: catalogue.empty.title })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
});

// pages.spec.ts checks pages in English on the phone.
inOneLanguage((locale, words) => {
  const { checkout, common, contact, messages } = words;

  test.describe('axe reports no violations', () => {
    test('in the menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/contact', locale));
      await page.getByRole('button', { name: common.nav.menu, exact: true }).click();
      expect(await violations(page)).toEqual([]);
    });

    test('in status and alert toasts', async ({ page }) => {
      await seedCart(page, { id: '1', quantity: 98, price: product('1').price });
      await page.goto(at('/instruments/guitars', locale));
      const button = addButton(page, words, nameOf(product('1'), locale));
      await button.click();
      await expect(toasts(page, words)).toContainText(messages.toast.addedTitle);
      expect(await violations(page)).toEqual([]);
      await button.click();
      await expect(toasts(page, words)).toContainText(messages.toast.fullTitle);
      expect(await violations(page)).toEqual([]);
    });

    test('at checkout: both payment methods, invalid fields, processing, confirmation', async ({
      page,
    }) => {
      await openCheckout(page, locale);
      await submitButton(page, words, 'card').click();
      expect(await violations(page)).toEqual([]);
      await fillIn(page, words);
      await page.getByRole('radio', { name: checkout.payment.bank }).check();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('radio', { name: checkout.payment.card }).check();
      await placeOrder(page, words, 'card');
      await expect(page.getByRole('heading', { name: checkout.submitted.title })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('in the wishlist, recently viewed products and the sent contact form', async ({
      page,
    }) => {
      await seedStorage(page, 'overtone:wishlist', '["1","20","9999"]');
      await open(page, at('/wishlist', locale));
      await expect(page.getByRole('article')).toHaveCount(2);
      expect(await violations(page)).toEqual([]);

      await viewProduct(page, at('/product/2', locale));
      await page.goto(at('/product/1', locale));
      const recent = page.getByRole('region', { name: words.product.recent });
      await recent.scrollIntoViewIfNeeded();
      await expect(recent.getByRole('link')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);

      await page.goto(`${at('/contact', locale)}?subject=x`);
      await page.getByRole('button', { name: contact.form.send }).click();
      await expect(page.getByText(contact.form.byMailTitle)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
});

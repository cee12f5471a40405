import { fill } from '~/i18n/fill';
import { formatNumber } from '~/i18n/format';
import { expect, test } from './fixtures';
import {
  fillIn,
  keepOrders,
  openCheckout,
  orderTotal,
  placeOrder,
  referenceOn,
} from './support/checkout';
import { cartLink, expectFocusKept, open, tabTo, toasts } from './support/page';
import { at, inEachLanguage, nameOf, product } from './support/shop';

const DAY = 86_400_000;

inEachLanguage((locale, words) => {
  const { cart, checkout, common, orders } = words;

  test.describe('my orders', () => {
    test('an order is found again a day later, by keyboard', async ({ page }) => {
      await openCheckout(page, locale);
      await fillIn(page, words);
      await placeOrder(page, words, 'card');
      await expect(
        page.getByRole('heading', { level: 1, name: checkout.submitted.title }),
      ).toBeFocused();
      const reference = await referenceOn(page);

      await page.clock.setSystemTime(Date.now() + DAY);
      await page.goto(at('/', locale));
      const footer = page.getByRole('contentinfo', { name: common.footer.label });
      await footer.getByRole('link', { name: orders.title }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/orders', locale));
      const item = page.getByRole('listitem', { name: reference });
      await expect(item).toContainText(
        fill(orders.line, { name: nameOf(product('1'), locale), count: 2 }),
      );
      await expect(item).toContainText(`HK$${formatNumber(orderTotal)}`);
      await expect(item).toContainText(orders.state.demo);
      await tabTo(
        page,
        page.getByRole('link', { name: fill(orders.confirmationOf, { reference }) }),
      );
      await page.keyboard.press('Enter');
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: checkout.submitted.ordered })).toBeVisible();
    });

    test('are reached from the menu, the empty cart and the empty checkout', async ({ page }) => {
      await keepOrders(page, 'OT-20260115-NEWW');
      for (const [path, title] of [
        ['/cart', cart.empty],
        ['/checkout', checkout.empty.title],
      ] as const) {
        await open(page, at(path, locale));
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: orders.title }).click();
        await expect(page.getByRole('listitem', { name: 'OT-20260115-NEWW' })).toBeVisible();
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/', locale));
      const menuButton = page.getByRole('button', { name: common.nav.menu, exact: true });
      await menuButton.click();
      const menu = page.getByRole('navigation', { name: common.nav.menu });
      await menu.getByRole('link', { name: orders.title }).click();
      await expect(page).toHaveURL(at('/orders', locale));
    });

    test('are bought again at today’s prices, without what is not sold', async ({ page }) => {
      await openCheckout(page, locale);
      await fillIn(page, words);
      await placeOrder(page, words, 'card');
      await expect(
        page.getByRole('heading', { level: 1, name: checkout.submitted.title }),
      ).toBeFocused();
      const reference = await referenceOn(page);
      await open(page, at('/orders', locale));
      await page.getByRole('button', { name: fill(orders.againOf, { reference }) }).click();
      await expect(cartLink(page, words, 3)).toBeVisible();
      await expect(toasts(page, words)).toContainText(fill(orders.added, { reference }));
    });

    test('are listed newest first and forgotten on request', async ({ page }) => {
      await keepOrders(page, 'OT-20260115-NEWW', 'OT-20260114-OLDD');
      await open(page, at('/orders', locale));
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText(['OT-20260115-NEWW', 'OT-20260114-OLDD']);
      // Nobody sells what is in them.
      const reference = 'OT-20260114-OLDD';
      await page.getByRole('button', { name: fill(orders.forgetOf, { reference }) }).click();
      await expect(headings).toHaveText(['OT-20260115-NEWW']);
      await expectFocusKept(page);
      await page.getByRole('button', { name: orders.undo }).click();
      await expect(headings).toHaveCount(2);
      await page.getByRole('button', { name: orders.forgetAll }).click();
      await expect(page.getByRole('heading', { name: orders.empty.title })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: orders.empty.title })).toBeVisible();
    });
  });
});

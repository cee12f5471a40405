import type { Page } from '@playwright/test';
import { packProductList } from '~/features/products/product-list/product-list';
import { fill } from '~/i18n/fill';
import {
  confirmationTitle,
  customer,
  field,
  fillIn,
  keepOrders,
  openCheckout,
  storedOrder,
  submitButton,
} from '../e2e/support/checkout';
import { waitForFrames } from '../e2e/support/layout-shift';
import { cartLink, open, seedCart, stored } from '../e2e/support/page';
import { nameOf, product, productList } from '../e2e/support/shop';
import { wordsIn } from '../e2e/support/words';
import { expect, test } from '../payments/fixtures';
import { conditions, fillSilently } from './conditions';
import { journeys, withTexts } from './journeys';

for (const [title, condition] of Object.entries(conditions)) {
  const { before, during, except = [], isOfTexts = false, logs } = condition;

  test.describe(title, () => {
    test.use(condition.use ?? {});

    for (const [name, journey] of Object.entries(journeys)) {
      if (except.includes(name) || (isOfTexts && !withTexts.includes(name))) continue;
      test(name, async ({ page, server, expectConsole }) => {
        if (logs) expectConsole(logs);
        await before?.(page);
        await journey({
          page,
          server,
          pause: async () => during?.(page),
          customer: condition.customer ?? customer,
          enter: condition.enter ?? ((field, text) => field.fill(text)),
        });
      });
    }
  });
}

test('input entered without events is validated', async ({ page, server }) => {
  await openCheckout(page, 'en');
  await fillIn(page, wordsIn.en);
  const email = field(page, wordsIn.en, 'email');
  await fillSilently(email, 'kayan@example');
  await submitButton(page, wordsIn.en, 'card').click();
  await expect(email).toBeFocused();
  await expect(page.getByText(wordsIn.en.forms.problems.email)).toBeVisible();
  expect(server.submitted).toEqual([]);
});

test('Undo keeps the order that another tab has placed', async ({ page }) => {
  const { orders } = wordsIn.en;
  await keepOrders(page, 'OT-20260115-AAAA', 'OT-20260115-BBBB');
  await open(page, '/en/orders');
  const forget = fill(orders.forgetOf, { reference: 'OT-20260115-AAAA' });
  await page.getByRole('button', { name: forget }).click();
  const headings = page.getByRole('main').getByRole('heading', { level: 2, name: 'OT-' });
  await expect(headings).toHaveText(['OT-20260115-BBBB']);
  const tab = await page.context().newPage();
  await tab.goto('/en/contact');
  await tab.evaluate((order) => {
    const stored = JSON.parse(localStorage.getItem('overtone:orders') ?? '') as {
      orders: object[];
    };
    stored.orders.unshift(order);
    localStorage.setItem('overtone:orders', JSON.stringify(stored));
  }, storedOrder('OT-20260116-NEWW'));
  await expect(headings).toHaveCount(2);
  await page.getByRole('button', { name: orders.undo }).click();
  await expect(headings).toHaveText(['OT-20260116-NEWW', 'OT-20260115-AAAA', 'OT-20260115-BBBB']);
});

const increase = (page: Page, id: string) =>
  page.getByRole('button', {
    name: fill(wordsIn.en.cart.increase, { name: nameOf(product(id), 'en') }),
  });

/** Changes storage as other pages do while this one is in the back/forward cache, and restores it. */
const restoreWith = (
  page: Page,
  kind: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
) =>
  page.evaluate(
    ([kind, key, value]) => {
      window[kind].setItem(key, value);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [kind, `overtone:${key}`, value] as const,
  );

test('a page that Back restores has the cart that is stored', async ({ page }) => {
  await seedCart(page, { id: '1', quantity: 1 });
  await open(page, '/en/cart');
  const before = (await stored(page, 'cart')) ?? '';
  const tab = await page.context().newPage();
  await open(tab, '/en/cart');
  await increase(tab, '1').click();
  await expect(cartLink(page, wordsIn.en, 2)).toBeVisible();
  await tab.close();
  await restoreWith(page, 'localStorage', 'cart', before);
  await expect(cartLink(page, wordsIn.en, 1)).toBeVisible();
});

test('a form that Back restores has what was entered on other pages', async ({ page }) => {
  await openCheckout(page, 'en');
  await field(page, wordsIn.en, 'email').fill('kayan@example.com');
  const draft = { email: 'kayan@example.com', notes: '', phone: '9123 4567' };
  await restoreWith(page, 'sessionStorage', 'checkout-draft', JSON.stringify(draft));
  await expect(field(page, wordsIn.en, 'phone')).toHaveValue('9123 4567');
  await field(page, wordsIn.en, 'email').fill('wong@example.com');
  expect(await page.evaluate(() => sessionStorage.getItem('overtone:checkout-draft'))).toContain(
    '9123 4567',
  );

  await open(page, '/en/contact');
  const message = page.getByRole('textbox', { name: wordsIn.en.contact.form.message });
  await restoreWith(page, 'sessionStorage', 'contact-draft', '{"message":"Strings?"}');
  await expect(message).toHaveValue('Strings?');
});

test('two tabs with different product lists do not undo what the other stores', async ({
  page,
  request,
}) => {
  await seedCart(page, { id: '1', quantity: 1 }, { id: '20', quantity: 1 });
  await open(page, '/en/cart');
  const newer = await page.context().newPage();
  const items = await productList(request, 'en');
  const soldOut = items.map((item) => (item.id === '1' ? { ...item, inStock: false } : item));
  await newer.route('**/data/en.*.json', (route) =>
    route.fulfill({ json: packProductList(soldOut) }),
  );
  await open(newer, '/en/cart');
  await expect(cartLink(page, wordsIn.en, 1)).toBeVisible();
  await page.evaluate(() => {
    const seen = Object.assign(window, { writes: 0 });
    addEventListener('storage', () => (seen.writes += 1));
  });
  await increase(newer, '20').click();
  await expect(cartLink(page, wordsIn.en, 2)).toBeVisible();
  await expect(cartLink(newer, wordsIn.en, 2)).toBeVisible();
  await waitForFrames(page);
  expect(await page.evaluate(() => (window as unknown as { writes: number }).writes)).toBe(1);
});

test('an address that cannot be decoded shows the newest order', async ({ page }) => {
  await keepOrders(page, 'OT-20260115-AAAA');
  await open(page, '/en/order/confirmation#%');
  await expect(confirmationTitle(page, wordsIn.en)).toBeVisible();
});

// A program that changes the page may move any node that an island renders.
test('an island that fails leaves a sentence and the rest of the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/NotFoundError/);
  await seedCart(page, { id: '1', quantity: 1 }, { id: '20', quantity: 1 });
  await open(page, '/en/cart');
  const { cart, island } = wordsIn.en;
  const name = nameOf(product('1'), 'en');
  await page.getByRole('listitem', { name }).evaluate((line) => {
    const wrapper = document.createElement('div');
    line.replaceWith(wrapper);
    wrapper.append(line);
  });
  await page.getByRole('button', { name: fill(cart.removeNamed, { name }) }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(island.failed.text);
  await expect(page.getByRole('heading', { name: cart.title })).toBeVisible();
  await page.getByRole('button', { name: island.failed.reload }).click();
  await expect(page.getByRole('listitem', { name: nameOf(product('20'), 'en') })).toBeVisible();
});

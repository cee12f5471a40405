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
import { cartLink, islandsReady, open, seedCart } from '../e2e/support/page';
import { nameOf, product } from '../e2e/support/shop';
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

test('a page that Back restores has the cart that is stored', async ({ page }) => {
  await page.goto('/en/cart');
  await islandsReady(page);
  // Without a storage event, which pages in the back/forward cache do not receive.
  await page.evaluate(() => {
    const cart = { version: 1, lines: [{ id: '1', quantity: 2 }] };
    localStorage.setItem('overtone:cart', JSON.stringify(cart));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(cartLink(page, wordsIn.en, 2)).toBeVisible();
  await expect(page.getByRole('listitem', { name: nameOf(product('1'), 'en') })).toBeVisible();
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

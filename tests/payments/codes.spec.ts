import type { Page } from '@playwright/test';
import { formatNumber } from '~/i18n/format';
import { fill } from '~/i18n/fill';
import { violations } from '../e2e/support/axe';
import {
  confirmationTitle,
  fillIn,
  orderTotal,
  storedOrders,
  submitButton,
} from '../e2e/support/checkout';
import { waitForFrames } from '../e2e/support/layout-shift';
import { open, seedCart, stored } from '../e2e/support/page';
import { at, hkd, inOneLanguage, nameOf, product } from '../e2e/support/shop';
import { expect, test } from './fixtures';
import { formServer } from './form-server';
import { json, refuse, type Answer } from './shop-server';
import { expectWhole } from './support';

const TERMS = {
  code: 'SPRING',
  kind: 'percent',
  value: 10,
  minimum: 0,
  categories: [],
  products: [],
};
const discount = Math.floor(orderTotal / 10);
const inForm = (amount: number) => `$${formatNumber(amount)}`;

inOneLanguage((locale, words) => {
  const { cart, checkout, online } = words;
  const { problems } = online.code;
  const values = { code: 'SPRING' };
  const summary = (page: Page) => page.getByRole('region', { name: cart.summary.title });
  const input = (page: Page) => page.getByRole('textbox', { name: cart.code.label });
  const { bodies, respond } = formServer('**/api/code');

  /** Opens the cart and enters a code there; `answer` is the response of the shop about it. */
  async function enter(page: Page, answer: Answer, code = 'spring') {
    await respond(page, answer);
    await seedCart(
      page,
      { id: '1', quantity: 2, price: product('1').price },
      { id: '20', quantity: 1, price: product('20').price },
    );
    await open(page, at('/cart', locale));
    await input(page).fill(code);
    await page.getByRole('button', { name: cart.code.apply }).click();
  }

  test('a code is a row from the cart to the confirmation, and is used up with the order', async ({
    page,
    server,
  }) => {
    await enter(page, json(200, TERMS));
    await expect(summary(page)).toContainText(fill(cart.summary.discount, values));
    await expect(summary(page).getByRole('definition')).toContainText([
      '3',
      hkd(orderTotal),
      `−${hkd(discount)}`,
      cart.summary.free,
      hkd(orderTotal - discount),
    ]);
    expect(await violations(page)).toEqual([]);
    expect(bodies.at(-1)).toMatchObject({ code: 'spring' });

    await page.getByRole('link', { name: cart.checkout }).click();
    await fillIn(page, words);
    await expect(page.getByRole('definition').filter({ hasText: '−' })).toHaveText(
      `−${inForm(discount)}`,
    );
    await page.getByRole('radio', { name: checkout.payment.bank }).check();
    await submitButton(page, words, 'bank').click();
    await expect(confirmationTitle(page, words)).toBeVisible();
    expect(server.submitted).toMatchObject([{ code: 'SPRING', total: orderTotal - discount }]);
    await expect(page.getByRole('main')).toContainText(`−${hkd(discount)}`);
    expect(await storedOrders(page)).toMatchObject([
      { totals: { discount, code: 'SPRING', total: orderTotal - discount } },
    ]);
    expect(await stored(page, 'code')).toBeNull();
  });

  test('a code that ends between cart and order is refused with the order, and nothing is lost', async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(/409/);
    await enter(page, json(200, TERMS));
    await expect(summary(page)).toContainText('SPRING');
    await page.getByRole('link', { name: cart.checkout }).click();
    await fillIn(page, words);
    server.faults.push(refuse(409, 'code', { problem: 'exhausted' }));
    await submitButton(page, words, 'card').click();
    const alert = page.getByRole('alert').filter({ hasText: online.code.title });
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(fill(problems.exhausted, values));
    await expect(alert).toContainText(hkd(orderTotal));
    await expectWhole(page, words);
    expect(await violations(page)).toEqual([]);

    await submitButton(page, words, 'card').click();
    await expect(page).toHaveTitle('Stripe');
    expect(server.submitted.map(({ code, total }) => [code, total])).toEqual([
      ['SPRING', orderTotal - discount],
      [undefined, orderTotal],
    ]);
  });

  test('a code is refused in words', async ({ page, expectConsole }) => {
    expectConsole(/409/);
    await enter(page, refuse(409, 'code', { problem: 'unknown' }), 'SPRING');
    await expect(summary(page).getByRole('status')).toHaveText(fill(problems.unknown, values));
    await expect(summary(page).getByRole('definition').last()).toHaveText(hkd(orderTotal));
    await expect(input(page)).toHaveValue('SPRING');
    expect(await violations(page)).toEqual([]);
  });

  test('a code applies from its minimum, to what it covers, and can be removed', async ({
    page,
  }) => {
    const more = page.getByRole('button', {
      name: fill(cart.increase, { name: nameOf(product('20'), locale) }),
    });
    await enter(page, json(200, { ...TERMS, minimum: orderTotal + 1, products: ['20'] }));
    const minimum = hkd(orderTotal + 1);
    const status = summary(page).getByRole('status');
    await expect(status).toHaveText(fill(problems.minimum, { ...values, minimum }));
    await more.click();
    const row = summary(page).getByRole('definition').filter({ hasText: '−' });
    await expect(row).toHaveText(`−${hkd(Math.floor((2 * product('20').price) / 10))}`);

    await page.getByRole('button', { name: fill(cart.code.remove, values) }).click();
    await expect(row).toHaveCount(0);
    await expect(input(page)).toBeVisible();
    expect(await stored(page, 'code')).toBeNull();
  });

  test('a code that has ended is removed when the cart is opened again, and not by a fault', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/503/, /409/);
    await enter(page, json(200, TERMS));
    await expect(summary(page)).toContainText(fill(cart.summary.discount, values));
    await respond(page, refuse(503, 'unavailable'));
    const asked = page.waitForResponse('**/api/code');
    await page.reload();
    await asked;
    await waitForFrames(page);
    await expect(summary(page)).toContainText(fill(cart.summary.discount, values));
    expect(await stored(page, 'code')).not.toBeNull();
    await respond(page, refuse(409, 'code', { problem: 'expired' }));
    await page.reload();
    await expect(summary(page).getByRole('status')).toHaveText(fill(problems.expired, values));
    await expect(summary(page).getByRole('definition').last()).toHaveText(hkd(orderTotal));
  });
});

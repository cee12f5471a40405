import type { Page } from '@playwright/test';
import { resolve } from 'node:path';
import { formatNumber } from '~/i18n/format';
import { fill } from '~/i18n/fill';
import { openSite } from '../../scripts/bench/page-weight.ts';
import { customer, fillIn, orderTotal, storedOrders, submitButton } from '../e2e/support/checkout';
import { violations } from '../e2e/support/axe';
import { cartLink, islandsReady, reload, open, stored, toasts } from '../e2e/support/page';
import { at, inOneLanguage, product, site } from '../e2e/support/shop';
import { expect, test } from './fixtures';
import { REFERENCE, refuse } from './shop-server';
import {
  comeBack,
  expectWhole,
  leave,
  leaveFilledCheckout,
  openFilledCheckout,
  pay,
} from './support';

const total = `HK$${formatNumber(orderTotal)}`;
const provider = site.payment.providerName;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

inOneLanguage((locale, words) => {
  const { checkout, online } = words;
  const confirmation = at('/order/confirmation', locale);

  test('a paid order is confirmed, and its items leave the cart', async ({ page, server }) => {
    await leaveFilledCheckout(page, locale, words);
    const [, { order }] = server.last();
    expect(order).toMatchObject({ locale, method: 'card', total: orderTotal, customer });
    expect(order.id).toMatch(/^[0-9a-f]{32}$/);
    expect(order.lines).toEqual([
      { id: '1', quantity: 2, price: product('1').price },
      { id: '20', quantity: 1, price: product('20').price },
    ]);

    await pay(page, server);
    await expect(heading(page, checkout.submitted.title)).toBeFocused();
    await expect(page).toHaveURL(confirmation);
    await expect(toasts(page, words)).toContainText(online.payment.paid.text);
    const main = page.getByRole('main');
    await expect(main).toContainText(REFERENCE);
    await expect(main).toContainText(fill(online.payment.paid.next, { provider, total }));
    await expect(main).toContainText(
      fill(online.payment.paid.fact, { method: checkout.payment.card }),
    );
    await expect(main).not.toContainText(checkout.demo.card);
    expect(await violations(page)).toEqual([]);
    await expect(cartLink(page, words, 0)).toBeVisible();
    expect(await stored(page, 'unpaid')).toBeNull();
    expect(await stored(page, 'order-id')).toBeNull();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  for (const end of ['paid', 'failed'] as const) {
    test(`a payment that takes days empties the cart, and is asked about later: ${end}`, async ({
      page,
      server,
    }) => {
      await leaveFilledCheckout(page, locale, words);
      await pay(page, server, 'pending');
      const main = page.getByRole('main');
      await expect(main).toContainText(fill(online.payment.pending.next, { total }));
      await expect(cartLink(page, words, 0)).toBeVisible();

      server.last()[1].state = end;
      await reload(page);
      await expect(main).toContainText(fill(online.payment[end].next, { provider, total }));
      expect(await storedOrders(page)).toHaveLength(1);

      const asked = server.asked.length;
      await open(page, confirmation);
      await expect(main).toContainText(REFERENCE);
      expect(server.asked).toHaveLength(asked);
    });
  }

  test('giving up leaves cart and form whole, and the same order can be paid', async ({
    page,
    server,
  }) => {
    await leaveFilledCheckout(page, locale, words);
    await comeBack(page, 'Back');
    const notice = page.getByRole('status').filter({ hasText: online.unpaid.title });
    await expect(notice).toContainText(fill(online.unpaid.text, { provider }));
    expect(await violations(page)).toEqual([]);
    await expect(page).toHaveURL(at('/checkout', locale));
    await expectWhole(page, words);

    await reload(page);
    await expect(notice).toHaveCount(0);
    await expectWhole(page, words);

    await leave(page, words);
    expect(server.sessions.size).toBe(1);
    await pay(page, server);
    await expect(page.getByRole('main')).toContainText(REFERENCE);
    expect(await storedOrders(page)).toHaveLength(1);
  });

  test('Back from the payment page leads to the whole form', async ({ page, server }) => {
    await leaveFilledCheckout(page, locale, words);
    await page.goBack();
    await islandsReady(page);
    await expectWhole(page, words);
    await page.goForward();
    await expect(page).toHaveTitle('Stripe');
    expect(server.sessions.size).toBe(1);
  });

  test('a page restored from the back/forward cache can be submitted again', async ({
    page,
    context,
  }) => {
    await openFilledCheckout(page, locale, words);
    // A response without content leaves the page unchanged, like the back/forward cache.
    await context.route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ status: 204 }),
    );
    const answered = page.waitForResponse(/checkout\.stripe\.com/);
    await submitButton(page, words, 'card').click();
    await answered;
    await expect(page.getByRole('button', { name: checkout.processing })).toBeDisabled();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expectWhole(page, words);
  });

  for (const state of ['failed', 'open'] as const) {
    test(`a payment that is ${state} leads back to the checkout, with a whole cart`, async ({
      page,
      server,
    }) => {
      await leaveFilledCheckout(page, locale, words);
      const [, { order }] = server.last();
      await pay(page, server, state);
      await expect(heading(page, online.return[state].title)).toBeVisible();
      await expect(page.getByRole('status').first()).toHaveText(online.return[state].text);
      expect(await violations(page)).toEqual([]);
      expect((await stored(page, 'unpaid')) === null).toBe(state === 'failed');
      await page.getByRole('link', { name: online.return.toCheckout }).click();
      await islandsReady(page);
      await expectWhole(page, words);
      await leave(page, words);
      // A new order follows only if the previous one has ended.
      expect(server.last()[1].order.id === order.id).toBe(state === 'open');
    });
  }

  test('while the shop cannot be asked, nothing is lost, and it is asked again', async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(/503/);
    await leaveFilledCheckout(page, locale, words);
    server.last()[1].state = 'paid';
    server.silence = refuse(503, 'unavailable');
    await comeBack(page, 'Pay');
    await expect(heading(page, online.return.unreachable.title)).toBeVisible();
    await expect(cartLink(page, words, 3)).toBeVisible();

    await reload(page);
    await expect(heading(page, online.return.unreachable.title)).toBeVisible();
    const asked = server.asked.length;
    await page.getByRole('button', { name: online.return.unreachable.retry }).click();
    await expect.poll(() => server.asked.length).toBeGreaterThan(asked);
    await expect(heading(page, online.return.unreachable.title)).toBeVisible();

    // Retries without user action, after some seconds.
    server.silence = undefined;
    await expect(heading(page, checkout.submitted.title)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main')).toContainText(REFERENCE);
    await expect(cartLink(page, words, 0)).toBeVisible();
  });

  test('a device that does not know the order shows its reference', async ({ page, server }) => {
    await leaveFilledCheckout(page, locale, words);
    const [session] = server.last();
    server.last()[1].state = 'paid';
    await open(page, at('/contact', locale));
    await page.evaluate(() => localStorage.removeItem('overtone:unpaid'));
    await open(page, `${confirmation}?session=${session}`);
    await expect(page.getByRole('status').first()).toHaveText(
      fill(online.return.elsewhere.paid, { reference: REFERENCE, total }),
    );
    await expect(cartLink(page, words, 3)).toBeVisible();
  });

  test('an unknown session is reported', async ({ page, server, expectConsole }) => {
    expectConsole(/404/);
    for (const session of ['cs_test_unknown', 'x/../y', '']) {
      await open(page, `${confirmation}?session=${session}`);
      await expect(heading(page, online.return.unknown.title)).toBeVisible();
    }
    expect(server.asked).toEqual(['cs_test_unknown']);
  });

  test('an order that was paid without returning is not paid twice', async ({
    page,
    context,
    server,
  }) => {
    await leaveFilledCheckout(page, locale, words);
    server.last()[1].state = 'paid';
    await page.close();
    const later = await context.newPage();
    await later.goto(at('/checkout', locale));
    await expect(heading(later, checkout.submitted.title)).toBeVisible();
    await expect(later.getByRole('main')).toContainText(REFERENCE);
    await expect(cartLink(later, words, 0)).toBeVisible();
    expect(server.submitted).toHaveLength(1);
  });

  test('an order that is paid in another tab meanwhile is not submitted again', async ({
    page,
    context,
    server,
  }) => {
    await leaveFilledCheckout(page, locale, words);
    await comeBack(page, 'Back');
    // The checkout has already asked; a later change becomes known when the order is submitted.
    await expect.poll(() => server.asked.length).toBe(1);
    server.last()[1].state = 'paid';
    await submitButton(page, words, 'card').click();
    await expect(heading(page, checkout.submitted.title)).toBeVisible();
    await expect(toasts(page, words)).toContainText(online.alreadyPaid.title);
    expect(server.submitted).toHaveLength(1);
    expect(context.pages()).toHaveLength(1);
  });

  test('two tabs make one order', async ({ page, context, server }) => {
    await openFilledCheckout(page, locale, words);
    const second = await context.newPage();
    await open(second, at('/checkout', locale));
    await fillIn(second, words);
    await leave(page, words);
    await leave(second, words);
    expect(server.sessions.size).toBe(1);
    await pay(page, server);
    await expect(page.getByRole('main')).toContainText(REFERENCE);

    // Items added between the two returns stay in the cart.
    await page.evaluate(() => {
      const lines = [{ id: '1', quantity: 1, price: 1 }];
      localStorage.setItem('overtone:cart', JSON.stringify({ version: 1, lines }));
    });
    await comeBack(second, 'Pay');
    await expect(second.getByRole('main')).toContainText(REFERENCE);
    expect(await storedOrders(second)).toHaveLength(1);
    await expect(cartLink(second, words, 1)).toBeVisible();
  });

  test('a bank transfer after a payment page is another order', async ({ page, server }) => {
    await leaveFilledCheckout(page, locale, words);
    const [, { order }] = server.last();
    await comeBack(page, 'Back');
    await page.getByRole('radio', { name: checkout.payment.bank }).check();
    await submitButton(page, words, 'bank').click();
    await expect(heading(page, checkout.submitted.title)).toBeVisible();
    const bank = server.submitted.at(-1);
    expect(bank).toMatchObject({ method: 'bank', total: orderTotal });
    expect(bank?.id).not.toBe(order.id);
    expect(server.last()[1].state).toBe('failed');
    await expect(page.getByRole('main')).toContainText(REFERENCE);
    await expect(page.getByRole('main')).toContainText(site.payment.bank.accountNumber);
    await expect(cartLink(page, words, 0)).toBeVisible();
  });
});

test('the checkout loads at most 100 KB of JavaScript', () => {
  const { weigh } = openSite(resolve(import.meta.dirname, '../../.cache/payments-site'));
  for (const page of ['checkout.html', 'order/confirmation.html']) {
    expect(weigh(page).js, page).toBeLessThanOrEqual(100_000);
  }
});

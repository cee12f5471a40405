import type { Page } from '@playwright/test';
import { cardTotals } from '~/contracts/order';
import { formatNumber } from '~/i18n/format';
import { fill } from '~/i18n/fill';
import {
  confirmationTitle,
  field,
  fillIn,
  orderTotal,
  submitButton,
} from '../e2e/support/checkout';
import { violations } from '../e2e/support/axe';
import { cartLink, islandsReady, open, seedCart, toasts } from '../e2e/support/page';
import { at, hkd, inOneLanguage, nameOf, product, productsIn, site } from '../e2e/support/shop';
import { expect, test } from './fixtures';
import { answerHtml, disconnect, noAnswer, refuse, type ShopServer } from './shop-server';
import { comeBack, expectWhole, leave, openFilledCheckout } from './support';

const provider = site.payment.providerName;

inOneLanguage((locale, words) => {
  const { checkout, online } = words;
  const { changed, refused } = online;

  test('the form stays whole when the shop or the connection fails', async ({
    page,
    context,
    server,
    expectConsole,
  }) => {
    expectConsole(/402/, /ERR_FAILED/);
    await openFilledCheckout(page, locale, words);
    const submit = async (reason: keyof typeof refused) => {
      await submitButton(page, words, 'card').click();
      await expect(toasts(page, words)).toContainText(fill(refused[reason], { provider }));
      await expectWhole(page, words);
    };
    // No reason follows itself, so that none is taken for the next.
    for (const [fault, reason] of [
      [refuse(402, 'declined'), 'declined'],
      [disconnect, 'unavailable'],
    ] as const) {
      server.faults.push(fault);
      await submit(reason);
    }
    const sent = server.submitted.length;
    await context.setOffline(true);
    await submit('offline');
    expect(server.submitted).toHaveLength(sent);
    await context.setOffline(false);

    await leave(page, words);
    expect(new Set(server.submitted.map(({ id }) => id)).size).toBe(1);
  });

  test('an order beyond what a card can pay is paid by bank transfer', async ({ page, server }) => {
    const dear = productsIn.keyboards.find(({ price }) => 99 * price > cardTotals.max);
    await seedCart(page, { id: dear?.id ?? '', quantity: 99 });
    await open(page, at('/checkout', locale));
    await fillIn(page, words);
    const { payment, methods } = checkout;
    const [min = '', max = ''] = [cardTotals.min, cardTotals.max].map(hkd);
    await expect(page.getByText(fill(online.cardLimit.otherwise, { min, max }))).toBeVisible();
    await expect(page.getByRole('radio', { name: payment.card })).toHaveCount(0);
    await expect(page.getByRole('button', { name: methods.card.submit })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await submitButton(page, words, 'bank').click();
    await expect(confirmationTitle(page, words)).toBeVisible();
    expect(server.submitted).toMatchObject([{ method: 'bank' }]);
  });

  test('an answer that takes too long is given up, and the same order tried again', async ({
    page,
    server,
  }) => {
    await openFilledCheckout(page, locale, words);
    await page.clock.install();
    server.faults.push(noAnswer);
    await submitButton(page, words, 'card').click();
    await expect.poll(() => server.submitted.length).toBe(1);
    await page.clock.fastForward(20_000);
    await expect(toasts(page, words)).toContainText(refused.slow);
    await expectWhole(page, words);
    await leave(page, words);
    expect(new Set(server.submitted.map(({ id }) => id)).size).toBe(1);
  });

  test('a reload while the order is submitted leaves the form whole', async ({ page, server }) => {
    await openFilledCheckout(page, locale, words);
    server.faults.push(noAnswer);
    await submitButton(page, words, 'card').click();
    await expect.poll(() => server.submitted.length).toBe(1);
    await page.reload();
    await islandsReady(page);
    await expectWhole(page, words);
    await leave(page, words);
    expect(new Set(server.submitted.map(({ id }) => id)).size).toBe(1);
  });

  test.describe('an order that has changed', () => {
    const { price } = product('1');
    const name = nameOf(product('1'), locale);
    const notice = (page: Page) => page.getByRole('alert').filter({ hasText: changed.title });

    test.beforeEach(({ expectConsole }) => expectConsole(/409/));

    /** Submits an order to which the shop responds with these lines and this total. */
    async function submitChanged(page: Page, server: ShopServer, lines: object[], total: number) {
      await openFilledCheckout(page, locale, words);
      server.faults.push(refuse(409, 'changed', { lines, total }));
      await submitButton(page, words, 'card').click();
    }

    test('shows the new price, and is placed at it only when submitted again', async ({
      page,
      server,
    }) => {
      const now = orderTotal + 200;
      const line = { id: '1', price: price + 100, available: true };
      await submitChanged(page, server, [line], now);
      await expect(notice(page)).toBeFocused();
      await expect(notice(page)).toContainText(
        fill(changed.price, { name, from: hkd(price), to: hkd(price + 100) }),
      );
      await expect(notice(page)).toContainText(fill(changed.total, { total: hkd(now) }));
      expect(await violations(page)).toEqual([]);
      const summary = page.getByRole('region', { name: checkout.summary.title });
      await expect(summary.getByRole('definition').last()).toHaveText(`$${formatNumber(now)}`);
      await expectWhole(page, words);

      await leave(page, words);
      expect(server.submitted.at(-1)).toMatchObject({ total: now });
      expect(server.submitted.at(-1)?.lines[0]).toEqual({
        id: '1',
        quantity: 2,
        price: price + 100,
      });
    });

    test('can go on without the line', async ({ page, server }) => {
      const line = { id: '1', price: price + 100, available: true };
      await submitChanged(page, server, [line], 1);
      await page.getByRole('button', { name: fill(changed.removeNamed, { name }) }).click();
      await expect(cartLink(page, words, 1)).toBeVisible();
      await expect(page.getByRole('button', { name: changed.remove })).toHaveCount(0);
      await leave(page, words);
      expect(server.submitted.at(-1)).toMatchObject({
        lines: [{ id: '20', quantity: 1 }],
        total: product('20').price,
      });
    });

    test('leaves out sold-out items, which stay in the cart', async ({ page, server }) => {
      const rest = product('20').price;
      const line = { id: '1', price, available: false };
      await submitChanged(page, server, [line], rest);
      await expect(notice(page)).toContainText(fill(changed.unavailable, { name }));
      await expect(notice(page)).toContainText(fill(changed.total, { total: hkd(rest) }));
      await leave(page, words);
      expect(server.submitted.at(-1)).toMatchObject({ lines: [{ id: '20' }], total: rest });
      await page.goBack();
      await page.goto(at('/cart', locale));
      await expect(page.getByRole('main')).toContainText(name);
    });

    test('says so when nothing is left of it', async ({ page, server }) => {
      const lines = ['1', '20'].map((id) => ({ id, available: false }));
      await submitChanged(page, server, lines, 0);
      await expect(notice(page)).toContainText(fill(changed.unavailable, { name }));
      await expect(submitButton(page, words, 'card')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: checkout.unavailable.title })).toBeVisible();
    });

    test('has the quantity that is left', async ({ page, server }) => {
      const now = orderTotal - price;
      const line = { id: '1', price, available: true, stock: 1 };
      await submitChanged(page, server, [line], now);
      await expect(notice(page)).toContainText(fill(changed.stock, { name, left: 1 }));
      await expect(cartLink(page, words, 2)).toBeVisible();
      await leave(page, words);
      expect(server.submitted.at(-1)).toMatchObject({ total: now });
    });

    test('asks for a reload when the page itself is outdated', async ({ page, server }) => {
      const now = orderTotal + 60;
      await submitChanged(page, server, [], now);
      await expect(notice(page)).toContainText(fill(changed.outdated, { total: hkd(now) }));
      await page.getByRole('button', { name: changed.reload }).click();
      await islandsReady(page);
      await expect(notice(page)).toHaveCount(0);
      await expectWhole(page, words);
    });
  });

  test.describe('an order by bank transfer that is not answered', () => {
    const { unsure, arrived } = online;
    const submitted = (page: Page) =>
      page.getByRole('heading', { level: 1, name: checkout.submitted.title });
    const ids = (orders: readonly { id: string }[]) => new Set(orders.map(({ id }) => id)).size;

    test('is asked about, and found', async ({ page, server, expectConsole }) => {
      expectConsole(/ERR_FAILED/, /503/);
      await openFilledCheckout(page, locale, words);
      await page.getByRole('radio', { name: checkout.payment.bank }).check();
      server.faults.push(disconnect, refuse(503, 'unsure'), answerHtml);
      await page.clock.install();
      await submitButton(page, words, 'bank').click();
      await expect(page.getByRole('status').filter({ hasText: unsure.asking })).toBeVisible();
      await expect(async () => {
        await page.clock.fastForward(16_000);
        await expect(submitted(page)).toBeVisible({ timeout: 100 });
      }).toPass();
      // More if an answer took longer than the moved clock allows.
      expect(server.submitted.length).toBeGreaterThanOrEqual(4);
      for (const again of server.submitted) expect(again).toEqual(server.submitted[0]);
      await expect(cartLink(page, words, 0)).toBeVisible();
    });

    const notice = (page: Page) => page.getByRole('alert').filter({ hasText: unsure.title });
    const earlier = (page: Page) => page.getByRole('alert').filter({ hasText: arrived.title });

    /** Submits an order until the browser stops retrying. The number of retries depends on the moved clock. */
    async function giveUp(page: Page, server: ShopServer) {
      await openFilledCheckout(page, locale, words);
      await page.getByRole('radio', { name: checkout.payment.bank }).check();
      server.outage = refuse(503, 'unsure');
      await page.clock.install();
      await submitButton(page, words, 'bank').click();
      await expect(page.getByRole('status').filter({ hasText: unsure.asking })).toBeVisible();
      await expect(async () => {
        await page.clock.fastForward(16_000);
        await expect(notice(page)).toBeVisible({ timeout: 100 });
      }).toPass();
      server.outage = undefined;
    }

    test('is called unsure at last, and has the same id when it is submitted again, corrected', async ({
      page,
      server,
      expectConsole,
    }) => {
      expectConsole(/503/);
      await giveUp(page, server);
      await expect(notice(page)).toBeFocused();
      await expect(notice(page)).toContainText(
        fill(unsure.text, { phone: site.phone, email: site.email }),
      );
      expect(await violations(page)).toEqual([]);
      await expect(cartLink(page, words, 3)).toBeVisible();
      await field(page, words, 'address').fill('Nathan Road 2');
      await submitButton(page, words, 'bank').click();
      // The form contains this address too, before anything is sent.
      await expect(submitted(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Nathan Road 2');
      expect(server.submitted.at(-1)?.customer.address).toBe('Nathan Road 2');
      expect(ids(server.submitted)).toBe(1);
    });

    test('is not followed by a second one because it was changed, unless the shopper wants that', async ({
      page,
      server,
      expectConsole,
    }) => {
      expectConsole(/503/, /409/);
      await giveUp(page, server);
      server.faults.push(refuse(409, 'used'));
      const sent = server.submitted.length;
      await submitButton(page, words, 'bank').click();
      await expect(earlier(page)).toBeFocused();
      await expect(earlier(page)).toContainText(
        fill(arrived.text, { phone: site.phone, email: site.email }),
      );
      expect(server.submitted).toHaveLength(sent + 1);
      expect(await violations(page)).toEqual([]);
      await submitButton(page, words, 'bank').click();
      await expect(submitted(page)).toBeVisible();
      expect(ids(server.submitted)).toBe(2);
      expect(server.submitted).toHaveLength(sent + 2);
    });

    test('keeps its id when it is paid by card instead, so that the shop has one order', async ({
      page,
      server,
      expectConsole,
    }) => {
      expectConsole(/503/, /409/);
      await giveUp(page, server);
      await page.getByRole('radio', { name: checkout.payment.card }).check();
      await leave(page, words);
      expect(server.submitted.at(-1)).toMatchObject({ method: 'card' });
      expect(ids(server.submitted)).toBe(1);

      // Stripe takes no other content under this id.
      await comeBack(page, 'Back');
      await field(page, words, 'address').fill('Nathan Road 2');
      await submitButton(page, words, 'card').click();
      await expect(earlier(page)).toBeFocused();
      expect(ids(server.submitted)).toBe(1);
      await leave(page, words);
      expect(ids(server.submitted)).toBe(2);
    });
  });
}, 'en');

import type { Page } from '@playwright/test';
import { fill } from '~/i18n/fill';
import type { OrderStatus } from '~/contracts/order-states';
import { orderTotal, storedOrders, submitButton } from '../e2e/support/checkout';
import { violations } from '../e2e/support/axe';
import { cartLink, islandsReady, open, stored } from '../e2e/support/page';
import { at, hkd, inOneLanguage, site } from '../e2e/support/shop';
import { expect, test } from './fixtures';
import { formServer } from './form-server';
import { json, REFERENCE, refuse, type Answer, type ShopServer } from './shop-server';
import { leaveFilledCheckout, openFilledCheckout, pay } from './support';

const { accountNumber } = site.payment.bank;

inOneLanguage((locale, words) => {
  const { checkout, common, online, orders } = words;
  const confirmation = at('/order/confirmation', locale);
  const item = (page: Page) => page.getByRole('listitem', { name: REFERENCE });

  /** Places an order; from then on, `answer` is the shop's response about it. */
  async function place(page: Page, server: ShopServer, method: 'card' | 'bank') {
    if (method === 'card') {
      await leaveFilledCheckout(page, locale, words);
      await pay(page, server);
    } else {
      await openFilledCheckout(page, locale, words);
      await page.getByRole('radio', { name: checkout.payment.bank }).check();
      await submitButton(page, words, 'bank').click();
    }
    await expect(page.getByRole('main')).toContainText(REFERENCE);
    const [order] = await storedOrders(page);
    return (status: OrderStatus) => {
      server.statuses = { [order?.id ?? '']: status };
    };
  }

  test('a day later, an order is found with its current state', async ({ page, server }) => {
    const answer = await place(page, server, 'bank');
    await page.clock.install({ time: Date.now() + 86_400_000 });
    answer({ state: 'pending' });
    await page.goto(at('/', locale));
    await page
      .getByRole('contentinfo', { name: common.footer.label })
      .getByRole('link', { name: orders.title })
      .click();
    await islandsReady(page);
    await expect(item(page)).toContainText(orders.state.pendingBank);
    await expect(item(page)).toContainText(hkd(orderTotal));
    expect(await violations(page)).toEqual([]);

    answer({ state: 'shipped', tracking: 'https://carrier.example/track?n=1' });
    await open(page, at('/orders', locale));
    await expect(item(page)).toContainText(orders.state.shipped);
    await expect(item(page).getByRole('link', { name: orders.tracking })).toHaveAttribute(
      'href',
      'https://carrier.example/track?n=1',
    );
    answer({ state: 'shipped', tracking: 'SF1234567890', refunded: 1200 });
    await open(page, at('/orders', locale));
    await expect(item(page)).toContainText(`${orders.refunded} HK$1,200`);
    await expect(item(page)).toContainText(fill(orders.trackingNumber, { number: 'SF1234567890' }));
  });

  test('an order that was paid without returning is in My orders', async ({
    page,
    context,
    server,
  }) => {
    await leaveFilledCheckout(page, locale, words);
    server.last()[1].state = 'paid';
    await page.close();
    const later = await context.newPage();
    await later.goto(at('/orders', locale));
    await expect(item(later)).toContainText(hkd(orderTotal));
    await expect(cartLink(later, words, 0)).toBeVisible();
    expect(await stored(later, 'unpaid')).toBeNull();
    expect(await violations(later)).toEqual([]);
  });

  test('an order that the shop cannot be asked about says so', async ({
    page,
    context,
    server,
    expectConsole,
  }) => {
    expectConsole(/503/);
    await place(page, server, 'bank');
    await open(page, at('/orders', locale));
    await expect(item(page)).toContainText(orders.unknown);

    server.silence = refuse(503, 'unavailable');
    await page.reload();
    const main = page.getByRole('main');
    await expect(main).toContainText(orders.unreachable);
    await expect(item(page)).toContainText(orders.state.submitted);
    await context.setOffline(true);
    await page.getByRole('button', { name: orders.retry }).click();
    await expect(main).toContainText(orders.offline);
    server.silence = undefined;
    await context.setOffline(false);
    await expect(item(page)).toContainText(orders.unknown);
    await expect(page.getByRole('button', { name: orders.retry })).toHaveCount(0);
  });

  /** As when the shopper returns to a tab that has stayed open. */
  const returnToTab = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  test('an order asks for what is due, and not when it is paid or cancelled', async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(/503/);
    const answer = await place(page, server, 'bank');
    const main = page.getByRole('main');
    const transfer = fill(checkout.submitted.nextBank, { total: hkd(orderTotal) });
    await expect(main).toContainText(accountNumber);
    await expect(main).toContainText(transfer);
    await expect(main).not.toContainText(common.demo);
    answer({ state: 'pending', refunded: 1000 });
    await returnToTab(page);
    await expect(main).toContainText(`${orders.refunded}−HK$1,000`);
    const due = hkd(orderTotal - 1000);
    await expect(main).toContainText(fill(checkout.submitted.nextBank, { total: due }));
    await expect(main).not.toContainText(transfer);
    for (const state of ['paid', 'cancelled'] as const) {
      answer({ state });
      await open(page, confirmation);
      await expect(main).toContainText(
        state === 'paid'
          ? fill(online.payment.paid.fact, { method: checkout.payment.bank })
          : online.cancelled,
      );
      await expect(main).not.toContainText(transfer);
      await expect(main).not.toContainText(accountNumber);
      await expect(main).not.toContainText(checkout.submitted.text.bank);
    }

    server.silence = refuse(503, 'unavailable');
    await returnToTab(page);
    await expect(main).toContainText(orders.unreachable);
    await expect(main).toContainText(online.cancelled);
    await open(page, confirmation);
    await expect(main).toContainText(orders.unreachable);
    await expect(main).toContainText(accountNumber);
    expect(await violations(page)).toEqual([]);
  });

  test('an order is found on another device by reference and e-mail address', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/);
    const { lookup } = orders;
    const { bodies, respond } = formServer('**/api/order-lookup');
    const find = async (answer: Answer) => {
      await respond(page, answer);
      await page.getByRole('button', { name: lookup.find }).click();
    };
    await open(page, at('/orders', locale));
    await page.getByRole('textbox', { name: lookup.reference }).fill(REFERENCE);
    await page.getByRole('textbox', { name: lookup.email }).fill('chan@example.com');
    await find(refuse(404, 'unknown'));
    const main = page.getByRole('main');
    await expect(main).toContainText(lookup.problems.unknown);
    await expect(item(page)).toHaveCount(0);

    const line = { id: '1', name: '<b>結他</b>', price: 100, quantity: 2, subtotal: 200 };
    const totals = { itemCount: 2, subtotal: 200, shipping: 0, total: 200 };
    const order = { placedAt: 1_763_784_000_000, locale, area: 'collect', lines: [line], totals };
    const found = { ...order, reference: REFERENCE, method: 'bank', state: 'shipped' };
    const { free, agreed } = checkout.summary;
    await find(json(200, { ...found, area: 'abroad' }));
    await expect(item(page)).toContainText(orders.state.shipped);
    await expect(main.getByRole('definition').filter({ hasText: agreed })).toHaveCount(1);
    await find(json(200, found));
    await expect(item(page)).toContainText(orders.state.ready);
    await expect(main.getByRole('definition').filter({ hasText: free })).toHaveCount(1);
    await expect(main).toContainText('HK$200');
    await expect(main).not.toContainText(lookup.problems.unknown);
    await expect(page.getByRole('button', { name: orders.forget })).toHaveCount(0);
    expect(bodies).toEqual(Array(3).fill({ reference: REFERENCE, email: 'chan@example.com' }));
    expect(await storedOrders(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  test('a shopper can send the reference to themselves', async ({ page, server }) => {
    await place(page, server, 'bank');
    const { byMail, sendText } = checkout.submitted;
    const url = new URL(at('/orders', locale), page.url()).href;
    const text = fill(sendText, { brand: site.brand, reference: REFERENCE, url });
    const link = async (name: string) => {
      const href = await page.getByRole('link', { name, exact: true }).first().getAttribute('href');
      return decodeURIComponent(href ?? '');
    };
    expect(await link(byMail)).toContain(`?subject=${REFERENCE}&body=${text}`);
    expect(await link('WhatsApp')).toBe(`https://wa.me/?text=${text}`);
  });
}, 'en');

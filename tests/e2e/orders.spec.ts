import type { Locator } from '@playwright/test';
import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import {
  areaField,
  customer,
  field,
  fieldNames,
  fillIn,
  keepOrders,
  openCheckout,
  orderTotal,
  placeOrder,
} from './support/checkout';
import {
  cartLink,
  expectFocusKept,
  islandsReady,
  open,
  pageStarted,
  seedCart,
  tabTo,
  toasts,
} from './support/page';
import {
  at,
  hkd,
  inEachLanguage,
  inOneLanguage,
  nameOf,
  product,
  productsIn,
  site,
} from './support/shop';

const DAY = 86_400_000;
/** When the shop is open on weekdays. */
const HOURS = '10:00–20:00';
/** A kind that is delivered by appointment. */
const PIANO = 'upright-piano';

inEachLanguage((locale, words) => {
  const { card, cart, checkout, common, orders } = words;

  // Delivered and by keyboard on the desktop, collected and by touch on the phone.
  const [method, collects] =
    locale === 'zh' ? (['bank', false] as const) : (['card', true] as const);
  test('from home to an order and back to it a day later', async ({ page, hasTouch }) => {
    test.slow();
    const activate = async (target: Locator, key?: string) => {
      if (hasTouch) return target.tap();
      await tabTo(page, target, key);
      await page.keyboard.press('Enter');
    };
    const radio = (name: string) => page.getByRole('radio', { name });
    /** Selects the second of two radio buttons. */
    const choose = async (first: string, second: string) => {
      if (hasTouch) return radio(second).tap();
      await tabTo(page, radio(first));
      await page.keyboard.press('ArrowDown');
    };
    const write = async (target: Locator, text: string) => {
      if (hasTouch) return target.fill(text);
      await tabTo(page, target);
      await page.keyboard.type(text);
    };

    await page.goto(at('/', locale));
    await pageStarted(page);
    const main = page.getByRole('main');
    const [before = '', after = ''] = card.addNamed.split('{{name}}');
    const add = main.getByRole('button', {
      name: new RegExp(`^${RegExp.escape(before)}.+${RegExp.escape(after)}$`),
    });
    await activate(add.first());
    await activate(cartLink(page, words, 1), 'Shift+Tab');
    await expect(page).toHaveURL(at('/cart', locale));
    await islandsReady(page);
    await activate(page.getByRole('link', { name: cart.checkout }));
    await expect(page).toHaveURL(at('/checkout', locale));
    await islandsReady(page);

    const { delivery, payment, submitted } = checkout;
    const names = fieldNames.filter((name) => !collects || !['address', 'city'].includes(name));
    // Requirements §2.9: "by collection in the shop, free, with its opening hours".
    if (collects) {
      await choose(delivery.deliver, delivery.collect);
      for (const name of ['city', 'address'] as const) {
        await expect(field(page, words, name)).toHaveCount(0);
      }
      await expect(areaField(page, words)).toHaveCount(0);
      await expect(main).toContainText(site.address[locale]);
      await expect(main).toContainText(HOURS);
    } else if (hasTouch) await areaField(page, words).selectOption('kowloon');
    else {
      await tabTo(page, areaField(page, words));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    }
    // Chinese has the family name first, so fields are reached in either direction.
    for (const name of names) await write(field(page, words, name), customer[name]);
    if (method === 'bank') await choose(payment.card, payment.bank);
    const reference = await placeOrder(page, words, method, activate);
    await expect(main).toContainText(collects ? submitted.collectFrom : customer.address);
    if (collects) await expect(main).toContainText(HOURS);

    await page.clock.setSystemTime(Date.now() + DAY);
    await page.goto(at('/', locale));
    const footer = page.getByRole('contentinfo', { name: common.footer.label });
    await activate(footer.getByRole('link', { name: orders.title }), 'Shift+Tab');
    await expect(page).toHaveURL(at('/orders', locale));
    const item = page.getByRole('listitem', { name: reference });
    await expect(item).toContainText(orders.state.demo);
    await expect(item.getByText(orders.collect, { exact: true })).toHaveCount(Number(collects));
    await activate(page.getByRole('link', { name: fill(orders.confirmationOf, { reference }) }));
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: submitted.ordered })).toBeVisible();
  });
}, '@once');

inOneLanguage((locale, words) => {
  const { cart, catalogue, checkout, contact, delivery, orders } = words;

  test('delivery terms of a product or its kind are in cart, checkout, confirmation and list', async ({
    page,
  }) => {
    const piano = productsIn.keyboards.find(({ kind }) => kind === PIANO);
    const other = productsIn.keyboards.find(({ delivery }) => delivery);
    if (!piano || !other?.delivery) throw new Error(`no ${PIANO}, or no other terms`);
    const terms = [delivery.byAppointment, other.delivery[locale]];
    const main = page.getByRole('main');
    await seedCart(page, ...[piano, other].map(({ id, price }) => ({ id, price, quantity: 1 })));
    for (const path of ['/cart', '/checkout']) {
      await open(page, at(path, locale));
      for (const each of terms) await expect(main).toContainText(each);
    }
    await fillIn(page, words);
    const reference = await placeOrder(page, words, 'card');
    const ordered = page.getByRole('region', { name: checkout.submitted.ordered });
    for (const each of terms) await expect(ordered).toContainText(each);
    await page.goto(at('/orders', locale));
    const item = page.getByRole('listitem', { name: reference });
    for (const each of terms) await expect(item).toContainText(each);
  });

  test('are reached from the empty cart and the empty checkout', async ({ page }) => {
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
  });

  test('say what was bought and its sum, and are bought again', async ({ page }) => {
    await openCheckout(page, locale);
    await fillIn(page, words);
    const reference = await placeOrder(page, words, 'card');
    await open(page, at('/orders', locale));
    const item = page.getByRole('listitem', { name: reference });
    const bought = { name: nameOf(product('1'), locale), count: 2 };
    await expect(item).toContainText(fill(orders.line, bought));
    await expect(item).toContainText(hkd(orderTotal));
    await page.getByRole('button', { name: fill(orders.againOf, { reference }) }).click();
    await expect(cartLink(page, words, 3)).toBeVisible();
    await expect(toasts(page, words)).toContainText(fill(orders.added, { reference }));
  });

  test('say why they cannot be bought again: no list, or nothing that is sold', async ({
    page,
    expectConsole,
  }) => {
    const reference = 'OT-20260115-NEWW';
    await keepOrders(page, reference);
    expectConsole(/ERR_FAILED/);
    const lists = /\/(data\/[^/]+|product-lists)\.json$/;
    await page.route(lists, (route) => route.abort());
    await open(page, at('/orders', locale));
    const main = page.getByRole('main');
    await expect(main).toContainText(catalogue.failed);
    await page.unroute(lists);
    const again = page.getByRole('button', { name: fill(orders.againOf, { reference }) });
    await again.click();
    await expect(main).not.toContainText(catalogue.failed);
    await again.click();
    await expect(toasts(page, words)).toContainText(fill(orders.addedNone, { reference }));
  });

  test('lead to the contact form, with the reference as its subject', async ({ page }) => {
    const reference = 'OT-20260115-NEWW';
    await keepOrders(page, reference);
    for (const [path, name] of [
      ['/orders', fill(orders.askOf, { reference })],
      ['/order/confirmation', checkout.submitted.ask],
    ] as const) {
      await open(page, at(path, locale));
      await page.getByRole('link', { name }).click();
      const subject = page.getByRole('textbox', { name: contact.form.subject });
      await expect(subject).toHaveValue(reference);
    }
  });

  test('are listed newest first and forgotten on request', async ({ page }) => {
    await keepOrders(page, 'OT-20260115-NEWW', 'OT-20260114-OLDD');
    await open(page, at('/orders', locale));
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(['OT-20260115-NEWW', 'OT-20260114-OLDD']);
    // None of its products is sold any more.
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
}, 'en');

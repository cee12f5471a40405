import { expect, type Locator, type Page } from '@playwright/test';
import { normalized } from '~/contracts/text-fields';
import { fill } from '~/i18n/fill';
import { openBooking } from '../e2e/support/booking';
import {
  areaField,
  confirmationTitle,
  type customer,
  field,
  fieldNames,
  keepOrders,
  openCheckout,
  submitButton,
} from '../e2e/support/checkout';
import {
  clearFilters,
  closeFilters,
  openFilters,
  option,
  resultCount,
  resultsHeading,
} from '../e2e/support/filters';
import { cartLink, islandsReady, open, seedCart } from '../e2e/support/page';
import { at, hkd, nameOf, product, soldOut } from '../e2e/support/shop';
import { wordsIn } from '../e2e/support/words';
import { accept, formServer } from '../payments/form-server';
import type { ShopServer } from '../payments/shop-server';

const locale = 'en';
const words = wordsIn[locale];
const name = nameOf(product('1'), locale);

/** A shopper's page. */
export interface Visit {
  page: Page;
  server: ShopServer;
  /** Runs the condition's action for the middle of a journey. */
  pause: () => Promise<unknown>;
  customer: typeof customer;
  enter: (field: Locator, text: string) => Promise<unknown>;
}

/** Parses the body of a form like its function. */
const received = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? normalized(value) : value,
    ]),
  );

async function fillIn({ page, customer, enter }: Visit): Promise<void> {
  for (const each of fieldNames) await enter(field(page, words, each), customer[each]);
}

/** Goes from a cart to the submit button, trying every way to receive an order. */
async function toCheckout(visit: Visit, method: 'card' | 'bank'): Promise<void> {
  const { page } = visit;
  const { payment, delivery } = words.checkout;
  await openCheckout(page, locale);
  await page.getByRole('radio', { name: delivery.collect }).check();
  await expect(page.getByText(delivery.collectText)).toBeVisible();
  await page.getByRole('radio', { name: delivery.deliver }).check();
  await areaField(page, words).selectOption('abroad');
  await expect(page.getByText(delivery.abroad)).toBeVisible();
  await areaField(page, words).selectOption('kowloon');
  await expect(page.getByText(delivery.abroad)).toBeHidden();
  await fillIn(visit);
  for (const each of [method === 'card' ? 'bank' : 'card', method] as const) {
    await page.getByRole('radio', { name: payment[each] }).check();
  }
  await visit.pause();
  await submitButton(page, words, method).click();
}

async function confirmed({ page, customer, server }: Visit): Promise<void> {
  await expect(confirmationTitle(page, words)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(customer.phone);
  expect(server.submitted).toHaveLength(1);
  expect(server.submitted[0]?.customer).toMatchObject({ ...customer, area: 'kowloon' });
}

/** The journeys in which a shopper enters texts. */
export const withTexts: readonly string[] = [
  'checkout by card',
  'checkout by bank',
  'booking',
  'contact',
  'alert',
];

export const journeys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async find({ page, pause }) {
    await open(page, at('/instruments/keyboards', locale));
    const all = await resultCount(page);
    await option(await openFilters(page, words), 'Roland').check();
    await expect.poll(() => resultCount(page)).toBeLessThan(all);
    const some = await resultCount(page);
    await closeFilters(page, words);
    await pause();
    await expect.poll(() => resultCount(page)).toBe(some);
    await option(await openFilters(page, words), 'Yamaha').check();
    await expect.poll(() => resultCount(page)).toBeGreaterThan(some);
    await closeFilters(page, words);
    await clearFilters(page, words);
    await expect.poll(() => resultCount(page)).toBe(all);

    await open(page, at('/search', locale));
    const search = async (query: string) => {
      const box = page.getByRole('main').getByRole('searchbox');
      await box.fill(query);
      await box.press('Enter');
    };
    await search('stratocastr');
    await expect(page.getByRole('article').first()).toContainText('Stratocaster');
    await search('xyzzyx');
    await expect(page.getByRole('heading', { name: words.search.nothing.title })).toBeVisible();
    await search('yamaha');
    await expect(resultsHeading(page)).toContainText('yamaha');
    await expect(page.getByRole('article').first()).toContainText('Yamaha');
  },

  async product({ page, pause }) {
    await page.goto(at('/product/1', locale));
    await pause();
    await page.getByRole('button', { name: words.product.add, exact: true }).click();
    await expect(cartLink(page, words, 1)).toBeVisible();
    await page.getByRole('button', { name: words.product.add, exact: true }).click();
    await expect(cartLink(page, words, 2)).toHaveText('2');
  },

  async cart({ page, pause }) {
    await seedCart(page, { id: '1', quantity: 2, price: 1 }, { id: '20', quantity: 1 });
    await open(page, at('/cart', locale));
    const { cart } = words;
    const line = page.getByRole('listitem', { name });
    await pause();
    await page.getByRole('button', { name: fill(cart.increase, { name }) }).click();
    await expect(line).toContainText(hkd(3 * product('1').price));
    await page.getByRole('button', { name: fill(cart.acceptPriceNamed, { name }) }).click();
    await page.getByRole('button', { name: fill(cart.removeNamed, { name }) }).click();
    await expect(line).toBeHidden();
    await page.getByRole('button', { name: cart.undo }).click();
    await expect(line).toContainText(hkd(3 * product('1').price));
    await page.getByRole('button', { name: cart.clear }).click();
    await expect(page.getByRole('heading', { name: cart.empty })).toBeVisible();
    await page.getByRole('button', { name: cart.undo }).click();
    await expect(cartLink(page, words, 4)).toBeVisible();
  },

  async 'checkout by card'(visit) {
    const { page, server } = visit;
    await toCheckout(visit, 'card');
    await expect(page).toHaveTitle('Stripe');
    server.last()[1].state = 'paid';
    await page.getByRole('link', { name: 'Pay' }).click();
    await islandsReady(page);
    await confirmed(visit);
  },

  async 'checkout by bank'(visit) {
    await toCheckout(visit, 'bank');
    await confirmed(visit);
    await expect(cartLink(visit.page, words, 0)).toBeVisible();
  },

  async confirmation({ page, server, pause }) {
    await keepOrders(page, 'OT-20260115-AAAA');
    server.statuses = { 'OT-20260115-AAAA': { state: 'paid' } };
    await open(page, at('/order/confirmation', locale));
    await pause();
    await expect(page.getByRole('main')).toContainText(
      fill(words.online.payment.paid.fact, { method: words.checkout.payment.bank }),
    );
  },

  async orders({ page, pause }) {
    await keepOrders(page, 'OT-20260115-AAAA', 'OT-20260115-BBBB');
    await open(page, at('/orders', locale));
    const { orders } = words;
    const card = (reference: string) => page.getByRole('listitem', { name: reference });
    await pause();
    const forget = fill(orders.forgetOf, { reference: 'OT-20260115-AAAA' });
    await page.getByRole('button', { name: forget }).click();
    await expect(card('OT-20260115-AAAA')).toBeHidden();
    await page.getByRole('button', { name: orders.undo }).click();
    await expect(card('OT-20260115-AAAA')).toBeVisible();
    await expect(card('OT-20260115-BBBB')).toBeVisible();
  },

  async booking({ page, pause, customer, enter }) {
    const { bodies, respond } = formServer('**/api/bookings');
    await page.route('**/api/bookings?*', (route) => route.fulfill({ json: { taken: [] } }));
    await respond(page, accept);
    const form = await openBooking(page, locale);
    const person = { name: customer.firstName, phone: customer.phone, email: customer.email };
    for (const each of ['name', 'phone', 'email'] as const) {
      await enter(form.box(each), person[each]);
    }
    await pause();
    await form.day.fill((await form.day.getAttribute('max')) ?? '');
    await form.start.selectOption('14:00');
    await form.hours.selectOption({ index: 1 });
    await expect(form.total).toHaveText('2 × HK$800 = HK$1,600');
    await form.press('send');
    await expect(form.result).toContainText(words.studio.booking.sent.what);
    expect(bodies.map(received)).toMatchObject([{ ...person, hours: 2 }]);
  },

  async contact({ page, pause, customer, enter }) {
    const { bodies, respond } = formServer('**/api/messages');
    await respond(page, accept);
    await page.goto(at('/contact', locale));
    const { form } = words.contact;
    const { email, lastName: subject, address: message } = customer;
    const texts = { email, subject, message };
    for (const each of ['email', 'subject', 'message'] as const) {
      await enter(page.getByRole('textbox', { name: form[each], exact: true }), texts[each]);
    }
    await pause();
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(form.sentTitle);
    expect(bodies.map(received)).toMatchObject([texts]);
  },

  async alert({ page, pause, customer, enter }) {
    const { bodies, respond } = formServer('**/api/alerts');
    await respond(page, accept);
    await page.goto(at(`/product/${soldOut().id}`, locale));
    const { form } = words.alert;
    const alert = page.getByRole('form', { name: form.title });
    await pause();
    await enter(alert.getByRole('textbox', { name: form.email }), customer.email);
    await alert.getByRole('button', { name: form.send }).click();
    await expect(alert.getByRole('status')).toContainText(form.sentTitle);
    expect(bodies.map(received)).toMatchObject([{ email: customer.email }]);
  },
};

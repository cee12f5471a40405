import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '~/i18n/fill';
import { pauseClock, seedCart, seedStorage, open, stored } from './page';
import { at, product, site } from './shop';
import type { Words } from './words';
import type { Locale } from '~/i18n/locales';

/** The customer in the tests. */
export const customer = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  email: 'kayan.chan@example.com',
  phone: '9123 4567',
  address: 'Flat 8, 12/F, 99 Nathan Road',
  city: 'Mong Kok',
};
type Field = keyof typeof customer;
export const fieldNames = Object.keys(customer) as Field[];

/** A field of the form. The asterisk of a required field is not part of its accessible name. */
export const field = (page: Page, { checkout }: Words, name: Field): Locator =>
  page.getByRole(name === 'city' ? 'combobox' : 'textbox', {
    name: checkout.customer[name],
  });

/** The select for the delivery area. */
export const areaField = (page: Page, { checkout }: Words): Locator =>
  page.getByRole('combobox', { name: checkout.customer.area });

export const instructions = (page: Page, { checkout }: Words): Locator =>
  page.getByRole('textbox', { name: checkout.instructions.label });

/** The submit button, whose label depends on the payment method. */
export const submitButton = (page: Page, { checkout }: Words, method: 'card' | 'bank'): Locator => {
  const provider = site.payment.providerName;
  const name = fill(checkout.methods[method].submit, { provider });
  return page.getByRole('button', { name, exact: true });
};

export async function fillIn(page: Page, words: Words): Promise<void> {
  await areaField(page, words).selectOption('kowloon');
  for (const name of fieldNames) await field(page, words, name).fill(customer[name]);
}

/** Opens checkout with two of product 1 and one of product 20 in the cart. */
export async function openCheckout(page: Page, locale: Locale): Promise<void> {
  await seedCart(
    page,
    { id: '1', quantity: 2, price: product('1').price },
    { id: '20', quantity: 1, price: product('20').price },
  );
  await open(page, at('/checkout', locale));
}

/**
 * Submits the form, by default with a click, skips the delay of the simulated gateway and waits for
 * the confirmation.
 * @returns the reference of the order
 */
export async function placeOrder(
  page: Page,
  words: Words,
  method: 'card' | 'bank',
  activate = (button: Locator) => button.click(),
): Promise<string> {
  await pauseClock(page);
  await activate(submitButton(page, words, method));
  await skipProcessing(words, page);
  await expect(confirmationTitle(page, words)).toBeFocused();
  return referenceOn(page);
}

/** Skips the delay of the simulated gateway in tabs whose clock is paused, once all are processing an order. */
export async function skipProcessing({ checkout }: Words, page: Page, ...others: Page[]) {
  for (const tab of [page, ...others]) {
    await expect(tab.getByRole('button', { name: checkout.processing })).toBeDisabled();
  }
  await page.clock.fastForward(2000);
  await page.clock.resume();
}

/** The heading of the confirmation of the newest order. */
export const confirmationTitle = (page: Page, { checkout }: Words): Locator =>
  page.getByRole('heading', { level: 1, name: checkout.submitted.title });

/** The total of that order in HK$. */
export const orderTotal = 2 * product('1').price + product('20').price;

/** The format of an order reference. */
const REFERENCE = /OT-\d{8}-[A-Z2-9]{4}/;

/** Returns the reference of the order on a page, whose heading precedes its script. */
export async function referenceOn(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect.poll(() => main.innerText()).toMatch(REFERENCE);
  return REFERENCE.exec(await main.innerText())?.[0] ?? 'none';
}

/** An order as stored by an earlier visit. */
export const storedOrder = (reference: string) => ({
  id: reference,
  reference,
  placedAt: Date.UTC(2026, 0, 15, 4),
  locale: 'en',
  customer,
  instructions: '',
  method: 'bank',
  lines: [{ id: '9999', name: 'Old Fiddle', price: 80, quantity: 1, subtotal: 80 }],
  totals: { itemCount: 1, subtotal: 80, shipping: 0, total: 80 },
});
const keep = (page: Page, orders: readonly object[]) =>
  seedStorage(page, 'overtone:orders', JSON.stringify({ version: 1, orders }));

/** Stores an order, like an earlier visit. */
export const keepOrder = (page: Page, order: object) => keep(page, [order]);

/** Stores orders by bank transfer, newest first. */
export const keepOrders = (page: Page, ...references: string[]) =>
  keep(page, references.map(storedOrder));

/** The orders that the device has stored, newest first. */
export const storedOrders = async (page: Page): Promise<{ id: string }[]> =>
  (JSON.parse((await stored(page, 'orders')) ?? '{"orders":[]}') as { orders: { id: string }[] })
    .orders;

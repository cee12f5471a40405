import type { Page } from '@playwright/test';
import {
  customer,
  field,
  fieldNames,
  fillIn,
  openCheckout,
  storedOrders,
  submitButton,
} from '../e2e/support/checkout';
import type { PaymentState } from '~/contracts/order';
import { expect } from './fixtures';
import type { ShopServer } from './shop-server';
import { cartLink, islandsReady } from '../e2e/support/page';
import type { Words } from '../e2e/support/words';
import type { Locale } from '~/i18n/locales';

/** Opens the checkout with three items in the cart and fills in the form. */
export async function openFilledCheckout(page: Page, locale: Locale, words: Words): Promise<void> {
  await openCheckout(page, locale);
  await fillIn(page, words);
}

/** Submits the form by card and waits for Stripe's page. */
export async function leave(page: Page, words: Words): Promise<void> {
  await submitButton(page, words, 'card').click();
  await expect(page).toHaveTitle('Stripe');
}

/** Opens the checkout, fills in the form, submits it by card and waits for Stripe's page. */
export async function leaveFilledCheckout(page: Page, locale: Locale, words: Words): Promise<void> {
  await openFilledCheckout(page, locale, words);
  await leave(page, words);
}

/** Follows a link of Stripe's page. */
export async function comeBack(page: Page, link: 'Pay' | 'Back'): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await islandsReady(page);
}

/** Sets the outcome of the newest payment, and returns from Stripe's page. */
export async function pay(
  page: Page,
  server: ShopServer,
  state: PaymentState = 'paid',
): Promise<void> {
  server.last()[1].state = state;
  await comeBack(page, 'Pay');
}

/** Expects the form unchanged and ready to submit. */
export async function expectWhole(page: Page, words: Words): Promise<void> {
  await expect(cartLink(page, words, 3)).toBeVisible();
  for (const name of fieldNames) {
    await expect(field(page, words, name)).toHaveValue(customer[name]);
  }
  await expect(submitButton(page, words, 'card')).toBeEnabled();
  expect(await storedOrders(page)).toEqual([]);
}

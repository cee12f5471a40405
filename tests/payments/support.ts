import type { Page } from '@playwright/test';
import { fillIn, openCheckout, submitButton } from '../e2e/support/checkout';
import { expect } from './fixtures';
import { islandsReady } from '../e2e/support/page';
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

/** Follows a link of Stripe's page. */
export async function comeBack(page: Page, link: 'Pay' | 'Back'): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await islandsReady(page);
}

/** The `localStorage` of the device. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), `overtone:${key}`);

export const storedOrders = async (page: Page): Promise<{ id: string }[]> =>
  (JSON.parse((await stored(page, 'orders')) ?? '{"orders":[]}') as { orders: { id: string }[] })
    .orders;

import type { BrowserContext, Page } from '@playwright/test';
import { fill } from '~/i18n/fill';
import { expect, test } from '../fixtures';
import {
  confirmationTitle,
  customer,
  field,
  fieldNames,
  fillIn,
  instructions,
  openCheckout,
  placeOrder,
  referenceOn,
  skipProcessing,
  storedOrders,
  submitButton,
} from '../support/checkout';
import { cartLink, hold, reload, pageStarted, pauseClock, toasts } from '../support/page';
import { at, inOneLanguage } from '../support/shop';

interface StoredLine {
  id: string;
  quantity: number;
  price?: number;
}

/** Changes the stored cart from another tab; resolves to its new number of items. */
async function changeCart(
  context: BrowserContext,
  change: (lines: StoredLine[]) => StoredLine[],
): Promise<number> {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const stored = await other.evaluate(() => localStorage.getItem('overtone:cart') ?? '{}');
  const { lines } = JSON.parse(stored) as { lines: StoredLine[] };
  const changed = change(lines);
  await other.evaluate(
    (value) => localStorage.setItem('overtone:cart', value),
    JSON.stringify({ version: 1, lines: changed }),
  );
  await other.close();
  return changed.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Opens the checkout with its form filled in, and pauses the clock. */
async function openFilledForm(
  page: Page,
  ...[locale, words]: Parameters<Parameters<typeof inOneLanguage>[0]>
) {
  await openCheckout(page, locale);
  await fillIn(page, words);
  await pageStarted(page);
  await pauseClock(page);
}

inOneLanguage((locale, words) => {
  const { checkout } = words;
  const { submitted } = checkout;

  // Requirements §4.6: "The button is disabled."
  test('nothing in the form can change while an order is processed', async ({ page }) => {
    await openFilledForm(page, locale, words);
    await submitButton(page, words, 'card').click();
    for (const name of fieldNames) await expect(field(page, words, name)).toBeDisabled();
    await expect(instructions(page, words)).toBeDisabled();
    await expect(page.getByRole('radio', { name: checkout.payment.bank })).toBeDisabled();
  });

  test('a double click places one order', async ({ page }) => {
    await openFilledForm(page, locale, words);
    await submitButton(page, words, 'card').dblclick();
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await skipProcessing(words, page);
    await expect(confirmationTitle(page, words)).toBeVisible();
    // Another toast would say that the order had been placed before.
    const reference = await referenceOn(page);
    await expect(toasts(page, words)).toContainText(fill(checkout.demo.toast, { reference }));
    expect(await storedOrders(page)).toHaveLength(1);
  });

  test(
    'the toast of an order waits for the script of the page',
    { tag: '@sweep' },
    async ({ page }) => {
      await openCheckout(page, locale);
      await fillIn(page, words);
      const release = await hold(page, '**/page-script.*.js');
      const reference = await placeOrder(page, words, 'card');
      await expect(toasts(page, words)).toHaveText('');
      release();
      await expect(toasts(page, words)).toContainText(reference);
    },
  );

  test('a reload while processing preserves the cart and the form', async ({ page, context }) => {
    await openFilledForm(page, locale, words);
    await instructions(page, words).fill('Third floor');
    await page.getByRole('radio', { name: checkout.payment.bank }).check();
    await submitButton(page, words, 'bank').click();
    await expect(page.getByRole('button', { name: checkout.processing })).toBeDisabled();
    await reload(page);
    await page.clock.resume();
    await expect(cartLink(page, words, 3)).toBeVisible();
    for (const name of fieldNames) {
      await expect(field(page, words, name)).toHaveValue(customer[name]);
    }
    await expect(instructions(page, words)).toHaveValue('Third floor');
    await expect(page.getByRole('radio', { name: checkout.payment.bank })).toBeChecked();
    await page.clock.fastForward(5000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.title);

    // Only the draft of the order is stored, in this tab.
    const stored = await page.evaluate(() =>
      JSON.stringify([
        Object.entries<string>(localStorage),
        Object.entries<string>(sessionStorage).filter(([key]) => !key.endsWith('-draft')),
      ]),
    );
    expect(stored).not.toMatch(/bank|card|payment|Nathan/);
    const second = await context.newPage();
    await second.goto(at('/checkout', locale));
    await expect(field(second, words, 'firstName')).toHaveValue('');
  });

  for (const { what, change, left, says, saysNot } of [
    {
      what: 'what is added stays in the cart',
      change: (lines: StoredLine[]) => [
        ...lines.map((line) => (line.id === '1' ? { ...line, quantity: 3 } : line)),
        { id: '5', quantity: 2, price: 10 },
      ],
      left: 3,
      says: checkout.orders.keptInCart,
      saysNot: checkout.orders.cartChanged,
    },
    {
      what: 'a cart that is emptied does not change the order',
      change: () => [],
      left: 0,
      says: checkout.orders.cartChanged,
      saysNot: checkout.orders.keptInCart,
    },
  ]) {
    test(`in another tab meanwhile, ${what}`, async ({ page, context }) => {
      await openFilledForm(page, locale, words);
      await submitButton(page, words, 'card').click();
      const changed = await changeCart(context, change);
      // A busy browser delivers the other tab's change late.
      await expect(cartLink(page, words, changed)).toBeVisible();
      await skipProcessing(words, page);
      const ordered = page.getByRole('region', { name: submitted.ordered });
      await expect(ordered.getByRole('definition').first()).toHaveText('3');
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByText(saysNot)).toHaveCount(0);
      await expect(cartLink(page, words, left)).toBeVisible();
    });
  }
});

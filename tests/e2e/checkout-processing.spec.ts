import { formatDate } from '~/i18n/format-date';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  customer,
  field,
  fieldNames,
  fillIn,
  instructions,
  openCheckout,
  referenceOn,
  submitButton,
} from './support/checkout';
import { cartLink, islandsReady, pageStarted, toasts } from './support/page';
import { at, inOneLanguage, otherLocale, site } from './support/shop';
import { wordsIn } from './support/words';
import type { Locale } from '~/i18n/locales';

const NOON = new Date('2026-11-21T12:00:00+08:00');

interface StoredLine {
  id: string;
  quantity: number;
  price?: number;
}

/** Changes the stored cart from another tab. */
async function changeCart(context: BrowserContext, change: (lines: StoredLine[]) => StoredLine[]) {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const stored = await other.evaluate(() => localStorage.getItem('overtone:cart') ?? '{}');
  const { lines } = JSON.parse(stored) as { lines: StoredLine[] };
  await other.evaluate(
    (value) => localStorage.setItem('overtone:cart', value),
    JSON.stringify({ version: 1, lines: change(lines) }),
  );
  await other.close();
}

/**
 * Waits for the confirmation page. The clock is paused, the delay starts once the lock of the order is
 * taken, and scripts start after a frame.
 */
async function confirmed(page: Page, locale: Locale) {
  await expect(async () => {
    await page.clock.runFor(100);
    expect(new URL(page.url()).pathname).toBe(at('/order/confirmation', locale));
  }).toPass({ intervals: [50], timeout: 10_000 });
  await islandsReady(page);
  await page.clock.runFor(100);
}

/** Fills in the form at 11:59 and pauses the clock at noon. */
async function openFilledForm(
  page: Page,
  ...[locale, words]: Parameters<Parameters<typeof inOneLanguage>[0]>
) {
  await page.clock.install({ time: new Date(NOON.getTime() - 60_000) });
  await openCheckout(page, locale);
  await fillIn(page, words);
  await pageStarted(page);
  await page.clock.pauseAt(NOON);
}

inOneLanguage((locale, words) => {
  const { checkout } = words;
  const { submitted } = checkout;

  test.describe('processing', () => {
    test('nothing in the form can change while an order is processed', async ({ page }) => {
      await openFilledForm(page, locale, words);
      await submitButton(page, words, 'card').click();
      await page.clock.runFor(1000);
      for (const name of fieldNames) await expect(field(page, words, name)).toBeDisabled();
      await expect(instructions(page, words)).toBeDisabled();
      await expect(page.getByRole('radio', { name: checkout.payment.bank })).toBeDisabled();
    });

    test('the payment method survives the language toggle', async ({ page }) => {
      await openCheckout(page, locale);
      await page.getByRole('radio', { name: checkout.payment.bank }).check();
      const other = otherLocale(locale);
      await page.getByRole('link', { name: wordsIn[other].common.language.label }).click();
      await expect(page).toHaveURL(at('/checkout', other));
      const bank = wordsIn[other].checkout.payment.bank;
      await expect(page.getByRole('radio', { name: bank })).toBeChecked();
    });

    test('a double click places one order', async ({ page }) => {
      await openFilledForm(page, locale, words);
      await submitButton(page, words, 'card').dblclick();
      await page.clock.runFor(1000);
      // A second submission would also end with a confirmation, later than the first.
      await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      await page.clock.runFor(1000);
      await confirmed(page, locale);
      await expect(page.getByRole('heading', { level: 1, name: submitted.title })).toHaveCount(1);
      const reference = await referenceOn(page);
      await expect(toasts(page, words)).toContainText(reference);
      await page.clock.runFor(3000);
      expect(await referenceOn(page)).toBe(reference);
      await expect(toasts(page, words)).toContainText(reference);
    });

    test('a reload while processing preserves the cart and the form', async ({ page, context }) => {
      await openFilledForm(page, locale, words);
      await instructions(page, words).fill('Third floor');
      await page.getByRole('radio', { name: checkout.payment.bank }).check();
      await submitButton(page, words, 'bank').click();
      await page.clock.runFor(1000);
      await page.reload();
      await islandsReady(page);
      // The clock is paused, and the page's script starts after a frame.
      await page.clock.runFor(100);
      await expect(cartLink(page, words, 3)).toBeVisible();
      for (const name of fieldNames) {
        await expect(field(page, words, name)).toHaveValue(customer[name]);
      }
      await expect(instructions(page, words)).toHaveValue('Third floor');
      await expect(page.getByRole('radio', { name: checkout.payment.bank })).toBeChecked();
      await page.clock.runFor(5000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.title);

      // The draft is stored in this tab only, and nothing else about the order.
      const stored = await page.evaluate(() => {
        const { 'overtone:checkout-draft': draft = '{}', ...others } = Object.fromEntries(
          Object.entries<string>(sessionStorage),
        );
        const device = Object.entries<string>(localStorage);
        return { draft: Object.keys(JSON.parse(draft) as object), others: [others, device] };
      });
      expect(stored.draft.toSorted()).toEqual(
        [...fieldNames, 'area', 'postalCode', 'instructions', 'method'].toSorted(),
      );
      expect(JSON.stringify(stored.others)).not.toMatch(/bank|card|payment|Nathan/);
      const second = await context.newPage();
      await second.goto(at('/checkout', locale));
      await expect(field(second, words, 'firstName')).toHaveValue('');
    });

    test('what is added in another tab meanwhile stays in the cart', async ({ page, context }) => {
      await openFilledForm(page, locale, words);
      await submitButton(page, words, 'card').click();
      await page.clock.runFor(1000);
      await changeCart(context, (lines) => [
        ...lines.map((line) => (line.id === '1' ? { ...line, quantity: 3 } : line)),
        { id: '5', quantity: 2, price: 10 },
      ]);
      // A busy browser delivers the other tab's change late.
      await expect(cartLink(page, words, 6)).toBeVisible();
      await page.clock.runFor(1000);
      await confirmed(page, locale);
      const ordered = page.getByRole('region', { name: submitted.ordered });
      await expect(ordered.getByRole('definition').first()).toHaveText('3');
      await expect(page.getByText(checkout.orders.keptInCart)).toBeVisible();
      await expect(page.getByText(checkout.orders.cartChanged)).toHaveCount(0);
      await expect(cartLink(page, words, 3)).toBeVisible();
    });

    test('a cart emptied in another tab meanwhile does not change the order', async ({
      page,
      context,
    }) => {
      await openFilledForm(page, locale, words);
      await submitButton(page, words, 'card').click();
      await page.clock.runFor(1000);
      await changeCart(context, () => []);
      await expect(cartLink(page, words, 0)).toBeVisible();
      await expect(page.getByRole('heading', { name: checkout.empty.title })).toHaveCount(0);
      await expect(page.getByRole('button', { name: checkout.processing })).toBeDisabled();
      await page.clock.runFor(1000);
      await confirmed(page, locale);
      const ordered = page.getByRole('region', { name: submitted.ordered });
      await expect(ordered.getByRole('definition').first()).toHaveText('3');
      await expect(page.getByText(checkout.orders.cartChanged)).toBeVisible();
      await expect(page.getByText(checkout.orders.keptInCart)).toHaveCount(0);
    });

    test('the confirmation can be printed', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.toggleAttribute('data-printed', true);
      });
      await openFilledForm(page, locale, words);
      await submitButton(page, words, 'card').click();
      await page.clock.runFor(2000);
      await confirmed(page, locale);
      await page.getByRole('button', { name: submitted.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed');

      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByText(await referenceOn(page))).toBeVisible();
      await expect(page.getByRole('region', { name: submitted.ordered })).toBeVisible();
      const seller = main.getByRole('region', { name: checkout.orders.seller });
      for (const text of [site.company[locale], site.address[locale], site.phone, site.email]) {
        await expect(seller).toContainText(text);
      }
      await expect(main.getByText(formatDate(NOON, locale))).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(toasts(page, words)).toBeHidden();
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  });
});

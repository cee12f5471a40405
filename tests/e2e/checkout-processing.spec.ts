import type { Page } from '@playwright/test';
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
import { at, inEachLanguage } from './support/shop';

const NOON = new Date('2026-11-21T12:00:00+08:00');

/** Fills in the form at 11:59 and pauses the clock at noon. */
async function openFilledForm(
  page: Page,
  ...[locale, words]: Parameters<Parameters<typeof inEachLanguage>[0]>
) {
  await page.clock.install({ time: new Date(NOON.getTime() - 60_000) });
  await openCheckout(page, locale);
  await fillIn(page, words);
  await pageStarted(page);
  await page.clock.pauseAt(NOON);
}

inEachLanguage((locale, words) => {
  const { checkout } = words;
  const { submitted } = checkout;

  test.describe('processing', () => {
    test('takes 2000 ms, during which the button is disabled', async ({ page }) => {
      await openFilledForm(page, locale, words);
      await submitButton(page, words, 'card').click();
      const busy = page.getByRole('button', { name: checkout.processing });
      const done = page.getByRole('heading', { level: 1, name: submitted.title });
      await expect(busy).toBeDisabled();
      await page.clock.runFor(1999);
      await expect(busy).toBeDisabled();
      await expect(done).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(done).toBeVisible();
      expect(await referenceOn(page)).toMatch(/^OT-20261121-/);
    });

    test('a double click places one order', async ({ page }) => {
      await openFilledForm(page, locale, words);
      await submitButton(page, words, 'card').dblclick();
      await page.clock.runFor(1000);
      // A second submission would also end with a confirmation, later than the first.
      await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      await page.clock.runFor(1000);
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
      await page.clock.runFor(5000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.title);

      // The payment method is not stored, and the draft only in this tab.
      const stored = await page.evaluate(() => {
        const { 'overtone:checkout-draft': draft = '{}', ...others } = Object.fromEntries(
          Object.entries<string>(sessionStorage),
        );
        const device = Object.entries<string>(localStorage);
        return { draft: Object.keys(JSON.parse(draft) as object), others: [others, device] };
      });
      expect(stored.draft.toSorted()).toEqual([...fieldNames, 'instructions'].toSorted());
      expect(JSON.stringify(stored.others)).not.toMatch(/bank|card|payment|Nathan/);
      const second = await context.newPage();
      await second.goto(at('/checkout', locale));
      await expect(field(second, words, 'firstName')).toHaveValue('');
    });

    test('the confirmation can be printed', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.toggleAttribute('data-printed', true);
      });
      await openFilledForm(page, locale, words);
      await submitButton(page, words, 'card').click();
      await page.clock.runFor(2000);
      await page.getByRole('button', { name: submitted.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed');

      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByText(await referenceOn(page))).toBeVisible();
      await expect(page.getByRole('region', { name: submitted.ordered })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(toasts(page, words)).toBeHidden();
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  });
});

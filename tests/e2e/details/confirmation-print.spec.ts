import { fill } from '~/i18n/fill';
import { formatDate } from '~/i18n/format-date';
import { expect, test } from '../fixtures';
import { customer, keepOrder, storedOrder } from '../support/checkout';
import { open } from '../support/page';
import { at, hkd, inEachLanguage, inOneLanguage, nameOf, productsIn, site } from '../support/shop';

/** The eight products with the longest names. */
const longest = Object.values(productsIn)
  .flat()
  .toSorted((a, b) => b.nameEn.length - a.nameEn.length)
  .slice(0, 8);

inOneLanguage((locale, words) => {
  test('an order is printed without what is no part of it', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    const order = storedOrder('OT-20260115-NEWW');
    await keepOrder(page, order);
    await open(page, at('/order/confirmation', locale));
    await page.getByRole('button', { name: words.checkout.submitted.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');

    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const part of [
      main.getByText(order.reference, { exact: true }),
      main.getByText(formatDate(new Date(order.placedAt), locale)),
      page.getByRole('region', { name: words.checkout.submitted.ordered }),
    ]) {
      await expect(part).toBeVisible();
    }
    const seller = main.getByRole('region', { name: words.checkout.orders.seller });
    for (const text of [site.company[locale], site.address[locale], site.phone, site.email]) {
      await expect(seller).toContainText(text);
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});

inEachLanguage((locale, words) => {
  for (const [method, area] of [
    ['card', 'collect'],
    ['bank', 'territories'],
  ] as const) {
    test(
      `an order of eight lines prints on one page: ${method}, ${area}`,
      { tag: '@sweep' },
      async ({ page }) => {
        const lines = longest.map(({ id, nameEn: name, price }) => {
          return { id, name, price, quantity: 12, subtotal: 12 * price };
        });
        const total = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
        await keepOrder(page, {
          ...storedOrder('OT-20260115-NEWW'),
          method,
          lines,
          customer: { ...customer, area },
          instructions: 'Please ring twice, then wait for the lift at the side entrance.',
          totals: { itemCount: 96, subtotal: total, shipping: 0, total },
        });
        await open(page, at('/order/confirmation', locale));
        const ordered = page.getByRole('region', { name: words.checkout.submitted.ordered });
        for (const product of longest) await expect(ordered).toContainText(nameOf(product, locale));
        await expect(ordered).toContainText(fill(words.checkout.summary.quantity, { count: 12 }));
        await expect(ordered.getByRole('definition').last()).toHaveText(hkd(total));

        const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      },
    );
  }
}, '@once');

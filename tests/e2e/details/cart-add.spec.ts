import { fill } from '~/i18n/fill';
import { expect, test } from '../fixtures';
import { violations } from '../support/axe';
import { addButton, cartLink, hold, open, seedCart, toasts } from '../support/page';
import { at, inOneLanguage, nameOf, product } from '../support/shop';

const SCRIPTS = '**/_astro/*.js';

inOneLanguage((locale, words) => {
  const { messages, product: texts } = words;
  const { toast } = messages;
  const one = product('1');
  const name = nameOf(one, locale);

  // Requirements §2.3: "a second button adds it to the cart and confirms that by a toast in the
  // page's language".
  test('from a card; the toast leads to the cart', async ({ page }) => {
    // React renders lists that are not in the default order.
    await open(page, `${at('/instruments', locale)}?category=guitars&sort=newest`);
    await addButton(page, words, name).click();
    const status = toasts(page, words).getByRole('status');
    await expect(status).toContainText(toast.addedTitle);
    await expect(status).toContainText(fill(toast.addedText, { name }));
    await expect(cartLink(page, words, 1)).toHaveText('1');
    await status.getByRole('link', { name: toast.viewCart }).click();
    await expect(page).toHaveURL(at('/cart', locale));
    await expect(page.getByRole('listitem', { name })).toContainText(name);
  });

  test('clicks before the scripts have loaded are replayed', async ({ page }) => {
    let release = await hold(page, SCRIPTS);
    await page.goto(at('/product/1', locale), { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: texts.add, exact: true });
    await button.click();
    await button.click();
    release();
    await expect(cartLink(page, words, 2)).toHaveText('2');
    await expect(toasts(page, words)).toContainText(fill(toast.addedText, { name }));

    await page.unrouteAll({ behavior: 'wait' });
    release = await hold(page, SCRIPTS);
    await page.goto(at('/instruments/guitars', locale), { waitUntil: 'commit' });
    await addButton(page, words, name).click();
    release();
    await expect(cartLink(page, words, 3)).toHaveText('3');
  });

  // Requirements §4.5: "At most 99 of a product."
  test('at most 99 of a product', async ({ page }) => {
    await seedCart(page, { id: '1', quantity: 98, price: one.price });
    await page.goto(at('/product/1', locale));
    const button = page.getByRole('button', { name: texts.add, exact: true });
    await button.click();
    await expect(cartLink(page, words, 99)).toBeVisible();
    await expect(toasts(page, words)).toContainText(toast.addedTitle);
    expect(await violations(page)).toEqual([]);
    await button.click();
    const alert = toasts(page, words).getByRole('alert').filter({ hasText: /./ });
    await expect(alert).toContainText(toast.fullTitle);
    // Unlike other toasts, which are dark.
    await expect(alert.locator('> *')).toHaveCSS('background-color', 'rgb(184, 50, 27)');
    await expect(alert).toContainText(fill(toast.fullText, { max: 99 }));
    expect(await violations(page)).toEqual([]);
    await expect(cartLink(page, words, 99)).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { violations } from '../e2e/support/axe';
import { hold } from '../e2e/support/page';
import { at, inOneLanguage } from '../e2e/support/shop';
import { expect, test } from './fixtures';
import { accept, formServer } from './form-server';
import { refuse } from './shop-server';

inOneLanguage((locale, words) => {
  const { form } = words.product.reviews;
  const { bodies, respond } = formServer('**/api/reviews');
  const entered = { text: '<b>Warm</b>\nsound', name: '陳', email: 'chan@example.com' } as const;
  const send = (page: Page) => page.getByRole('button', { name: form.send }).click();
  const main = (page: Page) => page.getByRole('main');
  const fieldOf = (page: Page, name: keyof typeof entered) =>
    page.getByRole('textbox', { name: new RegExp(`^${form[name]}`) });
  const stars = (page: Page, count: number) =>
    page.getByRole('radio', { name: form.star_other.replace('{{count}}', String(count)) });

  test.beforeEach(async ({ page }) => {
    bodies.length = 0;
    await page.goto(at('/product/1', locale));
    await page.getByText(form.title, { exact: true }).click();
    await stars(page, 4).check();
    for (const name of ['text', 'name', 'email'] as const) {
      await fieldOf(page, name).fill(entered[name]);
    }
  });

  test('a review is kept when it fails, and sent again as the same one, which is read first', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/503/);
    expect(await violations(page)).toEqual([]);
    await respond(page, refuse(503, 'unavailable'));
    await send(page);
    await expect(main(page)).toContainText(form.problems.failed);
    await expect(stars(page, 4)).toBeChecked();
    await respond(page, accept);
    await send(page);
    await expect(main(page)).toContainText(form.sentText);
    await expect(stars(page, 4)).not.toBeChecked();
    const sent = { ...entered, stars: 4, reference: '', product: '1', locale, website: '' };
    expect(bodies).toMatchObject([sent, sent]);
    expect(bodies[0]?.['id']).toBe(bodies[1]?.['id']);
  });

  test('a review without stars is not sent, also before its form is ready', async ({ page }) => {
    const release = await hold(page, '**/_astro/ReviewForm.*');
    // Not a reload, after which the browser may restore the stars.
    await page.goto(at('/product/2', locale));
    await respond(page, accept);
    await page.getByText(form.title, { exact: true }).click();
    await fieldOf(page, 'text').fill('Warm');
    await fieldOf(page, 'name').fill('陳');
    await send(page);
    release();
    const rating = page.getByRole('group', { name: form.stars });
    await expect(rating.locator('legend')).toContainText('*');
    await expect(rating).toContainText(words.forms.problems.missing);
    await expect(stars(page, 5)).toBeFocused();
    expect(bodies).toEqual([]);
    await stars(page, 5).check();
    await expect(rating).not.toContainText(words.forms.problems.missing);
  });
});

import { charactersOf, headingCharacters } from '../../scripts/fonts/heading-characters.ts';
import { pageKind } from '~/site/head/page-kind';
import { expect, test } from './fixtures';
import { fillIn, openCheckout, submitButton } from './support/checkout';
import { keepCart, open } from './support/page';
import { soldOut } from './support/shop';
import { wordsIn } from './support/words';

const words = wordsIn.zh;

// What islands make in the browser; the site's own test looks at the pages as they are built.
test.describe('headings of islands have their face', () => {
  test.afterEach(async ({ page }) => {
    const headings = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3')]
        .filter((heading) => getComputedStyle(heading).fontFamily.includes('Ming'))
        .map((heading) => heading.textContent),
    );
    expect(headings.length).toBeGreaterThan(0);
    const cut = new Set(charactersOf(headingCharacters(pageKind(new URL(page.url()).pathname))));
    const missing = headings.flatMap(charactersOf).filter((character) => !cut.has(character));
    expect(missing).toEqual([]);
    const isThere = await page.evaluate(async () => {
      const heading = document.querySelector('h2');
      if (!heading) return false;
      await document.fonts.ready;
      return document.fonts.check(
        `600 20px ${getComputedStyle(heading).fontFamily.split(',')[0]}`,
        '連',
      );
    });
    expect(isThere).toBe(true);
  });

  test('cart with lines set aside', async ({ page }) => {
    await keepCart(page, { id: '1', quantity: 1 }, { id: soldOut().id, quantity: 1 });
    await open(page, '/cart');
    await expect(page.getByRole('heading', { name: words.cart.unavailable.title })).toBeVisible();
  });

  test('empty cart', async ({ page }) => {
    await open(page, '/cart');
    await expect(page.getByRole('heading', { name: words.cart.empty })).toBeVisible();
  });

  test('empty wishlist', async ({ page }) => {
    await open(page, '/wishlist');
    await expect(page.getByRole('heading', { name: words.messages.wishlist.empty })).toBeVisible();
  });

  test('nothing found', async ({ page }) => {
    await open(page, '/instruments?min=1&max=2');
    await expect(page.getByRole('heading', { name: words.catalogue.empty.title })).toBeVisible();
  });

  test('checkout and confirmation', async ({ page }) => {
    await openCheckout(page, 'zh');
    await fillIn(page, words);
    await submitButton(page, words, 'card').click();
    await expect(page.getByRole('heading', { name: words.checkout.submitted.title })).toBeVisible();
  });
});

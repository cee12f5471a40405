import { charactersOf, headingCharacters } from '../../../scripts/fonts/heading-characters.ts';
import { routeOf } from '~/site/routes';
import { expect, test } from '../fixtures';
import { fillIn, openCheckout, submitButton } from '../support/checkout';
import { seedCart, open } from '../support/page';
import { soldOut } from '../support/shop';
import { wordsIn } from '../support/words';

const words = wordsIn.zh;

// Headings that islands render in the browser. Built pages are covered in tests/site.
test.describe('headings of islands are in the heading font', () => {
  test.afterEach(async ({ page }) => {
    const headings = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3')]
        .filter((heading) => getComputedStyle(heading).fontFamily.includes('Ming'))
        .map((heading) => heading.textContent),
    );
    expect(headings.length).toBeGreaterThan(0);
    const subset = new Set(
      charactersOf(headingCharacters(routeOf(new URL(page.url()).pathname).kind)),
    );
    const missing = headings.flatMap(charactersOf).filter((character) => !subset.has(character));
    expect(missing).toEqual([]);
    const isLoaded = await page.evaluate(async () => {
      const heading = document.querySelector('h2');
      if (!heading) return false;
      await document.fonts.ready;
      return document.fonts.check(
        `600 20px ${getComputedStyle(heading).fontFamily.split(',')[0]}`,
        '連',
      );
    });
    expect(isLoaded).toBe(true);
  });

  for (const [path, heading] of [
    ['/cart', words.cart.unavailable.title],
    ['/wishlist', words.messages.wishlist.empty],
    ['/instruments?min=1&max=2', words.catalogue.empty.title],
  ] as const) {
    test(path, async ({ page }) => {
      await seedCart(page, { id: '1', quantity: 1 }, { id: soldOut().id, quantity: 1 });
      await open(page, path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    });
  }

  test('checkout and confirmation', async ({ page }) => {
    await openCheckout(page, 'zh');
    await fillIn(page, words);
    await submitButton(page, words, 'card').click();
    await expect(page.getByRole('heading', { name: words.checkout.submitted.title })).toBeVisible();
  });
});

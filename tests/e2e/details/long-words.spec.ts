import { expect, test } from '../fixtures';
import { open, overflow, seedCart } from '../support/page';
import { at, inOneLanguage, soldOut } from '../support/shop';

/** The longest word allowed in a name (`src/site/content-limits.ts`). */
const WORD = 'W'.repeat(255);

/** Elements with names and brands of products. By selector, because no product has such a name. */
const NAMES =
  'main :is(h1, h2, h3, h3 a, nav li:last-child, .eyebrow span, [data-specifications] dd)';

inOneLanguage((locale) => {
  for (const path of ['/product/2', '/instruments', '/cart']) {
    test(`a name of one long word is not wider than the screen: ${path}`, async ({ page }) => {
      await seedCart(page, { id: '1', quantity: 1 }, { id: soldOut().id, quantity: 1 });
      await open(page, at(path, locale));
      await expect(page.locator(NAMES).first()).toBeVisible();
      await page.evaluate(
        ([names, word]) => {
          for (const element of document.querySelectorAll(names)) element.textContent = word;
        },
        [NAMES, WORD] as const,
      );
      expect(await overflow(page)).toBe(0);
    });
  }
}, 'en');

import { expect, test } from '../fixtures';
import { open, overflow, seedCart, seedStorage } from '../support/page';
import { pageStates } from '../support/pages';
import { at, inEachLanguage } from '../support/shop';

/** Twice the size: by a style, which does not affect media queries, and by zoom. */
const ENLARGED = [
  { fontSize: '200%', width: 390 },
  { fontSize: '100%', width: 195 },
];

inEachLanguage((locale, { product: { add } }) => {
  test.describe('enlarged', { tag: '@sweep' }, () => {
    test.skip(({ isMobile }) => !isMobile, 'the desktop has no window of this width');

    for (const { path, empty } of pageStates) {
      test(`${path}${empty ? ' without a cart' : ''}: as wide as the window`, async ({ page }) => {
        if (!empty) {
          await seedCart(page, { id: '1', quantity: 2, price: 1 }, { id: '51', quantity: 99 });
          await seedStorage(
            page,
            'overtone:compare',
            JSON.stringify({ category: 'guitars', ids: ['1', '2', '5'] }),
          );
        }
        await open(page, at(path, locale));
        for (const { fontSize, width } of ENLARGED) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize;
          }, fontSize);
          expect.soft(await overflow(page), `${fontSize} text in ${width} px`).toBe(0);
          const bar = page.locator('.purchase-bar').getByRole('button', { name: add, exact: true });
          if ((await bar.count()) > 0) await expect.soft(bar).toBeInViewport({ ratio: 1 });
        }
      });
    }
  });
});

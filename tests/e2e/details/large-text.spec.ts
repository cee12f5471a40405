import { faultsOf } from '../../../scripts/screens/faults.ts';
import { findBrowser, HEADLESS_SHELL } from '../../../scripts/toolchain/find-browser.ts';
import { expect, test } from '../fixtures';
import { open, seedCart, seedComparison } from '../support/page';
import { pageStates } from '../support/pages';
import { at, inOneLanguage, soldOut } from '../support/shop';

const executablePath = findBrowser(HEADLESS_SHELL);

// The browser's own setting, which affects rem and media queries: twice the default size.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--blink-settings=defaultFontSize=32'],
  },
});

// English words do not break, unlike Chinese, so its texts are cut off first.
inOneLanguage((locale, { common: { nav }, product: { add } }) => {
  for (const { path, empty } of pageStates) {
    test(`large text on ${path}${empty ? ' without a cart' : ''}: nothing is cut off`, async ({
      page,
    }) => {
      if (!empty) {
        await seedCart(page, { id: '1', quantity: 2 }, { id: '51', quantity: 99 });
        await seedComparison(page, 'guitars', '1', '2', '5');
      }
      await open(page, at(path, locale));
      expect.soft(await faultsOf(page)).toEqual([]);
      if (!/^\/product\/\d/.test(path) || path === `/product/${soldOut().id}`) return;
      const bar = page.locator('.purchase-bar').getByRole('button', { name: add, exact: true });
      await expect(bar).toBeInViewport({ ratio: 1 });
    });
  }

  test('the menu scrolls with large text', async ({ page }) => {
    await page.goto(at('/', locale));
    await page.getByRole('button', { name: nav.menu, exact: true }).click();
    const link = page.getByRole('navigation', { name: nav.menu }).getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  });
}, 'en');

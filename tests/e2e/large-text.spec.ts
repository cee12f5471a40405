import { faultsOf } from '../../scripts/screens/faults.ts';
import { findBrowser, HEADLESS_SHELL } from '../../scripts/toolchain/find-browser.ts';
import { expect, test } from './fixtures';
import { open, seedCart, seedStorage } from './support/page';
import { pageStates } from './support/pages';
import { at } from './support/shop';
import { wordsIn } from './support/words';

const executablePath = findBrowser(HEADLESS_SHELL);

// The browser's own setting, which affects rem and media queries: twice the default size.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--blink-settings=defaultFontSize=32'],
  },
});

// English has the longer texts.
test.describe('with large text', { tag: '@sweep' }, () => {
  test.slow();
  test.skip(({ isMobile }) => !isMobile, 'the desktop has no window of this width');

  for (const isEmpty of [true, false]) {
    test(`nothing is cut off ${isEmpty ? 'without' : 'with'} a cart`, async ({ page }) => {
      if (!isEmpty) {
        await seedCart(page, { id: '1', quantity: 2 }, { id: '51', quantity: 99 });
        await seedStorage(
          page,
          'overtone:compare',
          JSON.stringify({ category: 'guitars', ids: ['1', '2', '5'] }),
        );
      }
      for (const { path, empty = false } of pageStates) {
        if (empty !== isEmpty) continue;
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, at(path, 'en'));
        // High, to scroll through the page in few steps.
        await page.setViewportSize({ width: 390, height: 2000 });
        expect.soft(await faultsOf(page), path).toEqual([]);
      }
    });
  }

  test('the menu scrolls', async ({ page }) => {
    const { nav } = wordsIn.en.common;
    await page.goto(at('/', 'en'));
    await page.getByRole('button', { name: nav.menu, exact: true }).click();
    const link = page.getByRole('navigation', { name: nav.menu }).getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  });
});

import { expect, test } from './fixtures';
import { tabTo } from './support/page';
import { at, inEachLanguage } from './support/shop';

// The menu replaces the navigation bar on narrow screens.
test.use({ viewport: { width: 390, height: 844 } });

inEachLanguage((locale, { common: { nav } }) => {
  test.describe('menu', () => {
    test('opens, closes with Escape and restores the focus', async ({ page }) => {
      await page.goto(at('/studio-rental', locale));
      const button = page.getByRole('button', { name: nav.menu, exact: true });
      const menu = page.getByRole('navigation', { name: nav.menu });
      await expect(menu).toBeHidden();

      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: nav.closeMenu })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: nav.home })).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('closes with its button and restores the focus', async ({ page }) => {
      await page.goto(at('/', locale));
      const button = page.getByRole('button', { name: nav.menu, exact: true });
      await button.click();
      await page.getByRole('button', { name: nav.closeMenu }).click();
      await expect(page.getByRole('navigation', { name: nav.menu })).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('links to the pages', async ({ page }) => {
      await page.goto(at('/', locale));
      await page.getByRole('button', { name: nav.menu, exact: true }).click();
      const menu = page.getByRole('navigation', { name: nav.menu });
      await menu.getByRole('link', { name: nav.contact }).click();
      await expect(page).toHaveURL(at('/contact', locale));
      await expect(menu).toBeHidden();
    });

    test.describe('without popovers', () => {
      test.use({ bypassCSP: true });

      test('is replaced by links in the header', async ({ page }) => {
        // What a browser makes of these pages that knows neither the attribute nor the pseudo-class.
        await page.route(/\.css$|\/[^.]*$/, async (route) => {
          const response = await route.fetch();
          const body = (await response.text())
            .replaceAll(':popover-open', ':unknown')
            .replace(/(<nav id="menu") popover/, '$1');
          await route.fulfill({ response, body });
        });
        await page.goto(at('/', locale));
        await expect(page.getByRole('navigation', { name: nav.menu })).toBeHidden();
        await expect(page.getByRole('button', { name: nav.menu, exact: true })).toBeHidden();
        const links = page.getByRole('banner').getByRole('navigation', { name: nav.label });
        for (const name of [nav.home, nav.instruments, nav.studio, nav.contact]) {
          await expect(links.getByRole('link', { name, exact: true })).toBeInViewport();
        }
        const { clientWidth, scrollWidth } = await page
          .locator('html')
          .evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
        expect(scrollWidth).toBe(clientWidth);
      });
    });
  });
});

import { categories } from '~/features/products/categories';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { hold, overflow, pageStarted, rewrite, tabTo } from './support/page';
import { at, inOneLanguage, site } from './support/shop';

// The menu replaces the navigation bar on narrow screens.
test.use({ viewport: { width: 390, height: 844 } });

inOneLanguage((locale, { common: { nav }, orders }) => {
  test('opens, closes with Escape and its button, and restores the focus', async ({ page }) => {
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
    await button.click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: nav.closeMenu }).click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes with Back, and leaves no history entry', async ({ page }) => {
    const button = page.getByRole('button', { name: nav.menu, exact: true });
    const menu = page.getByRole('navigation', { name: nav.menu });
    const openMenu = async () => {
      await pageStarted(page);
      await button.click();
      await expect(menu).toBeVisible();
    };
    const page1 = at('/studio-rental', locale);
    const page2 = at('/contact', locale);
    await page.goto(page2);
    await page.goto(page1);
    await openMenu();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(page1);

    // A link replaces the menu's history entry: in the menu, and beside it while it closes.
    await openMenu();
    await menu.getByRole('link', { name: nav.contact }).click();
    await expect(page).toHaveURL(page2);
    await page.goBack();
    await expect(page).toHaveURL(page1);
    await expect(menu).toBeHidden();
    await openMenu();
    const logo = page.getByRole('banner').getByRole('link', { name: site.brand });
    await logo.click({ position: { x: 5, y: 20 } });
    await expect(page).toHaveURL(at('/', locale));
    await page.goBack();
    await expect(page).toHaveURL(page1);
    await page.goBack();
    await expect(page).toHaveURL(page2);
  });

  test('closes with Back, also if it was opened before its script ran', async ({ page }) => {
    const address = at('/studio-rental', locale);
    await page.goto(at('/contact', locale));
    const release = await hold(page, '**/_astro/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: nav.menu, exact: true }).click();
    const menu = page.getByRole('navigation', { name: nav.menu });
    await expect(menu).toBeVisible();
    release();
    await pageStarted(page);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  test('lists the categories, the orders and how to call', async ({ page }) => {
    await page.goto(at('/', locale));
    await page.getByRole('button', { name: nav.menu, exact: true }).click();
    const menu = page.getByRole('navigation', { name: nav.menu });
    for (const { name } of Object.values(categories)) {
      await expect(menu.getByRole('link', { name: name[locale], exact: true })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: orders.title })).toBeVisible();
    const href = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
    expect(await href(site.phone)).toBe(`tel:${site.phone.replaceAll(' ', '')}`);
    expect(await href(nav.whatsapp)).toMatch(/^https:\/\/wa\.me\/\d+$/);
    await menu.getByRole('link', { name: nav.kinds }).click();
    await expect(page).toHaveURL(at('/kinds', locale));
  });

  test.describe('without popovers', () => {
    test.use({ bypassCSP: true });

    test('is replaced by links in the header', async ({ page }) => {
      // As in a browser that supports neither the attribute nor the pseudo-class.
      await rewrite(page, /\.css$|\/[^.]*$/, (text) =>
        text.replaceAll(':popover-open', ':unknown').replace(/(<nav id="menu") popover/, '$1'),
      );
      await page.goto(at('/', locale));
      await expect(page.getByRole('navigation', { name: nav.menu })).toBeHidden();
      await expect(page.getByRole('button', { name: nav.menu, exact: true })).toBeHidden();
      const links = page.getByRole('banner').getByRole('navigation', { name: nav.label });
      for (const name of [nav.home, nav.instruments, nav.studio, nav.contact]) {
        await expect(links.getByRole('link', { name, exact: true })).toBeInViewport();
      }
      expect(await overflow(page)).toBe(0);
    });
  });
}, 'en');

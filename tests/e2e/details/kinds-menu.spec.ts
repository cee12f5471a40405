import kindGroups from '~data/kind-groups.json' with { type: 'json' };
import kinds from '~data/kinds.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { pageStarted, pauseClock, tabTo } from '../support/page';
import { at, inOneLanguage } from '../support/shop';

// On narrow screens, the links of the phone's menu replace it.
test.use({ viewport: { width: 1280, height: 900 } });

inOneLanguage((locale, { common: { nav, kinds: texts } }) => {
  const nameOf = (id: string) =>
    Object.values(kinds)
      .flat()
      .find((kind) => kind.id === id)?.name[locale] ?? id;

  test('opens by the button, with the keyboard too, and leads to a kind', async ({ page }) => {
    await page.goto(at('/contact', locale));
    await pageStarted(page);
    const header = page.getByRole('banner');
    const button = header.getByRole('button', { name: nav.kinds });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const violins = header.getByRole('link', { name: nameOf('violin') });
    await expect(violins).toBeVisible();
    for (const { name } of kindGroups.accessories) {
      await expect(header.getByText(name[locale], { exact: true }).first()).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(violins).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, header.getByRole('link', { name: nameOf('electric'), exact: true }));
    await violins.press('Enter');
    await expect(page).toHaveURL(at('/instruments/accessories/violin', locale));
  });

  test('opens under the pointer and closes behind it', async ({ page }) => {
    await page.goto(at('/contact', locale));
    await pageStarted(page);
    const header = page.getByRole('banner');
    const link = header.getByRole('link', { name: nav.instruments, exact: true });
    const saxophones = header.getByRole('link', { name: nameOf('saxophone') });
    await pauseClock(page);
    await link.hover();
    // Longer than the menu waits to open or close.
    await page.clock.runFor(400);
    await expect(saxophones).toBeVisible();
    // Through the gap between the link and the menu.
    const { x = 0, y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const menu = await page.locator('#kinds').boundingBox();
    await page.mouse.move(x + 5, (y + height + (menu?.y ?? 0)) / 2);
    await saxophones.hover();
    await page.clock.runFor(400);
    await expect(saxophones).toBeVisible();
    await page.mouse.move(600, 880);
    await page.clock.runFor(400);
    await expect(saxophones).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(at('/instruments', locale));
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true });

    test('opens by the link, which leads on when tapped again', async ({ page }) => {
      await page.goto(at('/contact', locale));
      await pageStarted(page);
      const header = page.getByRole('banner');
      const link = header.getByRole('link', { name: nav.instruments, exact: true });
      await link.tap();
      await expect(header.getByRole('link', { name: nameOf('trumpet') })).toBeVisible();
      await expect(page).toHaveURL(at('/contact', locale));
      await link.tap();
      await expect(page).toHaveURL(at('/instruments', locale));
    });
  });

  test('has a link while the list cannot be loaded', async ({ page, expectConsole }) => {
    await page.goto(at('/contact', locale));
    await pageStarted(page);
    expectConsole(/ERR_FAILED/);
    await page.route(at('/kinds', locale), (route) => route.abort());
    const header = page.getByRole('banner');
    const failed = page.waitForEvent('requestfailed');
    await header.getByRole('button', { name: nav.kinds }).click();
    const all = header.getByRole('link', { name: nav.kinds });
    await failed;
    await expect(all).toBeVisible();
    await page.unroute(at('/kinds', locale));
    await all.click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  });

  test('is filled at the next use after a server error', async ({ page, expectConsole }) => {
    await page.goto(at('/contact', locale));
    await pageStarted(page);
    expectConsole(/503/);
    await page.route(at('/kinds', locale), (route) => route.fulfill({ status: 503, body: 'busy' }));
    const header = page.getByRole('banner');
    const button = header.getByRole('button', { name: nav.kinds });
    const failed = page.waitForResponse((response) => response.status() === 503);
    await button.click();
    await (await failed).finished();
    await page.unroute(at('/kinds', locale));
    await page.keyboard.press('Escape');
    await button.click();
    await expect(header.getByRole('link', { name: nameOf('violin') })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('links to the page of all kinds', async ({ page }) => {
      await page.goto(at('/contact', locale));
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: nav.kinds }).click();
      await header.getByRole('link', { name: nav.kinds }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: nameOf('oboe') })
        .click();
      await expect(page).toHaveURL(at('/instruments/accessories/oboe', locale));
    });
  });
});

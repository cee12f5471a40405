import attributes from '~data/attributes.json' with { type: 'json' };
import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { filterButton, openFilters, option, optionCount } from './support/filters';
import { open } from './support/page';
import { at, inOneLanguage } from './support/shop';

// Too narrow for the sidebar, so the filters are in a dialog.
test.use({ viewport: { width: 390, height: 844 } });

inOneLanguage((locale, words) => {
  const { catalogue, common } = words;
  const { filters } = catalogue;
  const root = at('/instruments', locale);

  test('has a button that clears all filters', async ({ page }) => {
    // Requirements §2.4: ""Clear All Filters" is a button of the panel, of the dialog, and beside the chips."
    await open(page, `${root}?brand=Fender`);
    const dialog = await openFilters(page, words);
    await expect(option(dialog, 'Fender')).toBeChecked();
    const clear = dialog.getByRole('button', { name: filters.clearAll });
    await clear.click();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(clear).toBeDisabled();
    await expect(dialog.getByRole('button', { name: common.close })).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `${root}?brand=Fender`);
    const panel = page.getByRole('complementary', { name: filters.title });
    await panel.getByRole('button', { name: filters.clearAll }).click();
    await expect(page).toHaveURL(root);
  });

  // Requirements §2.4: "a sidebar on large screens and a dialog from the left on phones".
  test('is a dialog that traps the focus and restores it', async ({ page }) => {
    await open(page, root);
    const button = filterButton(page, words);
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: filters.title });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(filters.description);
    await expect(dialog.getByRole('button', { name: common.close })).toBeFocused();

    // The page behind a modal dialog is inert.
    const skip = page.getByRole('link', { name: common.skip, includeHidden: true });
    await skip.evaluate((link: HTMLElement) => link.focus());
    await expect(skip).not.toBeFocused();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('opens with price and level unfolded, and renders a group once it is opened', async ({
    page,
  }) => {
    const { price, brand } = catalogue.facets;
    await open(page, at('/instruments/guitars', locale));
    await filterButton(page, words).click();
    const groups = page.getByRole('dialog', { name: filters.title }).locator('details');
    await expect(groups.first()).toBeVisible();
    const unfolded = await groups.evaluateAll((all: HTMLDetailsElement[]) =>
      all.filter((group) => group.open).map((group) => group.querySelector('span')?.textContent),
    );
    expect(unfolded).toEqual([price.label, attributes.level.label[locale]]);
    const brands = groups.filter({ hasText: brand.label });
    const boxes = brands.getByRole('checkbox', { includeHidden: true });
    await expect(boxes).toHaveCount(0);
    await brands.locator('summary').click();
    await expect(boxes.first()).toBeVisible();
    // Folding a group keeps its controls and their state.
    await brands.locator('summary').click();
    await expect(boxes.first()).toBeAttached();
  });

  test('closes with its close button, its apply button and a tap outside', async ({ page }) => {
    await open(page, root);
    const dialog = await openFilters(page, words);
    await dialog.getByRole('button', { name: common.close }).click();
    await expect(dialog).toBeHidden();
    await expect(filterButton(page, words)).toBeFocused();

    await openFilters(page, words);
    await page.mouse.click(360, 400);
    await expect(dialog).toBeHidden();

    await openFilters(page, words);
    const hot = option(dialog, catalogue.facets.badge.options.hot);
    const count = await optionCount(hot);
    const status = dialog.getByRole('status');
    await expect(status).toHaveText('');
    await hot.check();
    await expect(status).toHaveText(fill(catalogue.count_other, { count }));
    await dialog
      .getByRole('button', {
        name: fill(filters.apply_other, { count }),
      })
      .click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(Math.min(count, 24));
  });

  test('stays open if it is opened again while the history goes back', async ({ page }) => {
    await open(page, root);
    const dialog = await openFilters(page, words);
    const isBack = page.evaluate((name) => {
      const back = history.back.bind(history);
      history.back = () => {
        back();
        document.querySelector<HTMLElement>(name)?.click();
      };
      return new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    }, 'main button[aria-haspopup=dialog]');
    await dialog.getByRole('button', { name: common.close }).click();
    await isBack;
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(root);
  });

  test('closes with Back, which keeps what was selected', async ({ page }) => {
    const { badge } = catalogue.facets;
    await page.goto(at('/contact', locale));
    await open(page, root);
    const button = filterButton(page, words);
    const dialog = await openFilters(page, words);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(root);
    await expect(button).toBeFocused();

    // Without a selection, it leaves no history entry.
    const backs = page.evaluate(
      () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
    );
    await openFilters(page, words);
    await dialog.getByRole('button', { name: common.close }).click();
    await expect(dialog).toBeHidden();
    await backs;

    await openFilters(page, words);
    await option(dialog, badge.options.discount).check();
    await option(dialog, badge.options.hot).check();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${root}?badge=discount,hot`);
    await expect(button).toHaveText(`${filters.button}(2)`);
    await page.goBack();
    await expect(page).toHaveURL(root);
    await expect(button).toHaveText(filters.button);
    await page.goForward();
    await expect(button).toHaveText(`${filters.button}(2)`);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(at('/contact', locale));
  });
}, 'en');

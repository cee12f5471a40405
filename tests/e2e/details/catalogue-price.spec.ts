import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { closeFilters, openFilters, resultCount } from '../support/filters';
import { open } from '../support/page';
import { at, inOneLanguage, productList } from '../support/shop';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

inOneLanguage((locale, words) => {
  const { facets } = words.catalogue;
  const root = at('/instruments', locale);

  test('has two number fields, both inclusive', async ({ page, request }) => {
    const items = await productList(request, locale);
    const [low = 0, high = 0] = [items[20], items[50]]
      .map((item) => item?.price ?? 0)
      .toSorted((a, b) => a - b);
    await open(page, root);
    const panel = await openFilters(page, words);
    const fields = {
      min: panel.getByRole('spinbutton', { name: facets.price.min }),
      max: panel.getByRole('spinbutton', { name: facets.price.max }),
    };
    await fields.min.fill(String(low));
    await fields.min.press('Enter');
    await expect(page).toHaveURL(`${root}?min=${low}`);
    await fields.max.fill(String(high));
    await fields.max.blur();
    await expect(page).toHaveURL(`${root}?min=${low}&max=${high}`);
    const between = items.filter(({ price }) => price >= low && price <= high);
    await expect.poll(() => resultCount(page)).toBe(between.length);

    // A minimum above the maximum swaps the two; an empty field resets to the end of the scale.
    await fields.min.fill('99999');
    await fields.min.press('Enter');
    await expect(fields.min).toHaveValue(String(high));
    await expect(fields.min).toHaveAttribute('aria-valuetext', String(high));
    await expect(fields.max).toHaveValue('99999');
    await fields.max.fill(String(low));
    await fields.max.press('Enter');
    await expect(page).toHaveURL(`${root}?min=${low}&max=${high}`);
    await expect(fields.max).toHaveValue(String(high));
    await fields.min.fill('');
    await fields.min.press('Enter');
    await expect(fields.min).toHaveValue('0');
    await fields.max.fill('-7');
    await fields.max.press('Enter');
    await expect(fields.max).toHaveValue('0');
    await fields.max.fill('');
    await fields.max.press('Enter');
    await expect(fields.max).toHaveValue('100000');
    await expect(page).toHaveURL(root);
  });

  // Requirements §5.3: "0 to 100,000 in steps of 500".
  test('the slider moves in steps of 500 by keyboard', async ({ page }) => {
    await open(page, root);
    const panel = await openFilters(page, words);
    const low = panel.getByRole('slider', { name: facets.price.min });
    const high = panel.getByRole('slider', { name: facets.price.max });
    await low.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${root}?min=1000`);
    await expect(low).toHaveAttribute('aria-valuetext', 'HK$1,000');
    await expect(
      panel.getByRole('group', { name: facets.price.label }).getByText('HK$1,000', { exact: true }),
    ).toBeVisible();
    await expect(low).toBeFocused();

    await high.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`${root}?min=1000&max=99500`);
    await page.keyboard.press('Home');
    await expect(high).toHaveJSProperty('value', '1000');
    await expect(page).toHaveURL(`${root}?min=1000&max=1000`);
    await page.goBack();
    await expect(page).toHaveURL(`${root}?min=1000&max=99500`);
    await expect(high).toHaveValue('99500');
  });

  test('tabbing through the sliders changes nothing', async ({ page }) => {
    const address = `${root}?utm_source=mail`;
    await open(page, address);
    const panel = await openFilters(page, words);
    const before = await historyLength(page);
    await panel.getByRole('slider', { name: facets.price.min }).focus();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('slider', { name: facets.price.max })).toBeFocused();
    await expect(page).toHaveURL(address);
    expect(await historyLength(page)).toBe(before);
  });

  test('dragging replaces the URL; releasing adds one history entry', async ({ page }) => {
    await open(page, `${root}?sort=newest`);
    const before = await historyLength(page);
    const panel = await openFilters(page, words);
    // The dialog has an entry while it is open.
    const opened = await historyLength(page);
    const low = panel.getByRole('slider', { name: facets.price.min });
    const box = await low.locator('..').boundingBox();
    if (!box) throw new Error('the slider is not visible');
    const y = box.y + box.height / 2;
    // Otherwise a browser scrolls after a few px, and the drag ends.
    await expect(low.locator('..')).toHaveCSS('touch-action', 'pan-y');

    await page.mouse.move(box.x + 12, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, y, { steps: 4 });
    await expect(page).toHaveURL(/\?min=\d+&sort=newest$/);
    await page.mouse.move(box.x + box.width * 0.5, y, { steps: 4 });
    // Half of the slider is a quarter of the scale, which gives more space to low prices.
    await expect(low).toHaveValue(/^2[3-7](0|5)00$/);
    expect(await historyLength(page)).toBe(opened);
    await page.mouse.up();
    const value = await low.inputValue();
    await expect(page).toHaveURL(`${root}?min=${value}&sort=newest`);
    expect(await historyLength(page)).toBe(before + 1);

    await closeFilters(page, words);
    await page.goBack();
    await expect(page).toHaveURL(`${root}?sort=newest`);
    await expect.poll(() => resultCount(page)).toBe(140);
    await page.goForward();
    await expect(page).toHaveURL(`${root}?min=${value}&sort=newest`);
  });
});

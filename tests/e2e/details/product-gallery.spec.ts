import type { Locator } from '@playwright/test';
import pictures from '~data/pictures.json' with { type: 'json' };
import type { Locale } from '~/i18n/locales';
import { fill } from '~/i18n/fill';
import { expect, test } from '../fixtures';
import { pageStarted, viewProduct } from '../support/page';
import { at, inOneLanguage, nameOf, product } from '../support/shop';

type Alt = Record<Locale, string>;
const ID = '1';
const { views, ...main } = pictures[ID];
const alts: readonly Alt[] = [main, ...Object.values(views)];

inOneLanguage((locale, words) => {
  const { gallery: texts } = words.product;
  const path = at(`/product/${ID}`, locale);

  test('are shown by dots or thumbnails and by keys; only the first is fetched before', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url());
    });
    await viewProduct(page, path);
    const gallery = page.getByRole('region', { name: texts.label });
    const show = (number: number) =>
      gallery.getByRole('link', { name: fill(texts.show, { number }) });
    const picture = (index: number) =>
      gallery.getByRole('img', { name: alts[index]?.[locale] ?? '', exact: true });
    await expect(show(1)).toHaveAttribute('aria-current', 'true');
    await expect(picture(0)).toBeInViewport();
    // Large files only: thumbnails use the same small ones as cards.
    const isLarge = (await page.locator('#view-2 img').getAttribute('srcset')) ?? '';
    const large = isLarge
      .split(', ')
      .slice(1)
      .map((each) => each.split(' ')[0] ?? '');
    expect(large.length).toBeGreaterThan(0);
    expect(fetched.filter((url) => large.some((each) => url.endsWith(each)))).toEqual([]);

    await show(2).click();
    await expect(picture(1)).toBeInViewport({ ratio: 0.9 });
    await expect(picture(1)).toHaveJSProperty('complete', true);
    await expect(show(2)).toHaveAttribute('aria-current', 'true');
    await expect(show(1)).not.toHaveAttribute('aria-current');
    await expect(page).toHaveURL(path);

    await page.keyboard.press('ArrowLeft');
    await expect(picture(0)).toBeInViewport({ ratio: 0.9 });
    await expect(show(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(show(alts.length)).toBeFocused();
    await expect(picture(alts.length - 1)).toBeInViewport({ ratio: 0.9 });

    // The current one is marked by its border, on a phone by a filled dot, also in forced colours.
    await page.emulateMedia({ forcedColors: 'active' });
    const background = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = 'Canvas';
      return getComputedStyle(probe).backgroundColor;
    });
    await expect(show(1)).toHaveCSS('border-color', background);
    await expect(show(alts.length)).not.toHaveCSS('border-color', background);
    await page.setViewportSize({ width: 390, height: 844 });
    const filling = (icon: Locator) =>
      icon.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(await filling(show(alts.length))).not.toBe(background);
    expect(await filling(page.locator('.compare-button'))).not.toBe(background);
  });

  test('are enlarged one by one, and give the focus back', async ({ page }) => {
    await viewProduct(page, path);
    const dialog = page.getByRole('dialog', { name: nameOf(product(ID), locale) });
    for (const [index, alt] of alts.entries()) {
      const link = page.getByRole('link', { name: fill(texts.zoom, { number: index + 1 }) });
      await link.press('Enter');
      const large = dialog.getByRole('img', { name: alt[locale], exact: true });
      await expect(large).toHaveJSProperty('complete', true);
      await expect(large).toHaveJSProperty('naturalWidth', 1200);
      await expect(dialog.getByRole('img')).toHaveCount(1);
      await expect(link).toHaveJSProperty('href', await large.getAttribute('src'));
      expect((await large.boundingBox())?.width).toBeGreaterThanOrEqual(1200);
      await dialog.getByRole('button', { name: words.common.close }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
  });

  test('Back closes an enlarged picture, and closing it leaves no entry in the history', async ({
    page,
  }) => {
    await page.goto(at('/instruments', locale));
    await viewProduct(page, path);
    const dialog = page.getByRole('dialog', { name: nameOf(product(ID), locale) });
    const link = page.getByRole('link', { name: fill(texts.zoom, { number: 1 }) });
    await link.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(link).toBeFocused();

    const backs = page.evaluate(
      () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
    );
    await link.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The entry is removed a moment later.
    await backs;
    await page.goBack();
    await expect(page).toHaveURL(at('/instruments', locale));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('follow each other', async ({ page }) => {
      await page.goto(path);
      const shown = page.getByRole('region', { name: texts.label }).getByRole('img');
      await expect(shown).toHaveCount(alts.length);
      const [first, second] = [await shown.first().boundingBox(), await shown.nth(1).boundingBox()];
      expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
    });
  });

  test('a card shows another picture, and fetches it, while a pointer rests on it', async ({
    page,
  }) => {
    const hover = `/hover-pictures/${ID}.webp`;
    let fetched = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(hover)) fetched += 1;
    });
    await page.goto(at('/instruments/guitars', locale));
    await pageStarted(page);
    const image = page.locator(`img[src="${hover}"]`);
    await expect(image).toBeHidden();
    expect(fetched).toBe(0);
    const link = page.getByRole('heading', { name: nameOf(product(ID), locale) });
    await link.hover();
    await expect(image).toBeVisible();
    await expect(image).toHaveJSProperty('naturalWidth', 640);
    expect(fetched).toBe(1);
  });
});

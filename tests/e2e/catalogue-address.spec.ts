import { expect, test } from './fixtures';
import {
  categoryLink,
  closeFilters,
  openFilters,
  option,
  resultCount,
  resultsHeading,
  shownNames,
} from './support/filters';
import { open } from './support/page';
import { at, brandsOf, inOneLanguage, productList } from './support/shop';

inOneLanguage((locale, words) => {
  const { catalogue, categories } = words;
  const { facets, filters, sort } = catalogue;
  const root = at('/instruments', locale);

  // Requirements §2.4: "none if it is opened with a filter".
  test('a filtered list has no structured data, which lists other products', async ({ page }) => {
    const lists = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((nodes) =>
          nodes.filter(({ textContent }) => textContent.includes('"ItemList"')),
        );
    await open(page, `${root}/guitars`);
    expect(await lists()).toHaveLength(1);
    await open(page, `${root}/guitars?brand=Fender`);
    expect(await lists()).toHaveLength(0);
  });

  // Requirements §4.3: "The selection is in the URL."
  test('has every filter, and a reload restores all of them', async ({ page, request }) => {
    const items = await productList(request, locale);
    const wanted = items
      .filter(
        ({ category, price, brand, badges }) =>
          category === 'keyboards' &&
          price >= 1000 &&
          price <= 90_000 &&
          ['Roland', 'Yamaha'].includes(brand) &&
          badges.some((badge) => ['bestseller', 'hot', 'new'].includes(badge)),
      )
      .toSorted((a, b) => a.price - b.price)
      .map(({ price }) => price);
    expect(wanted.length).toBeGreaterThan(0);
    const pricesShown = async () =>
      (await shownNames(page)).map((shown) => items.find(({ name }) => name === shown)?.price);

    await open(
      page,
      `${root}?category=keyboards&min=1000&max=90000&brand=Yamaha,Roland&badge=hot,new,bestseller&sort=price-low`,
    );
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await expect.poll(pricesShown).toEqual(wanted);
      await expect(resultsHeading(page)).toContainText(categories.keyboards);
      expect(await resultCount(page)).toBe(wanted.length);
      const selector = page.getByRole('combobox', { name: sort.label });
      await expect(selector).toHaveValue('price-low');
      const chips = page.getByRole('list', { name: filters.selected }).getByRole('button');
      await expect(chips).toHaveText([
        'HK$1,000 – HK$90,000',
        'Yamaha',
        'Roland',
        catalogue.facets.badge.options.hot,
        catalogue.facets.badge.options.new,
        catalogue.facets.badge.options.bestseller,
      ]);
      const panel = await openFilters(page, words);
      await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(5);
      await expect(panel.getByRole('spinbutton', { name: facets.price.min })).toHaveValue('1000');
      await closeFilters(page, words);
    }
  });

  test('Back and Forward step through the filter changes', async ({ page, request }) => {
    const [brand = ''] = brandsOf(await productList(request, locale));
    await open(page, root);
    await categoryLink(page, words, 'accessories').click();
    await expect(page).toHaveURL(`${root}/accessories`);
    const panel = await openFilters(page, words);
    await option(panel, brand).check();
    await closeFilters(page, words);
    const filtered = `${root}?category=accessories&brand=${encodeURIComponent(brand)}`;
    await expect(page).toHaveURL(filtered);
    const few = await resultCount(page);

    await page.goBack();
    await expect(page).toHaveURL(`${root}/accessories`);
    await expect(resultsHeading(page)).toContainText(categories.accessories);
    await page.goBack();
    await expect(page).toHaveURL(root);
    await expect(resultsHeading(page)).toContainText(categories.allProducts);
    await expect.poll(() => resultCount(page)).toBe(140);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(filtered);
    await expect.poll(() => resultCount(page)).toBe(few);
  });

  test.describe('in a dialog', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a filter has an entry of its own, also if frames are late', async ({ page }) => {
      await page.addInitScript(() => {
        window.requestAnimationFrame = (callback) =>
          window.setTimeout(() => {
            callback(performance.now());
          }, 500);
      });
      await open(page, at('/instruments/audio', locale));
      const panel = await openFilters(page, words);
      await option(panel, catalogue.facets.badge.options.hot).check();
      const apply = page.getByRole('dialog').locator('footer button').last();
      await apply.evaluate((button: HTMLButtonElement) => {
        button.click();
      });
      // Before a closed dialog removes its history entry.
      await categoryLink(page, words, 'all').evaluate((link: HTMLAnchorElement) => {
        link.click();
      });
      await expect(page).toHaveURL(`${root}?badge=hot`);
      await page.goBack();
      await expect(page).toHaveURL(`${root}?category=audio&badge=hot`);
    });
  });
});

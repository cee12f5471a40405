import { fillCount } from '~/i18n/fill';
import { expect, test } from '../fixtures';
import {
  categoryLink,
  clearFilters,
  closeFilters,
  openFilters,
  option,
  resultCount,
  resultsHeading,
  shownNames,
} from '../support/filters';
import { hold, open } from '../support/page';
import { at, inOneLanguage, productList, productsIn } from '../support/shop';

inOneLanguage((locale, words) => {
  const { catalogue, categories } = words;
  const { facets, filters, sort } = catalogue;
  const root = at('/instruments', locale);
  const productCount = (count: number) => {
    const one = 'count_one' in catalogue ? catalogue.count_one : undefined;
    return fillCount({ one, other: catalogue.count_other }, count);
  };

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

  test('Back and Forward step through the changes, of which each is announced', async ({
    page,
  }) => {
    const announced = (title: string, count: number) =>
      expect(
        page.getByRole('status').filter({ hasText: `${title}, ${productCount(count)}` }),
      ).toHaveCount(1);
    const { length } = productsIn.guitars;
    await open(page, root);
    await categoryLink(page, words, 'guitars').click();
    await expect(page).toHaveURL(`${root}/guitars`);
    await announced(categories.guitars, length);

    const panel = await openFilters(page, words);
    await option(panel, facets.badge.options.hot).check();
    await closeFilters(page, words);
    const filtered = `${root}?category=guitars&badge=hot`;
    await expect(page).toHaveURL(filtered);
    await expect.poll(() => resultCount(page)).toBeLessThan(length);
    const few = await resultCount(page);
    await announced(categories.guitars, few);

    // A return to the initial results is a change too.
    await page.goBack();
    await expect(page).toHaveURL(`${root}/guitars`);
    await announced(categories.guitars, length);
    await page.goBack();
    await expect(page).toHaveURL(root);
    await announced(categories.allProducts, 140);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(filtered);
    await expect.poll(() => resultCount(page)).toBe(few);
    await clearFilters(page, words);
    await expect(page).toHaveURL(`${root}/guitars`);
    await announced(categories.guitars, length);
  });

  test('the link to the section of a later page leads to its first products', async ({ page }) => {
    await open(page, root);
    const first = await shownNames(page);
    const title = await page.title();
    await open(page, `${root}/2`);
    await expect.poll(() => shownNames(page)).not.toContain(first[0]);
    await categoryLink(page, words, 'all').click();
    await expect(page).toHaveURL(root);
    await expect.poll(() => shownNames(page)).toEqual(first);
    await expect(page).toHaveTitle(title);
  });

  test('a page that opens with filters never shows the unfiltered count', async ({ page }) => {
    const release = await hold(page, '**/data/*.json');
    await open(page, `${root}?category=guitars&badge=hot`);
    await expect(page.getByText(catalogue.loading)).toBeVisible();
    const { length } = productsIn.guitars;
    const unfiltered = productCount(length);
    await expect(page.getByRole('status').filter({ hasText: unfiltered })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: unfiltered })).toHaveCount(0);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await resultCount(page)).toBeLessThan(length);
  });

  test('a product list that fails to load is reported and can be retried', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/);
    await page.route(/\/(data\/.*|product-lists)\.json$/, (route) => route.abort());
    await open(page, root);
    // Server-rendered cards remain.
    await expect(page.getByRole('article')).toHaveCount(24);
    const panel = await openFilters(page, words);
    await option(panel, catalogue.facets.badge.options.hot).check();
    await closeFilters(page, words);
    await expect(page.getByText(catalogue.failed).last()).toBeVisible();

    await page.unroute(/\/(data\/.*|product-lists)\.json$/);
    await page.getByRole('button', { name: catalogue.retry }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(catalogue.failed)).toHaveCount(0);
    await expect(page).toHaveURL(`${root}?badge=hot`);
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

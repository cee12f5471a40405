import { expect, test } from '../fixtures';
import { openFilters, option, shownNames } from '../support/filters';
import {
  animationRate,
  recordedShifts,
  recordShifts,
  waitForFrames,
} from '../support/layout-shift';
import { hold, pageStarted } from '../support/page';
import { at, inOneLanguage, productList, product } from '../support/shop';

// Wide enough for the sidebar, which is server-rendered.
test.use({ viewport: { width: 1440, height: 900 } });

inOneLanguage((locale, words) => {
  const { catalogue } = words;
  const { facets, filters, sort } = catalogue;
  const root = at('/instruments', locale);

  test('replays input from before any script but those in the document', async ({
    page,
    request,
  }) => {
    const release = await hold(page, '**/_astro/*.js');
    await page.goto(root, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const panel = await openFilters(page, words);
    await option(panel, 'Arturia').check();
    await option(panel, 'Audio-Technica').check();
    await option(panel, 'Arturia').uncheck();
    await panel.getByRole('spinbutton', { name: facets.price.max }).fill('9000');
    await panel.getByRole('slider', { name: facets.price.min }).fill('500');
    await page.getByRole('combobox', { name: sort.label }).selectOption(sort['price-high']);
    await panel.getByRole('button', { name: /\d/ }).click();
    release();

    await page.waitForURL(`${root}?min=500&max=9000&brand=Audio-Technica&sort=price-high`);
    const expected = (await productList(request, locale)).filter(
      ({ price, brand }) => price >= 500 && price <= 9000 && brand === 'Audio-Technica',
    );
    expect(expected.length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await shownNames(page)).toSorted())
      .toEqual(expected.map(({ name }) => name).toSorted());
    // The button only appears with more brands than are initially shown.
    await option(panel, 'Audio-Technica').uncheck();
    await expect(panel.getByRole('button', { name: filters.showFewer })).toBeVisible();
    // Its group, opened before the page hydrated, was rendered folded.
    await expect(option(panel, facets.badge.options.hot)).toBeVisible();
  });

  test('a link with filters renders no unfiltered cards, except if the island does not load', async ({
    page,
  }) => {
    const release = await hold(page, '**/_astro/CatalogueIsland.*.js*');
    const setRate = await animationRate(page);
    await setRate(0);
    await page.goto(`${root}?badge=hot`, { waitUntil: 'domcontentloaded' });
    const [unfiltered] = await page.locator('.all-products article').all();
    const isRendered = () =>
      unfiltered?.evaluate((card) => card.checkVisibility({ visibilityProperty: true }));
    expect(await isRendered()).toBe(false);
    await setRate(1000);
    await expect.poll(isRendered).toBe(true);
    release();
  });

  test('facets that load after the products of a link shift nothing', async ({ page }) => {
    await recordShifts(page);
    // After 4 s, the panel would be shown without them.
    const setRate = await animationRate(page);
    await setRate(0);
    const release = await hold(page, '**/attributes/*.json');
    await page.goto(`${root}?category=drums`);
    const groups = page.locator('.filter-aside .filter-group');
    const fixed = await groups.count();
    // The products are rendered in place of the server's.
    await expect(page.locator('.all-products')).toHaveCount(0);
    await waitForFrames(page);
    release();
    await expect.poll(() => groups.count()).toBeGreaterThan(fixed);
    await expect(groups.first()).toBeVisible();
    await waitForFrames(page);
    expect(await recordedShifts(page)).toEqual([]);
  });

  test.describe('with hover', () => {
    test.use({ hasTouch: false, isMobile: false });

    test('a link opens the page that was prefetched while it was hovered', async ({ page }) => {
      await page.goto(root);
      await pageStarted(page);
      const { id } = product('104');
      const address = at(`/product/${id}`, locale);
      const fetched = page.waitForRequest((request) => request.url().endsWith(address));
      const picture = page.locator(`[data-product="${id}"] img`).first();
      await picture.hover();
      expect((await fetched).headers()['sec-purpose']).toBe('prefetch');
      await picture.click();
      await page.waitForURL(address);
      const delivery = await page.evaluate(
        () => performance.getEntriesByType('navigation')[0]?.toJSON() as { deliveryType: string },
      );
      expect(delivery.deliveryType).toBe('navigational-prefetch');
    });
  });
});

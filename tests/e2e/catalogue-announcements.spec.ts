import { fillCount } from '~/i18n/fill';
import { expect, test } from './fixtures';
import {
  categoryLink,
  closeFilters,
  openFilters,
  option,
  resultCount,
  clearFilters,
} from './support/filters';
import { hold, open } from './support/page';
import { at, inOneLanguage } from './support/shop';

inOneLanguage((locale, words) => {
  const { catalogue, categories } = words;
  const root = at('/instruments', locale);
  const productCount = (count: number) => {
    const one = 'count_one' in catalogue ? catalogue.count_one : undefined;
    return fillCount({ one, other: catalogue.count_other }, count);
  };

  test('every change of the results is announced', async ({ page }) => {
    await open(page, root);
    const announcement = (title: string, count: number) =>
      page.getByRole('status').filter({ hasText: `${title}, ${productCount(count)}` });

    await categoryLink(page, words, 'guitars').click();
    await expect(announcement(categories.guitars, 13)).toHaveCount(1);
    const panel = await openFilters(page, words);
    await option(panel, catalogue.facets.badge.options.hot).check();
    await closeFilters(page, words);
    await expect.poll(() => resultCount(page)).toBeLessThan(13);
    await expect(announcement(categories.guitars, await resultCount(page))).toHaveCount(1);

    // A return to the initial results is a change too.
    await clearFilters(page, words);
    await expect(announcement(categories.guitars, 13)).toHaveCount(1);
    await categoryLink(page, words, 'all').click();
    await expect(announcement(categories.allProducts, 140)).toHaveCount(1);
  });

  test('a page that opens with filters never shows the unfiltered count', async ({ page }) => {
    const release = await hold(page, '**/data/*.json');
    await open(page, `${root}?category=guitars&badge=hot`);
    await expect(page.getByText(catalogue.loading)).toBeVisible();
    const unfiltered = productCount(13);
    await expect(page.getByRole('status').filter({ hasText: unfiltered })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: unfiltered })).toHaveCount(0);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await resultCount(page)).toBeLessThan(13);
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
    await expect(page.getByText(catalogue.failed)).toBeVisible();

    await page.unroute(/\/(data\/.*|product-lists)\.json$/);
    await page.getByRole('button', { name: catalogue.retry }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(catalogue.failed)).toHaveCount(0);
    await expect(page).toHaveURL(`${root}?badge=hot`);
  });
});

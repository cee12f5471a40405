import { ROWS_PER_FILE } from '~/features/products/product-list/product-list';
import type { ProductSummary } from '~/features/products/product-summary';
import { expect, test } from '../fixtures';
import { closeFilters, openFilters, option, shownNames } from '../support/filters';
import { layoutShifts } from '../support/layout-shift';
import { hold, open, seedStorage } from '../support/page';
import { ROW_FILES, withRowFiles } from '../support/row-files';
import { at, inOneLanguage } from '../support/shop';

const namesOf = (items: readonly ProductSummary[]): string[] => items.map(({ name }) => name);

/** Returns the numbers of the files with the rows of products, ascending. */
const filesOf = (wanted: readonly ProductSummary[], items: readonly ProductSummary[]): number[] =>
  [...new Set(wanted.map((item) => Math.floor(items.indexOf(item) / ROWS_PER_FILE)))].sort();

inOneLanguage((locale, words) => {
  const { catalogue } = words;
  const root = at('/instruments', locale);

  test('shows outlines, then cards, of which only the files are loaded', async ({
    page,
    request,
  }) => {
    const { items, requested } = await withRowFiles(page, request, locale);
    const release = await hold(page, ROW_FILES);
    await open(page, root);
    const panel = await openFilters(page, words);
    await option(panel, catalogue.facets.badge.options.new).check();
    await closeFilters(page, words);
    await expect(page.locator('[aria-busy=true]')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    const found = items.filter(({ badges }) => badges.includes('new'));
    await expect(page.getByRole('heading', { name: String(found.length) })).toBeVisible();

    release();
    await expect.poll(() => shownNames(page)).toEqual(namesOf(found));
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect(requested.toSorted()).toEqual(filesOf(found, items));
  });

  test('loads the files of saved products alone', { tag: '@sweep' }, async ({ page, request }) => {
    const { items, requested } = await withRowFiles(page, request, locale);
    const [first, last] = [items[0], items[items.length - 1]] as [ProductSummary, ProductSummary];
    const saved = filesOf([first, last], items);
    await seedStorage(page, 'overtone:wishlist', JSON.stringify([first.id, last.id, 'gone']));
    await open(page, at('/wishlist', locale));
    const main = page.getByRole('main');
    for (const { name } of [first, last]) await expect(main.getByText(name).first()).toBeVisible();
    expect(requested.toSorted()).toEqual(saved);
  });

  test(
    'moves nothing while a link with filters opens',
    { tag: '@sweep' },
    async ({ page, request }) => {
      await withRowFiles(page, request, locale);
      expect(await layoutShifts(page, `${root}?badge=hot&sort=price-low`)).toEqual([]);
    },
  );
});

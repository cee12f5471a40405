import type { ProductSummary } from '~/features/products/product-summary';
import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import {
  closeFilters,
  optionCount,
  openFilters,
  option,
  resultCount,
  resultsHeading,
  shownNames,
  clearFilters,
} from './support/filters';
import { expectFocusKept, islandsReady, open } from './support/page';
import { at, brandsOf, inOneLanguage, priceList, productsIn } from './support/shop';

const namesOf = (items: readonly ProductSummary[]): string[] => items.map(({ name }) => name);

inOneLanguage((locale, words) => {
  const { catalogue, categories } = words;
  const { facets, filters } = catalogue;
  const root = at('/instruments', locale);

  test.describe('facets', () => {
    test('brands and badges narrow the list, and their chips remove them', async ({
      page,
      request,
    }) => {
      const items = await priceList(request, locale);
      const [one = '', two = ''] = brandsOf(items);
      await open(page, root);
      const panel = await openFilters(page, words);
      await option(panel, two).check();
      await option(panel, one).check();
      await closeFilters(page, words);
      const ofBoth = items.filter(({ brand }) => [one, two].includes(brand));
      await expect.poll(() => shownNames(page)).toEqual(namesOf(ofBoth));
      await expect(page).toHaveURL(`${root}?brand=${one},${two}`);

      const chips = page.getByRole('list', { name: filters.selected }).getByRole('button');
      const chip = (name: string) =>
        page.getByRole('button', { name: fill(filters.remove, { name }) });
      await expect(chips).toHaveText([two, one].toSorted());
      await chip(one).click();
      await expectFocusKept(page);
      await expect(chips).toHaveText([two]);
      const remaining = items.filter(({ brand }) => brand === two);
      await expect.poll(() => shownNames(page)).toEqual(namesOf(remaining));
      await chip(two).click();
      await expectFocusKept(page);
      await expect(chips).toHaveCount(0);
      await expect(page).toHaveURL(root);
      await expect.poll(() => resultCount(page)).toBe(140);

      await openFilters(page, words);
      await option(panel, catalogue.facets.badge.options.limited).check();
      await option(panel, catalogue.facets.badge.options.new).check();
      await closeFilters(page, words);
      await expect(chips).toHaveText([
        catalogue.facets.badge.options.limited,
        catalogue.facets.badge.options.new,
      ]);
      const either = items.filter(({ badges }) =>
        badges.some((badge) => ['limited', 'new'].includes(badge)),
      );
      await expect.poll(() => resultCount(page)).toBe(either.length);
      expect(await shownNames(page)).toEqual(namesOf(either).slice(0, 24));
      await chip(catalogue.facets.badge.options.new).click();
      await expectFocusKept(page);
      await expect(page).toHaveURL(`${root}?badge=limited`);
    });

    for (const { start, groups, tag } of [
      { start: '?category=drums&max=40000', groups: [facets.badge.label], tag: [] },
      { start: '', groups: [facets.brand.label, facets.badge.label], tag: '@sweep' },
    ]) {
      test(
        `the count of an option is the number of its results: ${start}`,
        { tag },
        async ({ page }) => {
          // It tries every option.
          test.slow();
          await open(page, root + start);
          await expect(page.getByRole('article').first()).toBeVisible();
          const panel = await openFilters(page, words);
          let checked = 0;
          for (const name of groups) {
            for (const box of await panel
              .getByRole('group', { name })
              .getByRole('checkbox')
              .all()) {
              if (await box.isChecked()) continue;
              const count = await optionCount(box);
              if (count === 0) {
                await expect(box).toBeDisabled();
                continue;
              }
              await box.check();
              await expect.poll(() => resultCount(page)).toBe(count);
              await box.uncheck();
              checked += 1;
            }
          }
          expect(checked).toBeGreaterThan(0);
        },
      );
    }

    test('an option without results is not there unless it is selected', async ({
      page,
      request,
    }) => {
      const items = await priceList(request, locale);
      const makesDrums = (name: string) =>
        items.some(({ brand, category }) => brand === name && category === 'drums');
      const [one = ''] = brandsOf(items).filter((brand) => !makesDrums(brand));
      const cheap = items.filter(({ category, price }) => category === 'drums' && price <= 1000);
      const dear = brandsOf(items).find(
        (brand) => makesDrums(brand) && !cheap.some((item) => item.brand === brand),
      );
      await open(page, `${root}?category=drums&max=1000&brand=${one}`);
      await expect(page.getByRole('heading', { name: catalogue.empty.title })).toBeVisible();
      const panel = await openFilters(page, words);
      await expect(option(panel, one)).toBeChecked();
      await expect(option(panel, dear ?? '')).toHaveCount(0);
      await option(panel, one).click();
      await expect(option(panel, one)).toHaveCount(0);
      await expectFocusKept(page);
    });

    test('ten brands are shown until the list is expanded', async ({ page, request }) => {
      const brands = brandsOf(await priceList(request, locale));
      const last = brands.at(-1) ?? '';
      await open(page, root);
      const panel = await openFilters(page, words);
      const options = panel.getByRole('group', { name: facets.brand.label }).getByRole('checkbox');
      const more = panel.getByRole('button', {
        name: fill(facets.brand.showAll, { count: brands.length }),
      });
      await expect(options).toHaveCount(10);
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await more.click();
      await expect(options).toHaveCount(brands.length);

      const fewer = panel.getByRole('button', { name: filters.showFewer });
      await expect(fewer).toBeFocused();
      await option(panel, last).check();
      await fewer.click();
      await expect(options).toHaveCount(11);
      await expect(option(panel, last)).toBeChecked();
    });

    test('the empty state of no results clears the filters', async ({ page }) => {
      const { empty } = catalogue;
      await open(page, `${root}?category=guitars&min=1&max=2&badge=hot&sort=newest`);
      await expect(page.getByRole('heading', { name: empty.title })).toBeVisible();
      await expect(page.getByText(empty.text)).toBeVisible();
      await expect.poll(() => resultCount(page)).toBe(0);

      await page.getByRole('button', { name: empty.clear, exact: true }).click();
      await expect(page).toHaveURL(`${root}/guitars`);
      await expect.poll(() => resultCount(page)).toBe(13);
      await expect(page.getByRole('combobox', { name: catalogue.sort.label })).toHaveValue('name');
      await expectFocusKept(page);
    });

    test('one button clears price, brand, badge and sort order, and keeps the category', async ({
      page,
    }) => {
      await open(
        page,
        `${root}?category=audio&min=500&max=90000&brand=Marshall&badge=hot&sort=newest`,
      );
      await clearFilters(page, words);
      await expectFocusKept(page);
      await expect(page).toHaveURL(`${root}/audio`);
      const panel = await openFilters(page, words);
      await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(panel.getByRole('spinbutton', { name: facets.price.min })).toHaveValue('0');
      await expect(panel.getByRole('spinbutton', { name: facets.price.max })).toHaveValue('100000');
      await closeFilters(page, words);
      for (const reload of [false, true]) {
        if (reload) await page.reload();
        await islandsReady(page);
        await expect(resultsHeading(page)).toContainText(categories.audio);
        await expect.poll(() => resultCount(page)).toBe(productsIn.audio.length);
      }
    });

    test('"in stock only" hides sold-out products and has a chip', async ({ page, request }) => {
      const items = await priceList(request, locale);
      const inStock = items.filter((item) => item.inStock);
      expect(inStock.length).toBeLessThan(items.length);
      const name = facets.stock.options.in;
      await open(page, root);
      const panel = await openFilters(page, words);
      await option(panel, name).check();
      expect(await optionCount(option(panel, name))).toBe(inStock.length);
      await closeFilters(page, words);
      await expect(page).toHaveURL(`${root}?stock=in`);
      await expect.poll(() => resultCount(page)).toBe(inStock.length);
      await page.getByRole('button', { name: fill(filters.remove, { name }) }).click();
      await expect(page).toHaveURL(root);
      await expect.poll(() => resultCount(page)).toBe(items.length);
    });
  });
});

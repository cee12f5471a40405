import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { closeFilters, openFilters, option, resultCount } from './support/filters';
import { expectFocusKept, open } from './support/page';
import { at, brandsOf, inOneLanguage, productList, productsIn } from './support/shop';

inOneLanguage((locale, words) => {
  const { catalogue } = words;
  const { facets, filters } = catalogue;
  const root = at('/instruments', locale);

  // Requirements §2.4: "brands, of which ten are visible".
  test('ten brands are shown until the list is expanded', async ({ page, request }) => {
    const brands = brandsOf(await productList(request, locale));
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
    expect(await violations(page)).toEqual([]);
    await option(panel, last).check();
    await fewer.click();
    await expect(options).toHaveCount(11);
    await expect(option(panel, last)).toBeChecked();
  });

  // Requirements §4.3: "Clearing resets all of these but the category".
  test('the empty state of no results clears the filters', async ({ page, request }) => {
    const { empty } = catalogue;
    const items = await productList(request, locale);
    const makesGuitars = (name: string) =>
      items.some(({ brand, category }) => brand === name && category === 'guitars');
    const brand = brandsOf(items).find((name) => !makesGuitars(name)) ?? '';
    const query = new URLSearchParams({ category: 'guitars', min: '1', max: '2', brand });
    await open(page, `${root}?${query}&sort=newest`);
    await expect(page.getByRole('heading', { name: empty.title })).toBeVisible();
    await expect(page.getByText(empty.text)).toBeVisible();
    await expect.poll(() => resultCount(page)).toBe(0);

    // An option without results disappears when deselected.
    const panel = await openFilters(page, words);
    await option(panel, brand).click();
    await expect(option(panel, brand)).toHaveCount(0);
    await expectFocusKept(page);
    await closeFilters(page, words);

    await page.getByRole('button', { name: empty.clear, exact: true }).click();
    await expect(page).toHaveURL(`${root}/guitars`);
    await expect.poll(() => resultCount(page)).toBe(productsIn.guitars.length);
    await expect(page.getByRole('combobox', { name: catalogue.sort.label })).toHaveValue('name');
    await expectFocusKept(page);
  });
});

import type { Locale } from '~/i18n/locales';
import { expect, test } from '../fixtures';
import { categoryLink, filterButton, openFilters } from '../support/filters';
import { open } from '../support/page';
import { at, inEachLanguage, inOneLanguage, productsIn } from '../support/shop';

/** Lists by the end of their URL: all products, each category, and kinds with long names. */
const lists = [
  '',
  ...Object.keys(productsIn).map((category) => `/${category}`),
  '/guitars/electric',
  '/recording/large-diaphragm',
  '/accessories/silent-system',
];

const rootIn = (locale: Locale) => at('/instruments', locale);

inEachLanguage((locale, words) => {
  const { catalogue } = words;

  test('leaves the first picture near the top, and the panel within the window', async ({
    page,
    isMobile,
  }) => {
    test.slow(); // every list
    const panel = page.getByRole('complementary', { name: catalogue.filters.title });
    const height = async () => (await panel.boundingBox())?.height;
    for (const list of lists) {
      await open(page, rootIn(locale) + list);
      const picture = await page.getByRole('article').locator('img').first().boundingBox();
      expect.soft(picture?.y, list).toBeLessThanOrEqual(isMobile ? 360 : 330);
      if (isMobile) continue;
      expect.soft(await height(), list).toBeLessThanOrEqual(900);
      await openFilters(page, words);
      expect.soft(await height(), list).toBeLessThanOrEqual(900);
    }
  });
});

inOneLanguage((locale, words) => {
  const { catalogue, categories } = words;
  const root = rootIn(locale);

  test('is that of the section, also without leaving the page', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await open(page, root);
    await expect(title).toHaveText(catalogue.title);
    await categoryLink(page, words, 'drums').click();
    await expect(title).toHaveText(new RegExp(`^${categories.drums} ?${productsIn.drums.length}`));
    const path = page.getByRole('navigation', { name: words.common.breadcrumb });
    await expect(path.getByRole('link')).toHaveText([
      words.common.nav.home,
      words.common.nav.instruments,
    ]);
    await page.goBack();
    await expect(title).toHaveText(catalogue.title);
  });

  test('has a link past the filters', async ({ page }) => {
    await open(page, `${root}/guitars`);
    const skip = page.getByRole('link', { name: catalogue.filters.skip });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#results-title')).toBeFocused();
  });
});

inOneLanguage((locale, { catalogue }) => {
  test('shows the current kind in a row that scrolls', async ({ page }) => {
    await open(page, `${rootIn(locale)}/accessories/silent-system`);
    const kinds = page.getByRole('navigation', { name: catalogue.kinds });
    await expect(kinds.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
  });
}, 'en');

inEachLanguage((locale, words) => {
  const { catalogue } = words;

  // Requirements §2.4: "it counts every selection".
  test('counts every selection, and says in a folded group what is selected', async ({
    page,
    isMobile,
  }) => {
    await open(page, `${rootIn(locale)}?category=guitars&min=500&brand=Fender&level=beginner`);
    if (isMobile) {
      await expect(filterButton(page, words)).toHaveText(`${catalogue.filters.button}(3)`);
      await filterButton(page, words).click();
    }
    const brand = page
      .getByRole(isMobile ? 'dialog' : 'complementary', { name: catalogue.filters.title })
      .locator('summary')
      .filter({ hasText: catalogue.facets.brand.label });
    await expect(brand).toContainText('Fender');
    await expect(brand.locator('..')).not.toHaveAttribute('open');
  });
}, '@once');

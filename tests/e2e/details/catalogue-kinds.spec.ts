import { expect, test } from '../fixtures';
import { categoryLink, resultCount } from '../support/filters';
import { open } from '../support/page';
import { at, inOneLanguage, productsIn } from '../support/shop';

const electric = productsIn.guitars.filter(({ kind }) => kind === 'electric');
const fenders = electric.filter(({ nameEn }) => nameEn.startsWith('Fender '));

inOneLanguage((locale, words) => {
  const { catalogue } = words;
  const root = at('/instruments', locale);

  test('kinds and categories are links that keep the other filters and stay on the page', async ({
    page,
  }) => {
    await open(page, `${root}/guitars/electric`);
    const title = await page.title();
    await open(page, `${root}?brand=Fender`);
    const ownTitle = await page.title();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const link = categoryLink(page, words, 'guitars');
    await expect(link).toHaveAttribute('href', `${root}?category=guitars&brand=Fender`);
    await link.click();
    await expect(page).toHaveURL(`${root}?category=guitars&brand=Fender`);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toBeFocused();

    const kinds = page.getByRole('navigation', { name: catalogue.kinds }).getByRole('link');
    await kinds.nth(1).click();
    await expect(page).toHaveURL(`${root}?category=guitars/electric&brand=Fender`);
    await expect(page).toHaveTitle(title);
    await expect(kinds.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => resultCount(page)).toBe(fenders.length);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveTitle(ownTitle);
    expect(documents).toEqual([]);
  });

  test('another category starts at the top of the page, like another path', async ({ page }) => {
    // Requirements §1.6: "A new page starts at its top", also when only the list changes.
    await open(page, `${root}/guitars`);
    await page.evaluate(() => scrollTo(0, 200));
    const link = categoryLink(page, words, 'drums');
    await link.focus();
    await page.evaluate(() => scrollTo(0, 200));
    await link.press('Enter');
    await expect(page).toHaveURL(`${root}/drums`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('every card names its category, on the page of a kind too', async ({ page }) => {
    // Requirements §2.3: "Picture, badges at the top left, name in the page's language, category".
    await open(page, `${root}/guitars/electric`);
    const cards = page.getByRole('article');
    const tags = cards.getByText(words.categories.guitars, { exact: true });
    await expect(tags).toHaveCount(electric.length);
    await expect(tags.first()).toBeVisible();
  });
});

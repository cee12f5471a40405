import { expect, test } from './fixtures';
import { categoryLink, closeFilters, openFilters, option, resultCount } from './support/filters';
import { open } from './support/page';
import { at, inOneLanguage, productsIn } from './support/shop';

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
    expect(documents).toEqual([]);
  });

  test('a kind’s page filters within its kind; another category leaves it, and Back returns to it', async ({
    page,
  }) => {
    await open(page, `${root}/guitars/electric`);
    const panel = await openFilters(page, words);
    await option(panel, 'Fender').check();
    await closeFilters(page, words);
    const filtered = `${root}?category=guitars/electric&brand=Fender`;
    await expect(page).toHaveURL(filtered);
    await expect.poll(() => resultCount(page)).toBe(fenders.length);
    await categoryLink(page, words, 'audio').click();
    await expect(page).toHaveURL(`${root}?category=audio&brand=Fender`);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${root}/guitars/electric`);
    await expect(page.getByRole('article')).toHaveCount(electric.length);
  });
});

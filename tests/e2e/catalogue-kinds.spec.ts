import { expect, test } from './fixtures';
import { categoryLink, closeFilters, openFilters, option, resultCount } from './support/filters';
import { open } from './support/page';
import { at, inEachLanguage, nameOf, productsIn } from './support/shop';

const electric = productsIn.guitars.filter(({ kind }) => kind === 'electric');

inEachLanguage((locale, words) => {
  const { catalogue } = words;
  const root = at('/instruments', locale);

  test.describe('kinds of product', () => {
    test('a kind is a link that stays on the page; Back returns to its category', async ({
      page,
    }) => {
      await open(page, `${root}/guitars/electric`);
      const title = await page.title();
      await open(page, `${root}/guitars`);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      const kinds = page.getByRole('navigation', { name: catalogue.kinds }).getByRole('link');
      await kinds.nth(1).click();
      await expect(page).toHaveURL(`${root}/guitars/electric`);
      await expect(page).toHaveTitle(title);
      await expect(kinds.nth(1)).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => resultCount(page)).toBe(electric.length);
      await page.goBack();
      await expect(page).toHaveURL(`${root}/guitars`);
      await expect.poll(() => resultCount(page)).toBe(productsIn.guitars.length);
      expect(documents).toEqual([]);
    });

    test('a kind’s page filters within its kind, and another category leaves it', async ({
      page,
    }) => {
      const fenders = electric.filter(({ nameEn }) => nameEn.startsWith('Fender '));
      expect(fenders.length).toBeGreaterThan(0);
      await open(page, `${root}/guitars/electric`);
      const panel = await openFilters(page, words);
      await option(panel, 'Fender').check();
      await closeFilters(page, words);
      const filtered = `${root}?category=guitars/electric&brand=Fender`;
      await expect(page).toHaveURL(filtered);
      await expect.poll(() => resultCount(page)).toBe(fenders.length);
      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(fenders.length);
      for (const fender of fenders) {
        await expect(
          page.getByRole('heading', { level: 3, name: nameOf(fender, locale) }),
        ).toBeVisible();
      }
      await categoryLink(page, words, 'audio').click();
      await expect(page).toHaveURL(`${root}?category=audio&brand=Fender`);
    });
  });
});

import { categoryIds } from '~/features/products/product';
import { languageTags } from '~/i18n/locales';
import { expect, test } from './fixtures';
import { at, inEachLanguage, nameOf, product, site } from './support/shop';

inEachLanguage((locale, words) => {
  const { cart, catalogue, categories, checkout, cms, contact, home, messages } = words;
  /** Every route of spec §2 with its heading, and its title if that differs. */
  const routes: [path: string, heading: string, title?: string][] = [
    ['/', home.hero.headline, home.title],
    ['/instruments', catalogue.title],
    ['/instruments?category=drums', catalogue.title, categories.drums],
    ...categoryIds.map(
      (id) =>
        [`/instruments/${id}`, catalogue.title, categories[id]] satisfies [string, string, string],
    ),
    ['/product/1', nameOf(product('1'), locale)],
    ['/product/140', nameOf(product('140'), locale)],
    ['/studio-rental', words.studio.title],
    ['/contact', contact.title],
    ['/cart', cart.title],
    ['/checkout', checkout.title],
    ['/order/confirmation', checkout.orders.title],
    ['/wishlist', messages.wishlist.title],
    ['/privacy', words.policies.privacy.title],
    ['/refund', words.policies.refund.title],
    [`/admin/${site.cms.id}`, cms.title],
  ];

  test('every route is served', async ({ page }) => {
    for (const [path, heading, title = heading] of routes) {
      await test.step(path, async () => {
        const response = await page.goto(at(path, locale));
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(title)}.*`));
        await expect(page).toHaveTitle(new RegExp(RegExp.escape(site.brand)));
        await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale]);
      });
    }
  });
});

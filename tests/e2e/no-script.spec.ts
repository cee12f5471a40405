import { pageButtonSelector } from '~/boot/page-buttons';
import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { at, inOneLanguage, nameOf, product, productsIn, site } from './support/shop';

test.use({ javaScriptEnabled: false });

inOneLanguage((locale, words) => {
  const { cart, catalogue, categories, checkout, common } = words;

  test('categories are pages; filters are hidden with a notice', async ({ page }) => {
    await page.goto(at('/instruments', locale));
    await expect(page.getByText(catalogue.page.noScript)).toBeVisible();
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(page.getByRole('button', { name: catalogue.filters.button })).toBeHidden();
    await expect(page.getByRole('combobox', { name: catalogue.sort.label })).toBeHidden();
    // The list is where the filters would be.
    const card = await page.getByRole('article').first().boundingBox();
    expect(card?.width).toBeGreaterThan(140);

    const links = page.getByRole('navigation', { name: catalogue.categories });
    await links.getByRole('link', { name: categories.drums }).click();
    await expect(page).toHaveURL(at('/instruments/drums', locale));
    await expect(page.getByRole('article')).toHaveCount(productsIn.drums.length);
    await expect(links.getByRole('link', { name: categories.drums })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('a product page is complete', async ({ page }) => {
    const { product: texts } = words;
    await page.goto(at('/product/5', locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(nameOf(product('5'), locale));
    await expect(main).toContainText(`HK$32,800`);
    await expect(main).toContainText(`HK$38,800`);
    await expect(main).toContainText(fill(common.save, { amount: 'HK$6,000' }));
    for (const name of [
      texts.description,
      texts.specifications,
      texts.features,
      texts.included,
      texts.related,
    ]) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(main.getByRole('article').getByRole('article')).toHaveCount(0);
    const related = main.getByRole('region', { name: texts.related }).getByRole('article');
    await expect(related).toHaveCount(4);
  });

  test('the pages of saved items say how to order', async ({ page }) => {
    const { phone, email } = site;
    for (const [path, sentence] of [
      ['/cart', cart.noScript],
      ['/checkout', checkout.noScript],
      ['/order/confirmation', checkout.orders.noScript],
      ['/orders', words.orders.noScript],
      ['/wishlist', words.messages.wishlist.noScript],
      ['/compare', words.compare.noScript],
    ] as const) {
      await page.goto(at(path, locale));
      await expect(page.getByText(fill(sentence, { phone, email }))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('buttons that need it are hidden', async ({ page }) => {
    const buttons = page.locator(pageButtonSelector);
    for (const path of ['/', '/instruments/guitars', '/product/5']) {
      await page.goto(at(path, locale));
      expect(await buttons.count(), path).toBeGreaterThan(3);
      await expect(buttons.filter({ visible: true }), path).toHaveCount(0);
    }
  });

  test('the navigation works', async ({ page }) => {
    const { nav } = common;
    await page.goto(at('/', locale));
    await page.getByRole('button', { name: nav.menu, exact: true }).click();
    const links = page.getByRole('navigation', { name: nav.menu });
    await links.getByRole('link', { name: nav.studio }).click();
    await expect(page).toHaveURL(at('/studio-rental', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.studio.title);
  });
}, 'en');

import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { expectFocusKept, seedStorage, open } from './support/page';
import { at, inOneLanguage, nameOf, product } from './support/shop';

inOneLanguage((locale, words) => {
  const { common, messages, product: texts } = words;
  const { wishlist } = messages;
  const [name, other] = [nameOf(product('1'), locale), nameOf(product('20'), locale)];
  const address = at('/wishlist', locale);

  test('has the products whose heart was pressed on a card or product page', async ({ page }) => {
    const heart = (name: string) =>
      page.getByRole('button', { name: fill(words.card.save, { name }), exact: true });
    const link = (count: number) =>
      page.getByRole('banner').getByRole('link', {
        name: fill(common.nav.wishlistCount, { count }),
        exact: true,
      });
    await open(page, at('/instruments/guitars', locale));
    await expect(heart(name)).toHaveAttribute('aria-pressed', 'false');
    await heart(name).click();
    await expect(heart(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(link(1)).toHaveText('1');

    await page.goto(at('/product/20', locale));
    const own = page.getByRole('button', { name: texts.wishlist, exact: true });
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await link(2).click();
    await expect(page).toHaveURL(address);

    // Newest first, persisted, and in sync with cards that React renders.
    const cards = page.getByRole('article').getByRole('heading');
    await expect(cards).toHaveText([other, name]);
    await page.reload();
    await expect(cards).toHaveText([other, name]);
    await open(page, `${at('/instruments', locale)}?category=guitars&sort=newest`);
    await expect(heart(name)).toHaveAttribute('aria-pressed', 'true');
    await heart(name).click();
    await expect(heart(name)).toHaveAttribute('aria-pressed', 'false');
    await expect(link(1)).toHaveText('1');

    await open(page, address);
    await heart(other).click();
    await expect(page.getByRole('heading', { name: wishlist.empty })).toBeVisible();
    await expectFocusKept(page);
    const none = page.getByRole('banner').getByRole('link', {
      name: common.nav.wishlist,
      exact: true,
    });
    await expect(none).toHaveText('', { useInnerText: true });
  });

  test('names a product that is removed, and puts it back in its place', async ({ page }) => {
    await seedStorage(page, 'overtone:wishlist', '["1","20","2"]');
    await open(page, address);
    const cards = page.getByRole('article').getByRole('heading');
    const listed = [nameOf(product('2'), locale), other, name];
    await expect(cards).toHaveText(listed);
    await page
      .getByRole('button', { name: fill(words.card.save, { name: other }), exact: true })
      .press('Enter');
    await expect(cards).toHaveText(listed.filter((each) => each !== other));
    const notice = page.getByRole('main').getByRole('status');
    await expect(notice).toContainText(fill(wishlist.removed, { name: other }));
    await expectFocusKept(page);
    expect(await violations(page)).toEqual([]);

    await notice.getByRole('button', { name: wishlist.undo }).click();
    await expect(cards).toHaveText(listed);
    await expect(notice).toHaveText('');
    await expectFocusKept(page);
  });

  test('counts saved products that are no longer sold, and removes them', async ({ page }) => {
    await seedStorage(page, 'overtone:wishlist', '["9999","1"]');
    const former = { 9999: { zh: '舊結他', en: 'Old Guitar' } };
    await page.route('/former-products.json', (route) => route.fulfill({ json: former }));
    await open(page, address);
    const link = page.getByRole('main').getByRole('link', { name: former[9999][locale] });
    await expect(link).toHaveAttribute('href', at('/product/9999', locale));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText(fill(wishlist.gone, { count: 1 }))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const heart = page.getByRole('button', {
      name: fill(words.card.save, { name }),
      exact: true,
    });
    await heart.click();
    const empty = page.getByRole('heading', { name: wishlist.empty });
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(empty).toHaveCount(0);
    await expectFocusKept(page);
    const count = fill(common.nav.wishlistCount, { count: 1 });
    const counter = page.getByRole('banner').getByRole('link', { name: count, exact: true });
    await expect(counter).toHaveText('1');

    await page.getByRole('button', { name: wishlist.removeGone }).click();
    await expect(page.getByText(fill(wishlist.gone, { count: 1 }))).toHaveCount(0);
    await expect(counter).toHaveCount(0);
    await expect(empty).toBeVisible();
    await expectFocusKept(page);
  });
}, 'en');

import type { Page } from '@playwright/test';
import { cartCrossSells } from '~/features/cart/cart-cross-sells';
import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { cartLink, expectFocusKept, open, rewrite, seedCart } from './support/page';
import { at, hkd, inOneLanguage, nameOf, product, site, soldOut } from './support/shop';

inOneLanguage((locale, words) => {
  const { cart } = words;
  const address = at('/cart', locale);
  const [one, two] = [product('1'), product('20')];
  const [name, other] = [nameOf(one, locale), nameOf(two, locale)];
  const lines = [
    { id: '1', quantity: 2, price: one.price },
    { id: '20', quantity: 1, price: two.price },
  ] as const;
  const openCart = async (page: Page) => {
    await seedCart(page, ...lines);
    await open(page, address);
  };

  // Requirements §2.8: "The summary: item count, subtotal, shipping, total".
  test('lines, quantities and totals', async ({ page }) => {
    await openCart(page);
    const line = page.getByRole('listitem', { name });
    const summary = page.getByRole('region', { name: cart.summary.title });
    await expect(line.getByRole('link', { name })).toHaveAttribute(
      'href',
      at('/product/1', locale),
    );
    await expect(line).toContainText(words.categories.guitars);
    await expect(line).toContainText(`${cart.unitPrice} ${hkd(one.price)}`);
    await expect(line).toContainText(`${cart.lineTotal} ${hkd(2 * one.price)}`);

    const expectTotals = async (items: number, total: number) => {
      await expect(summary.getByRole('term')).toHaveText([
        cart.summary.count,
        cart.summary.subtotal,
        cart.summary.shipping,
        cart.summary.total,
      ]);
      await expect(summary.getByRole('definition')).toHaveText([
        String(items),
        hkd(total),
        cart.summary.free,
        hkd(total),
      ]);
      await expect(cartLink(page, words, items)).toBeVisible();
    };
    await expectTotals(3, 2 * one.price + two.price);
    for (const { opens, closes } of site.hours) {
      await expect(page.getByRole('main')).toContainText(`${opens}–${closes}`);
    }

    const fewer = page.getByRole('button', { name: fill(cart.decrease, { name }) });
    const more = page.getByRole('button', { name: fill(cart.increase, { name }) });
    await more.click();
    await more.click();
    await expectTotals(5, 4 * one.price + two.price);
    await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
      fill(cart.updated, { name, count: 4 }),
    );
    for (let press = 0; press < 3; press += 1) await fewer.click();
    await expectTotals(2, one.price + two.price);
    await expect(fewer).toBeDisabled();
    await expectFocusKept(page);

    await page.getByRole('button', { name: fill(cart.removeNamed, { name }) }).click();
    await expect(line).toHaveCount(0);
    await expectTotals(1, two.price);
    await expectFocusKept(page);

    await page.reload();
    await expect(page.getByRole('listitem', { name: other })).toBeVisible();
    await expectTotals(1, two.price);
  });

  test('a quantity can be typed; 0 removes the line, which can be undone', async ({ page }) => {
    await openCart(page);
    const line = page.getByRole('listitem', { name });
    const quantity = line.getByRole('spinbutton', { name: cart.quantity });
    await quantity.fill('50');
    await expect(cartLink(page, words, 51)).toBeVisible();
    await expect(line).toContainText(hkd(50 * one.price));
    await expect(quantity).toHaveAttribute('aria-valuetext', '50');
    for (const typed of ['', '-3', '1.5']) {
      await quantity.fill(typed);
      await quantity.blur();
      await expect(quantity).toHaveValue('50');
    }
    await quantity.fill('120');
    await expect(quantity).toHaveValue('99');
    const more = page.getByRole('button', { name: fill(cart.increase, { name }) });
    await expect(more).toBeDisabled();
    await expect(cartLink(page, words, 100)).toBeVisible();

    await quantity.fill('0');
    // While typing, the value may still become 05.
    await expect(line).toBeVisible();
    await quantity.press('Enter');
    await expect(line).toHaveCount(0);
    await expect(cartLink(page, words, 1)).toBeVisible();
    await expectFocusKept(page);
    await page.getByRole('button', { name: cart.undo }).click();
    await expect(quantity).toHaveValue('99');
  });

  test('removing, clearing and saving for later can be undone', async ({ page }) => {
    await openCart(page);
    const items = page.getByRole('region', { name: cart.items }).getByRole('listitem');
    const undo = page.getByRole('button', { name: cart.undo });
    const status = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
    await page.getByRole('button', { name: fill(cart.removeNamed, { name }) }).click();
    await expect(items).toHaveCount(1);
    await expect(status).toContainText(fill(cart.removed, { name }));
    await undo.click();
    await expect(items).toHaveCount(2);
    await expect(items.first()).toContainText(name);
    await expect(undo).toHaveCount(0);
    await expectFocusKept(page);

    await page.getByRole('button', { name: cart.clear }).click();
    await expect(page.getByRole('heading', { name: cart.empty })).toBeVisible();
    await expect(status).toHaveText(new RegExp(`^${cart.cleared}`));
    await expect(cartLink(page, words, 0)).toBeVisible();
    await expectFocusKept(page);
    await undo.click();
    await expect(cartLink(page, words, 3)).toBeVisible();

    const wished = page.getByRole('banner').getByRole('link', {
      name: fill(words.common.nav.wishlistCount, { count: 1 }),
    });
    const save = page.getByRole('button', { name: fill(cart.saveNamed, { name }) });
    await save.click();
    await expect(items).toHaveCount(1);
    await expect(cartLink(page, words, 1)).toBeVisible();
    await expect(wished).toHaveCount(1);
    await expectFocusKept(page);
    await undo.click();
    await expect(cartLink(page, words, 3)).toBeVisible();
    await expect(wished).toHaveCount(0);
    await save.click();
    await page.goto(at('/wishlist', locale));
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();

    // A product that was in the wishlist before stays there.
    await page.goto(at('/product/1', locale));
    await page.getByRole('button', { name: words.product.add, exact: true }).click();
    await open(page, at('/cart', locale));
    await save.click();
    await undo.click();
    await expect(cartLink(page, words, 2)).toBeVisible();
    await expect(wished).toHaveCount(1);
  });

  test('at most three products that go with those in the cart', async ({ page }) => {
    const crossSells = { '1': one.goesWith ?? [], '20': two.goesWith ?? [] };
    const expected = cartCrossSells(crossSells, ['1', '20'])
      .map(product)
      .filter(({ inStock }) => inStock !== false);
    const block = page.getByRole('region', { name: words.product.crossSell.title });
    const names = block.getByRole('link');
    await openCart(page);
    await expect(names).toHaveText(expected.slice(0, 3).map((each) => nameOf(each, locale)));
    const [first] = expected;
    if (!first) throw new Error('nothing is cross-sold with the cart');
    const added = nameOf(first, locale);
    await expect(block.getByRole('listitem').first()).toContainText(hkd(first.price));
    await block.getByRole('button', { name: `${words.cart.add} ${added}` }).click();
    await expect(page.getByRole('listitem', { name: added })).toBeVisible();
    await expect(block.getByRole('link', { name: added })).toHaveCount(0);
    await expect(names).toHaveCount(3);
    await expect(cartLink(page, words, 4)).toBeVisible();
    await expectFocusKept(page);
  });

  test('says what is missing to free delivery where there is a fee', async ({ page }) => {
    const freeOver = 2 * one.price + two.price + 99;
    await seedCart(page, ...lines);
    const summary = page.getByRole('region', { name: cart.summary.title });
    const missing = fill(cart.toFree, { amount: hkd(100) });
    await open(page, address);
    await expect(summary.getByRole('definition')).toHaveCount(4);
    await expect(summary).not.toContainText(missing);
    // This shop has no fee.
    await rewrite(page, address, (html) =>
      html
        .replace(/(&quot;freeOver&quot;:\[0,)\d+/, `$1${freeOver}`)
        .replace(/(&quot;fee&quot;:\[0,)\d+/, '$160'),
    );
    await page.reload();
    await expect(summary).toContainText(missing);
  });

  test('current prices, and how they have changed', async ({ page }) => {
    await seedCart(page, { ...lines[0], price: 1 }, { ...lines[1], price: two.price + 500 });
    await open(page, address);
    const rose = fill(cart.priceRose, { before: 'HK$1', now: hkd(one.price) });
    await expect(page.getByRole('listitem', { name })).toContainText(rose);
    const fell = fill(cart.priceFell, { before: hkd(two.price + 500), now: hkd(two.price) });
    await expect(page.getByRole('listitem', { name: other })).toContainText(fell);
    const summary = page.getByRole('region', { name: cart.summary.title });
    await expect(summary).toContainText(hkd(2 * one.price + two.price));

    await page.getByRole('button', { name: fill(cart.acceptPriceNamed, { name }) }).click();
    await expect(page.getByText(rose)).toHaveCount(0);
    await expectFocusKept(page);
    await page.reload();
    await expect(page.getByText(fell)).toBeVisible();
    await expect(page.getByText(rose)).toHaveCount(0);
  });

  test('sold-out and removed products are listed as unavailable and not counted', async ({
    page,
  }) => {
    const unavailableProduct = soldOut();
    const former = { 9998: { zh: '舊結他', en: 'Old Guitar' } };
    await page.route('/former-products.json', (route) => route.fulfill({ json: former }));
    await seedCart(
      page,
      { ...lines[0], quantity: 1 },
      { id: '9999', quantity: 4, price: 10 },
      { id: '9998', quantity: 1, price: 10 },
      { id: unavailableProduct.id, quantity: 3, price: unavailableProduct.price },
    );
    await open(page, address);
    const unavailable = page.getByRole('region', { name: cart.unavailable.title });
    await expect(unavailable).toContainText(cart.unavailable.text);
    const missing = fill(cart.unavailable.goneName, { id: '9999' });
    const old = former[9998][locale];
    const link = unavailable.getByRole('link', { name: old });
    await expect(link).toHaveAttribute('href', at('/product/9998', locale));
    await page.getByRole('button', { name: fill(cart.removeNamed, { name: old }) }).click();
    await expect(unavailable.getByRole('listitem')).toHaveText([
      new RegExp(`^${RegExp.escape(missing)}\\s*${RegExp.escape(cart.unavailable.gone)}`),
      new RegExp(
        `^${RegExp.escape(nameOf(unavailableProduct, locale))}\\s*${RegExp.escape(words.stock.out)}`,
      ),
    ]);
    await expect(cartLink(page, words, 1)).toBeVisible();
    const summary = page.getByRole('region', { name: cart.summary.title });
    await expect(summary.getByRole('definition').first()).toHaveText('1');
    await expect(summary.getByRole('definition').last()).toHaveText(hkd(one.price));

    // Sold-out products can be saved for later, products that are no longer sold cannot.
    const saveOf = (name: string) =>
      page.getByRole('button', { name: fill(cart.saveNamed, { name }) });
    await expect(saveOf(missing)).toHaveCount(0);
    await saveOf(nameOf(unavailableProduct, locale)).click();
    await expect(unavailable.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: cart.undo }).click();

    await page.getByRole('button', { name: fill(cart.removeNamed, { name: missing }) }).click();
    await expect(unavailable.getByRole('listitem')).toHaveCount(1);
    await expectFocusKept(page);

    // A cart of unavailable lines cannot be ordered.
    await page.getByRole('button', { name: fill(cart.removeNamed, { name }) }).click();
    await expect(page.getByRole('link', { name: cart.checkout })).toHaveCount(0);
    await expect(cartLink(page, words, 0)).toBeVisible();
    await open(page, at('/checkout', locale));
    const { unavailable: texts, back } = words.checkout;
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(texts.text);
    await page.getByRole('link', { name: back }).click();
    await expect(unavailable.getByRole('listitem')).toHaveCount(1);
  });

  test('a product list that fails to load can be retried', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const lists = /\/(data\/.*|product-lists)\.json$/;
    await page.route(lists, (route) => route.abort());
    await openCart(page);
    await expect(page.getByText(words.catalogue.failed)).toBeVisible();
    await page.unroute(lists);
    await page.getByRole('button', { name: words.catalogue.retry }).click();
    await expect(page.getByRole('listitem', { name })).toBeVisible();
    await expectFocusKept(page);
  });
});

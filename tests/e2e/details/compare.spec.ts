import type { Page } from '@playwright/test';
import attributes from '~data/attributes.json' with { type: 'json' };
import { fill } from '~/i18n/fill';
import { MAX_COMPARED } from '~/features/compare/compare';
import { expect, test } from '../fixtures';
import { violations } from '../support/axe';
import {
  cartLink,
  expectFocusKept,
  open,
  overflow,
  seedComparison,
  stored,
  toasts,
} from '../support/page';
import { at, hkd, inOneLanguage, nameOf, otherLocale, product, site } from '../support/shop';
import { wordsIn } from '../support/words';

const savedIds = async (page: Page) =>
  (JSON.parse((await stored(page, 'compare')) ?? '{}') as { ids?: string[] }).ids;

inOneLanguage((locale, words) => {
  const { compare, product: texts } = words;
  const address = at('/compare', locale);
  const name = (id: string) => nameOf(product(id), locale);
  const label = (id: keyof typeof attributes) => attributes[id].label[locale];

  const openComparison = async (page: Page, category: string, ...ids: string[]) => {
    await seedComparison(page, category, ...ids);
    await open(page, address);
  };
  /** The compare button of a card. */
  const onCard = (page: Page, id: string) =>
    page.getByRole('button', { name: fill(compare.addNamed, { name: name(id) }), exact: true });
  /** The compare button of a product page. */
  const own = (page: Page) => page.getByRole('button', { name: compare.add, exact: true });
  const bar = (page: Page) => page.getByRole('complementary', { name: compare.bar });
  const count = (count: number) => fill(compare.count, { count, max: MAX_COMPARED });
  const columns = (page: Page) => page.getByRole('columnheader');
  const row = (page: Page, text: string) => {
    const header = new RegExp(`^${RegExp.escape(text)}( ${compare.differs})?$`);
    return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: header }) });
  };
  const marked = (page: Page, text: string) =>
    page.getByRole('rowheader', { name: `${text} ${compare.differs}`, exact: true });
  /** A button in a product's column. */
  const button = (page: Page, text: string, id: string) =>
    page.getByRole('button', { name: `${text} ${name(id)}`, exact: true });
  const differencesOnly = (page: Page) =>
    page.getByRole('checkbox', { name: compare.differencesOnly });

  test('collects up to four products of a category from cards and product pages', async ({
    page,
  }) => {
    await page.goto(at('/product/1', locale));
    await expect(bar(page)).toBeHidden();
    await own(page).click();
    await expect(own(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(page)).toContainText(count(1));

    await open(page, at('/instruments/guitars', locale));
    await expect(onCard(page, '1')).toHaveAttribute('aria-pressed', 'true');
    for (const id of ['2', '6', '7']) await onCard(page, id).click();
    await expect(bar(page)).toContainText(count(4));
    await onCard(page, '3').click();
    await expect(toasts(page, words)).toContainText(fill(compare.full, { max: MAX_COMPARED }));
    await expect(onCard(page, '3')).toHaveAttribute('aria-pressed', 'false');
    await onCard(page, '7').click();
    await expect(bar(page)).toContainText(count(3));

    await page.goto(at('/product/40', locale));
    await own(page).click();
    await expect(toasts(page, words)).toContainText(compare.otherCategory);
    await expect(own(page)).toHaveAttribute('aria-pressed', 'false');
    await toasts(page, words).getByRole('link', { name: compare.open }).click();
    await expect(page).toHaveURL(address);
    for (const id of ['1', '2', '6']) {
      await expect(columns(page).getByRole('link', { name: name(id) })).toBeVisible();
    }
    await expect(bar(page)).toBeHidden();

    await page.goto(at('/contact', locale));
    for (const id of ['1', '2', '6']) {
      await expect(bar(page).getByRole('img', { name: name(id) })).toBeVisible();
    }
    for (const path of ['/cart', '/checkout']) {
      await open(page, at(path, locale));
      await expect(bar(page)).toHaveCount(0);
    }

    await open(page, at('/contact', locale));
    await bar(page).getByRole('button', { name: compare.clear }).click();
    await expect(bar(page)).toBeHidden();
    await expect(toasts(page, words)).toContainText(compare.cleared);
    await expectFocusKept(page);
  });

  test('shows products as columns, marks differences, sells and removes them', async ({ page }) => {
    await openComparison(page, 'audio', '21', '24', '26');
    const table = page.getByRole('table', { name: fill(compare.caption, { count: 3 }) });
    await expect(table).toBeVisible();
    await expect(columns(page).first()).toHaveText(compare.specification);
    await expect(columns(page).getByRole('link')).toHaveText(['21', '24', '26'].map(name));
    const prices = ['21', '24', '26'].map((id) => hkd(product(id).price));
    await expect(row(page, compare.price).getByRole('cell')).toContainText(prices);
    await expect(marked(page, label('power'))).toBeVisible();
    await expect(row(page, words.stock.state).getByRole('cell')).toHaveCount(3);
    await expect(row(page, words.stock.delivery).getByRole('cell')).toHaveCount(3);
    // Equal values, and values that only one of the tables has, are not marked.
    await expect(marked(page, label('speakerSize'))).toHaveCount(0);
    await expect(marked(page, label('ampModels'))).toHaveCount(0);
    await expect(row(page, label('ampModels')).getByText(compare.none)).toHaveCount(2);
    // The model number is the shop's own.
    await expect(row(page, texts.specs.model)).toHaveCount(0);

    await differencesOnly(page).check();
    await expect(row(page, label('speakerSize'))).toHaveCount(0);
    await expect(row(page, label('power'))).toBeVisible();
    await differencesOnly(page).uncheck();
    await expect(row(page, label('speakerSize'))).toBeVisible();

    await button(page, compare.addToCart, '24').click();
    await expect(cartLink(page, words, 1)).toBeVisible();

    await differencesOnly(page).check();
    await button(page, compare.remove, '26').click();
    await expect(page.getByText(fill(compare.removed, { name: name('26') }))).toBeAttached();
    await expectFocusKept(page);
    await page.reload();
    await expect(columns(page).getByRole('link')).toHaveText([name('21'), name('24')]);

    const other = otherLocale(locale);
    await page.getByRole('link', { name: wordsIn[other].common.language.label }).click();
    await expect(page).toHaveURL(at('/compare', other));
    await expect(columns(page).getByRole('link')).toHaveCount(2);
  });

  test('heads stay in view; columns are as wide as each other', async ({ page }) => {
    await openComparison(page, 'audio', '21', '24');
    const last = page.getByRole('row').last();
    await last.scrollIntoViewIfNeeded();
    for (const id of ['21', '24']) {
      await expect(columns(page).getByRole('link', { name: name(id) })).toBeInViewport();
      await expect(button(page, compare.addToCart, id)).toBeInViewport();
    }
    const widths = await last
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    expect(new Set(widths).size).toBe(1);
    // Two products fit a phone.
    expect(await overflow(page)).toBe(0);
  });

  test('a phone shows two whole columns of more products', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const ids of ['21,24,26', '21,24,26,66']) {
      await open(page, `${address}?ids=${ids}`);
      await expect(button(page, compare.remove, '24')).toBeInViewport({ ratio: 0.9 });
      // The third begins in view, and only the page scrolls down.
      await expect(page.getByText(compare.swipe)).toBeVisible();
      await expect(page.getByRole('columnheader').nth(3)).toBeInViewport();
      const scrolled = await page
        .getByRole('group', { name: compare.scroll })
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(scrolled).toBeLessThanOrEqual(0);
    }
  });

  test('a shared address shows its products without saving them', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openComparison(page, 'guitars', '1', '2');
    await page.getByRole('button', { name: compare.share }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`${address}?ids=1,2`);
    const { copiedTitle, copiedText } = words.messages.toast;
    const answer = toasts(page, words).getByRole('status');
    await expect(answer).toContainText(copiedTitle);
    await expect(answer).toContainText(copiedText);

    await open(page, `${address}?ids=1,7`);
    await expect(columns(page).getByRole('link')).toHaveText([name('1'), name('7')]);
    await button(page, compare.remove, '1').click();
    await expect(page).toHaveURL(`${address}?ids=7`);
    expect(await savedIds(page)).toEqual(['1', '2']);
  });

  test('counts products that are no longer sold, and removes them', async ({ page }) => {
    const gone = (count: number) => page.getByText(fill(compare.gone, { count }));
    const removeGone = page.getByRole('button', { name: compare.removeGone });
    await openComparison(page, 'guitars', '1', '9998', '7', '9999');
    await expect(columns(page).getByRole('link')).toHaveText([name('1'), name('7')]);
    await expect(gone(2)).toBeVisible();
    await expect(page.getByRole('button', { name: compare.share })).toHaveAttribute(
      'data-share',
      '?ids=1,7',
    );
    expect(await violations(page)).toEqual([]);
    await removeGone.click();
    await expect(gone(2)).toHaveCount(0);
    await expectFocusKept(page);
    expect(await savedIds(page)).toEqual(['1', '7']);

    await open(page, `${address}?ids=9998,1`);
    await removeGone.click();
    await expect(page).toHaveURL(`${address}?ids=1`);
    expect(await savedIds(page)).toEqual(['1', '7']);
  });

  test('is free again once none of its products is sold', async ({ page }) => {
    await openComparison(page, 'guitars', '9998', '9999');
    const removeGone = page.getByRole('button', { name: compare.removeGone });
    const empty = page.getByRole('heading', { name: compare.empty });
    await expect(removeGone).toBeVisible();
    await expect(empty).toHaveCount(0);
    await removeGone.click();
    await expect(empty).toBeVisible();
    await page.goto(at('/product/40', locale));
    await own(page).click();
    await expect(bar(page)).toContainText(count(1));
  });

  test('four products: axe reports no violations; prints the columns without buttons', async ({
    page,
  }) => {
    await openComparison(page, 'guitars', '1', '2', '6', '7');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await differencesOnly(page).check();
    expect(await violations(page)).toEqual([]);
    await differencesOnly(page).uncheck();
    // A4 at 96 dpi.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    for (const id of ['1', '2', '6', '7']) {
      await expect(columns(page).getByRole('link', { name: name(id) })).toBeInViewport({
        ratio: 1,
      });
    }
    await expect(row(page, label('pickupConfig'))).toBeVisible();
    await expect(row(page, label('pickupConfig'))).toHaveCSS('break-inside', 'avoid');
    await expect(page.getByText(`${site.brand} · ${site.phone} · `)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

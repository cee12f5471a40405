import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import {
  cartLink,
  hold,
  open,
  pageStarted,
  seedStorage,
  toasts,
  viewProduct,
} from './support/page';
import {
  at,
  hkd,
  inOneLanguage,
  nameOf,
  otherLocale,
  product,
  site,
  soldOut,
} from './support/shop';
import { wordsIn } from './support/words';

inOneLanguage((locale, words) => {
  const { product: texts } = words;
  const nameAt = (id: string) => nameOf(product(id), locale);

  test('shows the four most recently viewed products', async ({ page }) => {
    const recent = page.getByRole('region', { name: texts.recent });
    await page.goto(at('/product/1', locale));
    await expect(recent).toBeHidden();
    await seedStorage(page, 'overtone:viewed', JSON.stringify(['33', '14', '20', '2', '1']));
    await viewProduct(page, at('/product/50', locale));
    const links = recent.getByRole('link');
    await recent.scrollIntoViewIfNeeded();
    await expect(links).toHaveText(
      ['33', '14', '20', '2'].map((id) => new RegExp(`^\\s*${RegExp.escape(nameAt(id))}`)),
    );
    await expect(links.first()).toContainText(hkd(product('33').price));
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(recent).toBeHidden();

    // The links lead to pages in the language of the page.
    const other = otherLocale(locale);
    await page.emulateMedia({ media: 'screen' });
    await viewProduct(page, at('/product/1', other));
    const translated = page.getByRole('region', { name: wordsIn[other].product.recent });
    await translated.scrollIntoViewIfNeeded();
    await expect(translated.getByRole('link').first()).toHaveAttribute(
      'href',
      at('/product/50', other),
    );
  });

  test('the breadcrumb has one line on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/product/5', locale));
    const trail = page.getByRole('navigation', { name: words.common.breadcrumb });
    const box = await trail.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(44);
    await expect(trail.getByRole('link')).toHaveCount(2);
    await expect(trail.locator('[aria-current]')).toContainText(nameAt('5'));
  });

  test('adds what is checked of its cross-sells, and shows the sum', async ({ page }) => {
    const { goesWith = [] } = product('1');
    const items = goesWith.slice(0, 6).map(product);
    await page.goto(at('/product/1', locale));
    await pageStarted(page);
    const section = page.getByRole('region', { name: texts.crossSell.title });
    const box = (of: (typeof items)[number]) =>
      section.getByRole('checkbox', { name: nameOf(of, locale), exact: true });
    const button = section.getByRole('button', { name: texts.crossSell.add });
    const sum = section.getByRole('status');
    const checked = await Promise.all(items.map((item) => box(item).isChecked()));
    const [first, ...others] = items.filter((_, index) => checked[index]);
    if (!first) throw new Error('no cross-sell of product 1 is checked');
    const of = (some: typeof items) => hkd(some.reduce((sum, { price }) => sum + price, 0));
    await expect(sum).toHaveText(of([first, ...others]));
    await box(first).uncheck();
    await expect(sum).toHaveText(of(others));
    await button.click();
    await expect(toasts(page, words).getByRole('status')).toContainText(
      fill(texts.crossSell.added, { count: others.length }),
    );
    await expect(cartLink(page, words, others.length)).toHaveText(`${others.length}`);
    for (const item of others) await box(item).uncheck();
    await expect(button).toBeDisabled();
    await expect(sum).toBeHidden();

    // Products that are unchecked before the script has loaded are not in the sum.
    const release = await hold(page, '**/_astro/*.js');
    await page.goto(at('/product/1', locale), { waitUntil: 'commit' });
    await box(first).uncheck();
    release();
    await expect(sum).toHaveText(of(others));
  });

  test('says whether the shop is open, and is asked about by phone, WhatsApp and mail', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-05-06T12:00:00+08:00')); // a Tuesday
    await page.goto(at('/product/1', locale));
    const section = page.getByRole('region', { name: texts.ask.title });
    await expect(section).toContainText(fill(texts.ask.until, { time: '20:00' }));
    const hrefs = await section
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.map((href) => decodeURIComponent(href))).toEqual([
      `tel:${site.phone.replaceAll(' ', '')}`,
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*\/product\/1$/),
      expect.stringMatching(new RegExp(`^mailto:${site.email}\\?subject=.*/product/1$`)),
    ]);
    for (const href of hrefs.slice(1)) expect(decodeURIComponent(href)).toContain(nameAt('1'));
    // The day is in the language of the page, not of the browser.
    await page.clock.setFixedTime(new Date('2031-05-06T21:00:00+08:00'));
    await page.reload();
    const day = locale === 'zh' ? '星期三' : 'Wednesday';
    await expect(section).toContainText(fill(texts.ask.opensLater, { day, time: '10:00' }));
  });

  test('names two products in stock when sold out, and how to ask for it', async ({ page }) => {
    const address = at(`/product/${soldOut().id}`, locale);
    await page.goto(address);
    await expect(page.getByRole('button', { name: words.stock.out })).toBeDisabled();
    await expect(page.getByRole('main')).toContainText(words.stock.outText);
    await page.getByRole('link', { name: words.stock.ask }).click();
    const subject = page.getByRole('textbox', { name: words.contact.form.subject });
    await expect(subject).toHaveValue(nameOf(soldOut(), locale));
    await page.goto(address);
    const instead = page.getByRole('region', { name: words.stock.instead }).getByRole('link');
    await expect(instead).toHaveCount(2);
    await instead.first().click();
    await expect(page.getByRole('button', { name: texts.add, exact: true })).toBeEnabled();
  });

  test('the privacy policy shows today’s date', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-05-06T12:00:00+08:00'));
    await open(page, at('/privacy', locale));
    const date = locale === 'zh' ? '2031年5月6日' : '6 May 2031';
    const time = page.getByRole('main').getByRole('time');
    await expect(time).toHaveText(date);
    await page.clock.setFixedTime(new Date('2031-05-07T12:00:00+08:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(time).toHaveText(date.replace('6', '7'));
  });
});

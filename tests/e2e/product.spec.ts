import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { violations } from './support/axe';
import { addButton, cartLink, open, pageStarted, toasts, viewProduct } from './support/page';
import { at, hkd, inOneLanguage, nameOf, product, site, soldOut } from './support/shop';

inOneLanguage((locale, words) => {
  const { messages, product: texts } = words;
  const { toast } = messages;
  const nameAt = (id: string) => nameOf(product(id), locale);

  test('shows the four most recently viewed products', async ({ page }) => {
    const recent = page.getByRole('region', { name: texts.recent });
    await page.goto(at('/product/1', locale));
    await expect(recent).toBeHidden();
    for (const id of ['2', '14', '20', '14', '33', '50']) {
      await viewProduct(page, at(`/product/${id}`, locale));
    }
    const links = recent.getByRole('link');
    await recent.scrollIntoViewIfNeeded();
    await expect(links).toHaveText(
      ['33', '14', '20', '2'].map((id) => new RegExp(`^\\s*${RegExp.escape(nameAt(id))}`)),
    );
    await expect(links.first()).toContainText(hkd(product('33').price));
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(recent).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // On a phone, the breadcrumb has one line.
    await page.setViewportSize({ width: 390, height: 844 });
    const trail = page.getByRole('navigation', { name: words.common.breadcrumb });
    expect((await trail.boundingBox())?.height).toBeLessThanOrEqual(44);
    await expect(trail.getByRole('link')).toHaveCount(2);
    await expect(trail.locator('[aria-current]')).toContainText(nameAt('50'));
  });

  // WebKit rejects both calls after the click event.
  test('is shared with the Web Share API during the click, or its URL is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${at('/product/1', locale)}?from=mail#related-title`);
    await pageStarted(page);
    const button = page.getByRole('button', { name: texts.share, exact: true });
    const shared = await button.evaluate((button: HTMLButtonElement) => {
      const shared: ShareData[] = [];
      navigator.share = (data) => {
        shared.push(data ?? {});
        return Promise.reject(new DOMException('cancelled by the shopper', 'AbortError'));
      };
      button.click();
      return shared;
    });
    expect(shared).toHaveLength(1);
    expect(shared[0]?.title).toContain(nameAt('1'));
    expect(shared[0]?.url).toContain(at('/product/1', locale));
    await expect(toasts(page, words)).toHaveText('');

    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await button.click();
    const copied = toasts(page, words).getByRole('status').filter({ hasText: /./ });
    await expect(copied).toContainText(toast.copiedTitle);
    await expect(copied).toContainText(toast.copiedText);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared[0]?.url);

    const called = await button.evaluate((button: HTMLButtonElement) => {
      let called = false;
      navigator.clipboard.writeText = () => {
        called = true;
        return Promise.reject(new Error('denied'));
      };
      button.click();
      return called;
    });
    expect(called).toBe(true);
    const failed = toasts(page, words).getByRole('alert').filter({ hasText: /./ });
    await expect(failed).toContainText(toast.copyFailedTitle);
    await expect(failed).toContainText(toast.copyFailedText);
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
  });

  test('a sold-out product cannot be added; its page names two in stock, and how to ask for it', async ({
    page,
  }) => {
    const { id, price } = soldOut();
    const name = nameOf(soldOut(), locale);
    await open(page, `${at('/instruments', locale)}?min=${price}&max=${price}`);
    const details = page.getByRole('link', { name: `${words.card.details} ${name}` });
    const card = page.getByRole('article').filter({ has: details });
    await expect(card).toContainText(words.stock.out);
    await expect(addButton(page, words, name)).toHaveCount(0);

    const address = at(`/product/${id}`, locale);
    await page.goto(address);
    await expect(page.getByRole('button', { name: words.stock.out })).toBeDisabled();
    await expect(page.getByRole('main')).toContainText(words.stock.outText);
    await page.getByRole('link', { name: words.stock.ask }).click();
    const subject = page.getByRole('textbox', { name: words.contact.form.subject });
    await expect(subject).toHaveValue(name);
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

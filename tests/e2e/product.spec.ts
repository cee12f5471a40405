import kinds from '~data/kinds.json' with { type: 'json' };
import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { cartLink, open, pageStarted, toasts, viewProduct } from './support/page';
import { at, hkd, inOneLanguage, nameOf, product, site, soldOut } from './support/shop';

inOneLanguage((locale, words) => {
  const { messages, product: texts } = words;
  const { toast } = messages;
  const nameAt = (id: string) => nameOf(product(id), locale);

  test.describe('product page', () => {
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
      await links.nth(1).click();
      await expect(page).toHaveURL(at('/product/14', locale));
      await recent.scrollIntoViewIfNeeded();
      await expect(links).toHaveText(
        ['50', '33', '20', '2'].map((id) => new RegExp(`^\\s*${RegExp.escape(nameAt(id))}`)),
      );
      await page.emulateMedia({ media: 'print' });
      await expect(recent).toBeHidden();
    });

    test('"Continue Shopping" stands in its column, without padding', async ({ page }) => {
      await page.goto(at('/product/1', locale));
      const link = page.getByRole('main').getByRole('link', { name: texts.continue });
      const inset = await link.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().left - element.getBoundingClientRect().left;
      });
      expect(inset).toBeLessThan(2);
    });

    test('is shared with the Web Share API', async ({ page }) => {
      await page.addInitScript(() => {
        const shared: ShareData[] = [];
        Object.assign(window, { shared });
        navigator.share = (data) => {
          shared.push(data ?? {});
          // The second time, the shopper cancels.
          return shared.length === 1
            ? Promise.resolve()
            : Promise.reject(new DOMException('', 'AbortError'));
        };
      });
      await page.goto(`${at('/product/1', locale)}?from=mail#related-title`);
      const button = page.getByRole('button', { name: texts.share, exact: true });
      await button.click();
      await button.click();
      const sharedBy = () =>
        page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
      await expect.poll(sharedBy).toHaveLength(2);
      const shared = await sharedBy();
      expect(shared[0]?.title).toContain(nameAt('1'));
      expect(shared[0]?.url).toContain(at('/product/1', locale));
      await expect(toasts(page, words)).toHaveText('');
    });

    // WebKit rejects both once the click has been handled.
    for (const api of ['share', 'clipboard'] as const) {
      test(`calls navigator.${api} during the click`, async ({ page }) => {
        await page.goto(at('/product/1', locale));
        await pageStarted(page);
        const share = page.getByRole('button', { name: texts.share, exact: true });
        const called = await share.evaluate((button: HTMLButtonElement, api) => {
          let called = false;
          const call = () => {
            called = true;
            return Promise.resolve();
          };
          navigator.clipboard.writeText = call;
          Object.defineProperty(navigator, 'share', { value: api === 'share' ? call : undefined });
          button.click();
          return called;
        }, api);
        expect(called).toBe(true);
      });
    }

    test('copies its URL without the Web Share API', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
      });
      await page.goto(at('/product/1', locale));
      await page.getByRole('button', { name: texts.share, exact: true }).click();
      const status = toasts(page, words).getByRole('status');
      await expect(status).toContainText(toast.copiedTitle);
      await expect(status).toContainText(toast.copiedText);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });

    test('reports that its URL cannot be copied', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      await page.goto(at('/product/1', locale));
      await page.getByRole('button', { name: texts.share, exact: true }).click();
      const alert = toasts(page, words).getByRole('alert');
      await expect(alert).toContainText(toast.copyFailedTitle);
      await expect(alert).toContainText(toast.copyFailedText);
    });

    test('has a breadcrumb and links to its category, related products and the catalogue', async ({
      page,
    }) => {
      const address = at('/product/9', locale);
      const main = page.getByRole('main');
      await page.goto(address);
      const trail = main.getByRole('navigation', { name: words.common.breadcrumb });
      await expect(trail.getByRole('listitem')).toHaveText(
        [
          words.common.nav.home,
          words.common.nav.instruments,
          words.categories.keyboards,
          kinds.keyboards.find(({ id }) => id === 'digital-piano')?.name[locale] ?? '',
          nameAt('9'),
        ].map((text) => new RegExp(`${RegExp.escape(text)}$`)),
      );
      await trail.getByRole('link').last().click();
      await expect(page).toHaveURL(at('/instruments/keyboards/digital-piano', locale));
      await page.goto(address);
      await main.getByRole('link', { name: texts.continue }).click();
      await expect(page).toHaveURL(at('/instruments', locale));
      await page.goto(address);
      await main.getByRole('link', { name: words.categories.keyboards }).first().click();
      await expect(page).toHaveURL(at('/instruments/keyboards', locale));
      await page.goto(address);
      const related = page.getByRole('region', { name: texts.related });
      const first = related.getByRole('heading', { level: 3 }).first().getByRole('link');
      const name = await first.textContent();
      await first.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    });

    test('adds what is ticked of what goes with it, and shows the sum', async ({ page }) => {
      const { goesWith = [] } = product('1');
      const items = goesWith.slice(0, 6).map(product);
      const [first, ...others] = items;
      if (!first) throw new Error('nothing goes with product 1');
      const sum = (of: typeof items) => hkd(of.reduce((sum, { price }) => sum + price, 0));
      await page.goto(at('/product/1', locale));
      await pageStarted(page);
      const section = page.getByRole('region', { name: texts.goesWith });
      const box = (of: typeof first) =>
        section.getByRole('checkbox', { name: nameOf(of, locale), exact: true });
      const button = section.getByRole('button', { name: texts.bundle.add });
      await expect(section.getByRole('status')).toHaveText(sum(items));
      await box(first).uncheck();
      await expect(section.getByRole('status')).toHaveText(sum(others));
      await button.click();
      await expect(toasts(page, words).getByRole('status')).toContainText(
        fill(texts.bundle.added, { count: others.length }),
      );
      await expect(cartLink(page, words, others.length)).toHaveText(`${others.length}`);
      for (const item of others) await box(item).uncheck();
      await expect(button).toBeDisabled();
    });

    test('does not tick what costs more than the product', async ({ page }) => {
      const amplifier = product('24');
      const dearer = amplifier.goesWith?.map(product).find(({ price }) => price > amplifier.price);
      if (!dearer) throw new Error('nothing that goes with product 24 costs more');
      await page.goto(at('/product/24', locale));
      const section = page.getByRole('region', { name: texts.goesWith });
      const box = section.getByRole('checkbox', { name: nameOf(dearer, locale), exact: true });
      await expect(box).not.toBeChecked();
      await expect(section.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
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

    test('names two products in stock when sold out', async ({ page }) => {
      await page.goto(at(`/product/${soldOut().id}`, locale));
      const instead = page.getByRole('region', { name: texts.stock.instead }).getByRole('link');
      await expect(instead).toHaveCount(2);
      await instead.first().click();
      await expect(page.getByRole('button', { name: texts.add, exact: true })).toBeEnabled();
    });

    test('links to the contact form when sold out', async ({ page }) => {
      const unavailable = soldOut();
      await page.goto(at(`/product/${unavailable.id}`, locale));
      await page.getByRole('link', { name: texts.stock.ask }).click();
      const subject = page.getByRole('textbox', { name: words.contact.form.subject });
      await expect(subject).toHaveValue(nameOf(unavailable, locale));
    });
  });

  test('the privacy policy shows today’s date', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-05-06T12:00:00+08:00'));
    await open(page, at('/privacy', locale));
    const date = locale === 'zh' ? '2031年5月6日' : '6 May 2031';
    await expect(page.getByRole('main').getByRole('time')).toHaveText(date);
  });
});

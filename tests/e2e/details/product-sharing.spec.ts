import { expect, test } from '../fixtures';
import { pageStarted, toasts } from '../support/page';
import { at, inOneLanguage, nameOf, product } from '../support/shop';

inOneLanguage((locale, words) => {
  const { messages, product: texts } = words;
  const { toast } = messages;

  test('is shared with the Web Share API', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = (data) => {
        shared.push(data ?? {});
        // The shopper cancels the second time.
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
    expect(shared[0]?.title).toContain(nameOf(product('1'), locale));
    expect(shared[0]?.url).toBe(new URL(at('/product/1', locale), page.url()).href);
    await expect(toasts(page, words)).toHaveText('');
  });

  // WebKit rejects both calls after the click event.
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

  test('says so if its URL can be neither shared nor copied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await page.goto(at('/product/1', locale));
    await page.getByRole('button', { name: texts.share, exact: true }).click();
    const alert = toasts(page, words).getByRole('alert').filter({ hasText: /./ });
    await expect(alert).toContainText(toast.copyFailedTitle);
    await expect(alert).toContainText(toast.copyFailedText);
  });
});

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { fpsPayload } from '~/features/checkout/confirmation/fps-payload';
import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import {
  confirmationTitle,
  fillIn,
  keepOrders,
  openCheckout,
  orderTotal,
  placeOrder,
  referenceOn,
  skipProcessing,
  storedOrders,
  submitButton,
} from './support/checkout';
import { fillStorage, open, pauseClock, reload, rewrite, toasts } from './support/page';
import { at, hkd, inOneLanguage, nameOf, otherLocale, product, site } from './support/shop';
import { wordsIn } from './support/words';

/** Reads the QR code displayed in an element. */
async function scan(element: Locator): Promise<string> {
  const picture = sharp(await element.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** Serves pages as if `payment.fps` were set; this shop's settings do not have it. */
function withFps(page: Page, address: string, { type, value }: { type: string; value: string }) {
  const props = JSON.stringify({ type: [0, type], value: [0, value] });
  return rewrite(page, address, (html) =>
    html.replace('&quot;fps&quot;:[0],', `"fps":[0,${props}],`.replaceAll('"', '&quot;')),
  );
}

inOneLanguage((locale, words) => {
  const { checkout } = words;
  const { submitted, orders } = checkout;
  const address = at('/order/confirmation', locale);
  const title = (page: Page) => confirmationTitle(page, words);

  async function order(page: Page) {
    await openCheckout(page, locale);
    await fillIn(page, words);
    await page.getByRole('radio', { name: checkout.payment.bank }).check();
    return placeOrder(page, words, 'bank');
  }

  /** Opens a second tab with the checkout form filled in. */
  async function secondCheckout(context: BrowserContext) {
    const second = await context.newPage();
    await open(second, at('/checkout', locale));
    await fillIn(second, words);
    return second;
  }

  test('survives reload, language toggle and closing', async ({ page, context }) => {
    const reference = await order(page);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(new RegExp(orders.title));
    await expect(toasts(page, words)).toContainText(reference);
    await expect(page.getByText(reference, { exact: true })).toBeVisible();

    await reload(page);
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await expect(toasts(page, words)).not.toContainText(reference);

    const other = otherLocale(locale);
    await page.getByRole('link', { name: wordsIn[other].common.language.label }).click();
    await expect(page).toHaveURL(at('/order/confirmation', other));
    const ordered = page.getByRole('region', {
      name: wordsIn[other].checkout.submitted.ordered,
    });
    await expect(ordered).toContainText(nameOf(product('1'), other));
    await expect(page.getByText(reference, { exact: true })).toBeVisible();

    await page.close();
    const later = await context.newPage();
    await open(later, address);
    await expect(later.getByText(reference, { exact: true })).toBeVisible();
    const main = later.getByRole('main');
    await expect(main).toContainText(site.payment.bank.accountNumber);
    await expect(main).toContainText(fill(submitted.nextBank, { total: hkd(orderTotal) }));
  });

  // Requirements §4.6: "An order is placed once, regardless of the number of tabs that submit it."
  test('the same cart submitted in two tabs is one order', async ({ page, context }) => {
    await openCheckout(page, locale);
    await fillIn(page, words);
    const second = await secondCheckout(context);
    await pauseClock(page);
    for (const tab of [page, second]) await submitButton(tab, words, 'card').click();
    await skipProcessing(words, page, second);
    await expect(title(page)).toBeVisible();
    await expect(title(second)).toBeVisible();
    const reference = await referenceOn(page);
    expect(await referenceOn(second)).toBe(reference);
    expect(await storedOrders(page)).toHaveLength(1);
    const repeated = fill(orders.repeatedText, { reference });
    await expect(toasts(second, words)).toContainText(repeated);
    await expect(second.getByText(checkout.orders.cartChanged)).toHaveCount(0);
  });

  test('is of the newest order, or of the one in the fragment of the address', async ({ page }) => {
    await keepOrders(page, 'OT-20260115-NEWW', 'OT-20260114-OLDD');
    await open(page, address);
    await expect(page.getByText('OT-20260115-NEWW', { exact: true })).toBeVisible();
    await page.goto(at('/contact', locale));
    await open(page, `${address}#OT-20260114-OLDD`);
    await expect(page.getByText('OT-20260114-OLDD', { exact: true })).toBeVisible();
    await expect(page.getByText('OT-20260115-NEWW', { exact: true })).toHaveCount(0);
    await expect(title(page)).toHaveCount(0);
    await page.goto(at('/contact', locale));
    await open(page, `${address}#gone`);
    await expect(page.getByRole('heading', { name: orders.empty.title })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: checkout.empty.browse }).click();
    await expect(page).toHaveURL(at('/instruments', locale));
  });

  test('the amount of a bank transfer is copied as a banking app accepts it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await keepOrders(page, 'OT-20260115-NEWW');
    await open(page, address);
    const name = fill(submitted.copyNamed, { name: submitted.amount });
    await page.getByRole('button', { name }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('80');
  });

  test('a banking app reads the FPS code of a bank transfer', async ({ page }) => {
    const proxy = { type: 'phone', value: '+852-91234567' } as const;
    const reference = 'OT-20260115-NEWW';
    const { fps } = checkout.payment;
    const code = page.getByRole('img', { name: fill(fps.alt, { total: 'HK$80', reference }) });
    const libraries: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('QrCode')) libraries.push(request.url());
    });
    await keepOrders(page, reference);
    await open(page, address);
    await expect(page.getByRole('main')).toContainText(site.payment.bank.accountNumber);
    await expect(code).toHaveCount(0);
    expect(libraries).toEqual([]);

    await withFps(page, address, proxy);
    await open(page, address);
    expect(await scan(code)).toBe(fpsPayload({ proxy, amount: 80, reference }));
    expect(libraries).toHaveLength(1);
    const panel = page.getByRole('region', { name: fps.title });
    await expect(panel.getByRole('term')).toHaveText([
      fps.proxies.phone,
      fps.amount,
      fps.reference,
    ]);
    await expect(panel.getByRole('definition')).toHaveText([proxy.value, 'HK$80', reference]);
    await page.emulateMedia({ media: 'print' });
    expect(await scan(code)).toContain(reference);
  });

  test(
    'is shown on the checkout page if nothing can be stored',
    { tag: '@sweep' },
    async ({ page }) => {
      await openCheckout(page, locale);
      await page.evaluate(fillStorage);
      await fillIn(page, words);
      await placeOrder(page, words, 'card');
      await expect(page).toHaveURL(at('/checkout', locale));
    },
  );
});

import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { areaField, openCheckout } from './support/checkout';
import { at, inEachLanguage, inOneLanguage, site } from './support/shop';

// Dates follow the day in Hong Kong, not the browser's: in New York it is the day before.
test.use({ timezoneId: 'America/New_York' });

/** A Tuesday morning. */
const NOW = '2026-11-24T09:00:00+08:00';
const dates = { zh: { from: '11月26日', to: '30日' }, en: { from: 'Thu 26', to: 'Mon 30 Nov' } };

inEachLanguage((locale, words) => {
  const { checkout, delivery } = words;
  const arrives = fill(delivery.arrives, dates[locale]);

  test('says when an order arrives over a weekend', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto(at('/product/1', locale));
    const stock = page.getByRole('region', { name: words.stock.label });
    // Requirements §9.2: "delivery to Hong Kong Island/Kowloon in 1-2 days".
    const days = fill(delivery.days, { from: 1, to: 2 });
    await expect(stock).toContainText(`${delivery.areas.urban}${days}${arrives}`);
    await stock.getByRole('link', { name: delivery.times.title }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(delivery.title);
    await expect(main).toContainText(`${days}${arrives}`);
    await expect(main).toContainText(fill(delivery.free, { freeOver: 500 }));
    await expect(main).toContainText(delivery.cost.abroad);
    const shop = main.getByRole('region', { name: delivery.shop.title });
    await expect(shop).toContainText(delivery.shop.text);
    await expect(shop).toContainText('10:00–20:00');
    const { returns, warranty } = delivery;
    const space = locale === 'en' ? ' ' : '';
    await expect(main).toContainText(`${returns.text}${space}${returns.link}`);
    await expect(main).toContainText(
      [fill(warranty.text, { warranty: site.warranty[locale] }), warranty.except].join(space),
    );

    await openCheckout(page, locale);
    await areaField(page, words).selectOption('kowloon');
    await expect(main).toContainText(
      fill(checkout.delivery.arrives, { area: checkout.areas.kowloon, arrives }),
    );
  });
}, '@once');

inOneLanguage((locale, words) => {
  const { delivery } = words;

  test('a page that stays open says when an order arrives that is placed now', async ({ page }) => {
    const main = page.getByRole('main');
    const arrives = fill(delivery.arrives, dates.en);
    const later = async () => {
      await expect(main).toContainText(arrives);
      await page.clock.setFixedTime('2026-11-27T09:00:00+08:00');
      // As in a tab that becomes visible again.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(main).toContainText(fill(delivery.arrives, { from: 'Tue 1', to: 'Thu 3 Dec' }));
      await expect(main).not.toContainText(arrives);
      await page.clock.setFixedTime(NOW);
    };
    await page.clock.setFixedTime(NOW);
    for (const path of ['/product/1', '/delivery']) {
      await page.goto(at(path, locale));
      await later();
    }
    await openCheckout(page, locale);
    await areaField(page, words).selectOption('kowloon');
    await later();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says how many days delivery takes', async ({ page }) => {
      await page.goto(at('/product/1', locale));
      const stock = page.getByRole('region', { name: words.stock.label });
      await expect(stock).toContainText(fill(delivery.days, { from: 1, to: 2 }));
    });
  });
}, 'en');

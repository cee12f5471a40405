import { fill } from '~/i18n/fill';
import { expect, test } from './fixtures';
import { at, inEachLanguage } from './support/shop';

// The day of Hong Kong counts, not the browser's: it is still Monday in New York.
test.use({ timezoneId: 'America/New_York' });

const dates = {
  zh: { from: '11月26日', to: '30日' },
  en: { from: 'Thu 26', to: 'Mon 30 Nov' },
};

inEachLanguage((locale, { delivery, product }) => {
  test('says when an order arrives', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T09:00:00+08:00'));
    await page.goto(at('/product/1', locale));
    const stock = page.getByRole('region', { name: product.stock.label });
    await expect(stock).toContainText(fill(delivery.arrives, dates[locale]));
    await stock.getByRole('link', { name: delivery.times.title }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(delivery.title);
    await expect(main).toContainText(fill(delivery.arrives, dates[locale]));
    await expect(main).toContainText(delivery.free);
    const shop = main.getByRole('region', { name: delivery.shop.title });
    await expect(shop).toContainText(delivery.shop.text);
    await expect(shop).toContainText('10:00–20:00');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says how many days delivery takes', async ({ page }) => {
      await page.goto(at('/product/1', locale));
      const stock = page.getByRole('region', { name: product.stock.label });
      await expect(stock).toContainText(fill(delivery.days, { from: 1, to: 2 }));
    });
  });
});

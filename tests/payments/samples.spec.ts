import { expect, test } from './fixtures';
import { at, inEachLanguage } from '../e2e/support/shop';
import { fill } from '~/i18n/fill';

inEachLanguage((locale, { common, product }) => {
  test('a shop that sells shows no samples', async ({ page }) => {
    await page.goto(at('/product/1', locale));
    const main = page.getByRole('main');
    await expect(main).toContainText(product.specs.brand);
    await expect(main.getByText(product.specs.model, { exact: true })).toHaveCount(0);
    await expect(main).not.toContainText(fill(product.ratingText, { rating: '4.8' }));
    await expect(page.getByRole('contentinfo')).not.toContainText(common.demo);
  });
});

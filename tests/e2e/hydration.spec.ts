import { expect, test } from './fixtures';
import { at } from './support/shop';

for (const path of ['/cart', '/checkout', '/order/confirmation', '/wishlist']) {
  test(`the scripts of ${path} come after what one sees first`, async ({ page }) => {
    await page.goto(at(path, 'zh'));
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const { painted, fetched } = await page.evaluate(() => {
      const first = (entries: PerformanceEntryList) =>
        Math.min(...entries.map(({ startTime }) => startTime));
      const resources = performance.getEntriesByType('resource');
      return {
        painted: first(performance.getEntriesByName('first-contentful-paint')),
        fetched: first(
          resources.filter(({ name }) =>
            /((Cart|Confirmation|Wishlist)Page|SimulatedCheckout)\./.test(name),
          ),
        ),
      };
    });
    expect(fetched).toBeGreaterThanOrEqual(painted);
    expect(fetched).toBeLessThan(Infinity);
  });
}

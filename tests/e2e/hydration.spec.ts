import { expect, test } from './fixtures';
import { at } from './support/shop';

for (const path of ['/cart', '/checkout', '/wishlist']) {
  test(`the scripts of ${path} come after what one sees first`, async ({ page }) => {
    await page.goto(at(path, 'zh'));
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const [painted = NaN, fetched = NaN] = await page.evaluate(() => {
      const starts = (entries: PerformanceEntryList) => entries.map(({ startTime }) => startTime);
      const resources = performance.getEntriesByType('resource');
      return [
        ...starts(performance.getEntriesByName('first-contentful-paint')),
        Math.min(
          ...starts(resources.filter(({ name }) => /(Cart|Checkout|Wishlist)Page\./.test(name))),
        ),
      ];
    });
    expect(fetched).toBeGreaterThanOrEqual(painted);
  });
}

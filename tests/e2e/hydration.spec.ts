import { expect, test } from './fixtures';
import { at } from './support/shop';

for (const path of ['/cart', '/checkout', '/compare', '/order/confirmation', '/wishlist']) {
  test(`the scripts of ${path} are fetched after the first paint`, async ({ page }) => {
    await page.goto(at(path, 'zh'));
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const script = await page.locator('astro-island').getAttribute('component-url');
    const { painted, fetched } = await page.evaluate((script) => {
      const first = (entries: PerformanceEntryList) =>
        Math.min(...entries.map(({ startTime }) => startTime));
      const resources = performance.getEntriesByType('resource');
      return {
        painted: first(performance.getEntriesByName('first-contentful-paint')),
        fetched: first(
          resources.filter(({ name }) => name === new URL(script ?? '', location.href).href),
        ),
      };
    }, script);
    expect(fetched).toBeGreaterThanOrEqual(painted);
    expect(fetched).toBeLessThan(Infinity);
  });
}

test('islands hydrate in a browser that reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(at('/cart', 'zh'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

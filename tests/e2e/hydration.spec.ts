import { expect, test } from './fixtures';
import { pageStarted } from './support/page';
import { at } from './support/shop';

for (const connection of [{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '4g' }]) {
  const isSlow = connection.effectiveType !== '4g';
  test(`with ${JSON.stringify(connection)}, the catalogue fetches its data ${isSlow ? 'on use only' : 'early'}`, async ({
    page,
  }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(at('/instruments', 'zh'));
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const rules = page.locator('script[type=speculationrules]');
    const early = async () => ({
      data: fetched.some((path) => path.startsWith('/data/')),
      pages: (await rules.count()) > 0,
    });
    await expect.poll(early).toEqual({ data: !isSlow, pages: !isSlow });

    await page.locator('astro-island select').selectOption('newest');
    await expect.poll(async () => (await early()).data).toBe(true);
  });
}

test.describe('without hover', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('no page is prefetched', async ({ page }) => {
    await page.goto(at('/instruments', 'zh'));
    await pageStarted(page);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  });
});

test('an island above the restored scroll position hydrates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => scrollTo(0, document.body.scrollHeight));
  });
  await page.goto(at('/cart', 'zh'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

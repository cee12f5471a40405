import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '../fixtures';
import { pageStarted } from '../support/page';
import { at } from '../support/shop';

for (const path of [
  '/cart',
  '/checkout',
  '/compare',
  '/order/confirmation',
  '/orders',
  '/wishlist',
]) {
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

test('the scripts of a list are fetched after its first pictures', async ({ page }) => {
  // The page does not wait for pictures for ever. On a busy machine, that time could end first.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const setTimeout = (run: () => void, ms = 0, ...values: unknown[]) =>
      later(run, 30 * ms, ...values);
    Object.assign(window, { setTimeout });
  });
  await page.route('**/_astro/*.webp', async (route) => {
    await delay(600);
    await route.continue();
  });
  await page.goto(at('/instruments', 'zh'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const { pictures, scripts } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const timesOf = (urls: (string | null)[]) =>
      resources.filter(({ name }) => urls.some((url) => url && name.endsWith(url)));
    const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    const island = document.querySelector('main astro-island')?.getAttribute('component-url') ?? '';
    return {
      pictures: timesOf(first.map(({ currentSrc }) => currentSrc)).map((time) => time.responseEnd),
      scripts: timesOf([island]).map((time) => time.startTime),
    };
  });
  expect(pictures.length).toBeGreaterThan(1);
  expect(scripts).toHaveLength(1);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.max(...pictures));
});

test('a list hydrates without pictures that do not arrive', async ({ page }) => {
  await page.route('**/_astro/*.webp', () => undefined);
  await page.goto(at('/instruments', 'zh'), { waitUntil: 'commit' });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

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

test('islands hydrate in a browser that reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(at('/cart', 'zh'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

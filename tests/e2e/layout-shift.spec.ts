import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { islandsReady, keepCart } from './support/page';
import { at, inEachLanguage, site, soldOut } from './support/shop';

// As most shoppers see it, with what moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Collects what the browser reports as moved by itself, from the first paint on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
        );
        if (!hadRecentInput) shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Opens a page as on a slow line: it is painted, then its scripts come, then the price list.
 * Gives what has moved by the time that fonts and pictures are there too.
 */
async function shifts(page: Page, address: string): Promise<string[]> {
  const [scripts, data] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.route('**/data/*.json', async (route) => {
    await data.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(painted);
  await frames(page);
  scripts.resolve(undefined);
  await page.waitForLoadState('domcontentloaded');
  await islandsReady(page);
  await frames(page);
  data.resolve(undefined);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await frames(page);
  await page.unrouteAll({ behavior: 'wait' });
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

inEachLanguage((locale) => {
  const kinds = [
    '/',
    '/instruments',
    '/instruments?badge=hot&sort=price-high',
    '/instruments?min=1&max=2',
    '/instruments/guitars',
    '/instruments?category=drums',
    '/product/1',
    `/product/${soldOut().id}`,
    '/studio-rental',
    '/contact?subject=x',
    '/privacy',
    '/refund',
    `/admin/${site.cms.id}`,
    '/wishlist',
  ];

  test(`nothing moves by itself as a page opens (${locale})`, async ({ page }) => {
    await watchShifts(page);
    for (const path of kinds) {
      expect.soft(await shifts(page, at(path, locale)), path).toEqual([]);
    }
  });

  test(`nor with things in the cart, or without (${locale})`, async ({ page, context }) => {
    await watchShifts(page);
    for (const path of ['/cart', '/checkout']) {
      expect.soft(await shifts(page, at(path, locale)), `${path}, empty`).toEqual([]);
    }
    const full = await context.newPage();
    await watchShifts(full);
    await keepCart(
      full,
      { id: '1', quantity: 2, price: 1 },
      { id: '20', quantity: 1 },
      { id: '9999', quantity: 1 },
    );
    for (const path of ['/cart', '/checkout', '/product/2']) {
      expect.soft(await shifts(full, at(path, locale)), `${path}, full`).toEqual([]);
    }
  });
});

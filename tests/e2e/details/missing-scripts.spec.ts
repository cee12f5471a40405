import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { at, inOneLanguage } from '../support/shop';

test.use({ viewport: { width: 1440, height: 900 } });

const OLD = 'CatalogueIsland.';
const NEW = 'CatalogueIsland.release-';
const LOADS = 'loads';

/** Serves the page of a new release, whose script has another name, or leaves it unchanged. */
async function release(page: Page, pageIs: 'new' | 'unchanged' | 'new for checks') {
  await page.route(/\/instruments$/, async (route) => {
    const isCheck = route.request().resourceType() === 'fetch';
    if (pageIs === 'unchanged' || (pageIs === 'new for checks' && !isCheck))
      return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(OLD, NEW) });
  });
}

/** Opens the catalogue; afterwards, the script of its island responds, with the name from before the release. */
async function open(page: Page, path: string, then: () => Promise<void>) {
  await page.addInitScript((key) => {
    sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1));
  }, LOADS);
  const scripts = Promise.withResolvers<undefined>();
  await page.route(/\/_astro\/CatalogueIsland\./, async (route) => {
    await scripts.promise;
    const url = route.request().url();
    if (url.includes(NEW)) {
      await route.fulfill({ response: await route.fetch({ url: url.replace(NEW, OLD) }) });
    } else await route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await then();
  scripts.resolve(undefined);
}

/** How often the page was loaded; undefined while another document replaces it. */
const loads = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), LOADS).catch(() => undefined);
const isHydrated = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

inOneLanguage((locale, { catalogue, contact, messages }) => {
  const path = at('/instruments', locale);
  const { title, reload } = messages.notLoaded;
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: title });

  test.beforeEach(({ expectConsole }) =>
    expectConsole(/Failed to load resource/, /Error hydrating/),
  );

  test('reloads once when a script is gone, and works', async ({ page }) => {
    await open(page, path, () => release(page, 'new'));
    await expect.poll(() => loads(page)).toBe('2');
    await page.getByRole('combobox', { name: catalogue.sort.label }).hover();
    await isHydrated(page);
    expect(await loads(page)).toBe('2');
    await expect(notice(page)).toBeHidden();
  });

  test('says so instead if something was entered', { tag: '@sweep' }, async ({ page }) => {
    await open(page, path, async () => {
      const { max } = catalogue.facets.price;
      await release(page, 'new');
      await page.getByRole('spinbutton', { name: max }).fill('9000');
    });
    await expect(notice(page)).toBeVisible();
    expect(await loads(page)).toBe('1');
    await notice(page).getByRole('button', { name: reload }).click();
    await expect.poll(() => loads(page)).toBe('2');
  });

  test('does not reload again and again', { tag: '@sweep' }, async ({ page }) => {
    await open(page, path, () => release(page, 'new for checks'));
    await expect.poll(() => loads(page)).toBe('2');
    await expect(notice(page)).toBeVisible();
    expect(await loads(page)).toBe('2');
  });

  test('says so if the server has no newer page, and does not reload', async ({ page }) => {
    await open(page, path, () => release(page, 'unchanged'));
    await expect(notice(page)).toBeVisible();
    // A reload would begin in the next task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await loads(page)).toBe('1');
  });

  test('says so again when a form is sent after the notice was closed', async ({ page }) => {
    await page.route(/\/_astro\/MessageForm\./, (route) => route.abort());
    await page.goto(at('/contact', locale));
    await notice(page).getByRole('button', { name: messages.toast.close }).click();
    await expect(notice(page)).toBeHidden();
    await page.getByRole('button', { name: contact.form.send }).click();
    await expect(notice(page)).toBeVisible();
  });
});

inOneLanguage((locale, { messages: { notLoaded, toast } }) => {
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: notLoaded.title });

  test.beforeEach(({ expectConsole }) =>
    expectConsole(/Failed to load resource/, /uncaught at .*page-script/),
  );

  test('says so if the script of every page cannot be fetched', async ({ page }) => {
    await page.route(/\/_astro\/page-script\./, (route) => route.abort());
    await page.goto(at('/contact', locale));
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('button', { name: toast.close }).click();
    await expect(notice(page)).toBeHidden();
  });
});

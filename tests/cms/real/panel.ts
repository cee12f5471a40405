import { chromium, expect, type Page, type Request } from '@playwright/test';
import { afterEach } from 'vitest';
import { findBrowser, HEADLESS_SHELL } from '../../../scripts/toolchain/find-browser';
import type { Removable } from './for-this-file';
import type { Strapi } from './strapi';

/** The admin panel in a browser. */
interface Panel extends Removable {
  /** Opens the log-in page in a new window. */
  open: () => Promise<Page>;
  /** Logs in on a page of a new window, in Chinese. */
  logInAs: (who: 'editor' | 'desk') => Promise<Page>;
}

/** Waits long: the panel is slow on a busy machine. */
export const see = expect.configure({ timeout: 30_000 });

/** What a page has, by its name. */
export const on = (page: Page) => ({
  button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
  /**
   * Presses a button until it sends the form. After a refusal, Strapi replaces the button, and a click at that moment
   * does nothing.
   */
  submit: (name: string) =>
    see(async () => {
      const isSent = (request: Request) =>
        request.method() !== 'GET' && request.url().includes('/content-manager/');
      const sent = page.waitForRequest(isSent, { timeout: 5000 });
      await page.getByRole('button', { name, exact: true }).click();
      await sent;
    }).toPass({ timeout: 30_000 }),
  /**
   * Waits until the panel has the answer about a new entry and moves to its address. Until then, Strapi has written it,
   * but the panel would take a reload for a form that was left, and sets the values of the form again.
   */
  hasCreated: () => page.waitForURL(({ pathname }) => !pathname.endsWith('/create')),
  /** A text field whose label begins like this. */
  box: (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }),
  /** What is said at the fields of a form of their mistakes. */
  reasons: page.locator('[id$=error]'),
  reason: (text: string | RegExp) => page.locator('[id$=error]').getByText(text, { exact: true }),
});

/**
 * Goes to a page of the panel as its links do, without loading the panel again. The panel keeps entries and lists for a
 * minute: to read again what it has shown, load it. A form is left without a question.
 */
export async function visit(page: Page, url: string) {
  const goTo = (to: string) =>
    page.evaluate((next) => {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  // Until this is shown, the next click could hit the page before.
  await goTo('/admin/none');
  await see(page.getByRole('heading', { name: '找不到這一頁' })).toBeVisible();
  await goTo(url);
}

/** Fills in the log-in form and sends it. */
export async function submitLogIn(page: Page, strapi: Strapi, who: 'editor' | 'desk') {
  await page.locator('[name=email]').fill(`${who}@overtone.example`);
  await page.locator('[name=password]').fill(strapi.passwords[who]);
  await page.locator('[type=submit]').click();
}

/** Chooses one option of a field, or several. */
export async function choose(page: Page, name: string, ...options: string[]) {
  const field = page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  // A click could hit a chosen option, which would remove it.
  await field.press('Space');
  for (const option of options) {
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  // Until then, the next key could go to this field.
  await see(field).toBeFocused();
}

/** Prints the text of a page and its latest requests that change something, if a test of the file fails. */
function printFailures(page: Page) {
  const answers: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'GET') return;
    answers.push(`${request.method()} ${response.url()}: ${response.status()}`);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const text = await page.locator('body').innerText();
    console.log([page.url(), ...answers.slice(-5), text].join('\n'));
  });
}

export async function openPanel(strapi: Strapi): Promise<Panel> {
  const executablePath = findBrowser(HEADLESS_SHELL);
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const open = async () => {
    const context = await browser.newContext({
      locale: 'zh-HK',
      // The panel has Hong Kong's times on any computer.
      timezoneId: 'America/Los_Angeles',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    printFailures(page);
    page.setDefaultTimeout(30_000);
    await page.goto(`${strapi.url}/admin`);
    return page;
  };
  return {
    open,
    async logInAs(who) {
      await strapi[who].call('PUT', 'admin/users/me', { preferedLanguage: 'zh' });
      const page = await open();
      await submitLogIn(page, strapi, who);
      await page.getByRole('navigation').first().waitFor();
      return page;
    },
    remove: () => browser.close(),
  };
}

import type { Page } from '@playwright/test';
import { fill } from '~/i18n/fill';
import { violations } from '../e2e/support/axe';
import { expectFocusKept, hold } from '../e2e/support/page';
import { at, inOneLanguage, site, soldOut } from '../e2e/support/shop';
import { expect, test } from './fixtures';
import { accept, formServer } from './form-server';
import { disconnect, refuse } from './shop-server';

const EMAIL = 'chan@example.com';
const TOKEN = 'a'.repeat(32);

inOneLanguage((locale, words) => {
  const { form, answer } = words.alert;
  const alert = (page: Page) => page.getByRole('form', { name: form.title });
  const says = (page: Page) => alert(page).getByRole('status');
  const answered = (page: Page) => page.getByRole('main').getByRole('status');
  const asked = formServer('**/api/alerts');
  const answers = formServer('**/api/alert-answers');
  test.beforeEach(() => {
    asked.bodies.length = answers.bodies.length = 0;
  });

  test.describe('the alert of a product that is sold out', () => {
    const send = (page: Page) => alert(page).getByRole('button', { name: form.send }).click();

    // Requirements §2.5: "offers "Tell me when it is back" by mail".
    test('is asked for by address, once, also after a failure', async ({ page, expectConsole }) => {
      await asked.respond(page, accept);
      await page.goto(at(`/product/${soldOut().id}`, locale));
      await send(page);
      const email = alert(page).getByRole('textbox', { name: form.email });
      await expect(email).toBeFocused();
      expect(asked.bodies).toEqual([]);

      await email.fill(EMAIL);
      expect(await violations(page)).toEqual([]);
      expectConsole(/503/);
      await asked.respond(page, refuse(503, 'unavailable'));
      await send(page);
      await expect(says(page)).toContainText(form.problemTitle);
      await expect(says(page)).toContainText(form.problems.failed);
      await expect(email).toHaveValue(EMAIL);
      await asked.respond(page, accept);
      await send(page);
      await expect(says(page)).toContainText(form.sentTitle);
      await expect(says(page)).toContainText(fill(form.sentText, { email: EMAIL }));
      const [first] = asked.bodies;
      expect(first).toMatchObject({ email: EMAIL, product: soldOut().id, locale, website: '' });
      // The first press is not repeated once the form is ready: by then, the address may be half typed.
      expect(asked.bodies).toHaveLength(2);
      expect(new Set(asked.bodies.map(({ id }) => id)).size).toBe(1);
      await page.goto(at('/product/2', locale));
      await expect(alert(page)).toHaveCount(0);
    });

    // Decision 0010.
    test('fetches its scripts at the first use, and sends what was filled in before', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('AlertForm')) scripts.push(request.url());
      });
      await page.goto(at(`/product/${soldOut().id}`, locale), { waitUntil: 'networkidle' });
      await alert(page).scrollIntoViewIfNeeded();
      // Browsers fill in forms without focus or events.
      await alert(page)
        .getByRole('textbox', { name: form.email })
        .evaluate((field: HTMLInputElement, email) => (field.value = email), EMAIL);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await asked.respond(page, accept);
      await send(page);
      await expect(says(page)).toContainText(fill(form.sentText, { email: EMAIL }));
      expect(asked.bodies).toMatchObject([{ email: EMAIL }]);
      expect(scripts).not.toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('says how to ask', async ({ page }) => {
        await page.goto(at(`/product/${soldOut().id}`, locale));
        await expect(alert(page)).toContainText(fill(form.noScript, { email: site.email }));
        await expect(alert(page).getByRole('button')).toBeHidden();
        await expect(page.getByRole('link', { name: words.stock.ask })).toBeVisible();
        await page.goto(at(`/stock-alert#confirm=${TOKEN}`, locale));
        await expect(page.getByText(answer.noScript)).toBeVisible();
      });
    });
  });

  test.describe('the page that the mail of an alert links to', () => {
    test('changes something only when its button is pressed', async ({ page, expectConsole }) => {
      expectConsole(/ERR_FAILED/, /404/);
      for (const what of ['confirm', 'stop'] as const) {
        answers.bodies.length = 0;
        await answers.respond(page, disconnect);
        await page.goto('about:blank');
        await page.goto(at(`/stock-alert#${what}=${TOKEN}`, locale));
        await expect(page.getByText(answer[what].text)).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(answers.bodies).toEqual([]);
        const button = page.getByRole('button', { name: answer[what].button });
        await button.click();
        await expect(answered(page)).toContainText(answer.problems.failed.text);
        // A second failure is announced, too.
        const release = await hold(page, '**/api/alert-answers');
        await button.click();
        await expect(answered(page)).toHaveText('');
        release();
        await expect(answered(page)).toContainText(answer.problems.failed.text);
        await expectFocusKept(page);
        await answers.respond(page, accept);
        await button.click();
        await expect(answered(page)).toContainText(answer[what].doneTitle);
        await expect(button).toBeHidden();
        await expectFocusKept(page);
        expect(answers.bodies.at(-1)).toEqual({ answer: what, token: TOKEN });
        await answers.respond(page, refuse(404, 'unknown'));
        await page.reload();
        await button.click();
        await expect(answered(page)).toContainText(answer.problems.unknown.title);
      }
      await page.goto('about:blank');
      await page.goto(at('/stock-alert', locale));
      await expect(page.getByText(answer.none)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  });
});

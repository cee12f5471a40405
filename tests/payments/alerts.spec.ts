import type { Page } from '@playwright/test';
import { fill } from '~/i18n/fill';
import { violations } from '../e2e/support/axe';
import { at, inOneLanguage, site, soldOut } from '../e2e/support/shop';
import { expect, test } from './fixtures';
import { accept, formFaults, formServer } from './form-server';
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
    const openForm = async (page: Page) => {
      await page.goto(at(`/product/${soldOut().id}`, locale));
      await alert(page).getByRole('textbox', { name: form.email }).fill(EMAIL);
    };
    const send = (page: Page) => alert(page).getByRole('button', { name: form.send }).click();

    // Requirements §2.5: "offers "Tell me when it is back" by mail".
    test('is asked for by address, once', async ({ page }) => {
      await openForm(page);
      expect(await violations(page)).toEqual([]);
      await asked.respond(page, accept);
      await send(page);
      await expect(says(page)).toContainText(form.sentTitle);
      await expect(says(page)).toContainText(fill(form.sentText, { email: EMAIL }));
      await send(page);
      await expect.poll(() => asked.bodies).toHaveLength(2);
      const [first, second] = asked.bodies;
      expect(first).toMatchObject({ email: EMAIL, product: soldOut().id, locale, website: '' });
      expect(first?.['id']).toBe(second?.['id']);
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

    test('keeps the address and shows the outcome', async ({ page, expectConsole }) => {
      await openForm(page);
      for (const [name, fault, problem, logged] of formFaults) {
        await test.step(name, async () => {
          if (logged) expectConsole(logged);
          await asked.respond(page, fault);
          await send(page);
          await expect(says(page)).toContainText(form.problems[problem]);
          await expect(says(page)).toContainText(form.problemTitle);
        });
      }
      await page.context().setOffline(true);
      await send(page);
      await expect(says(page)).toContainText(form.problems.offline);
      await expect(alert(page).getByRole('textbox', { name: form.email })).toHaveValue(EMAIL);
    });

    test('sends nothing without an address, and is not on pages of products in stock', async ({
      page,
    }) => {
      await asked.respond(page, accept);
      await page.goto(at(`/product/${soldOut().id}`, locale));
      await send(page);
      const email = alert(page).getByRole('textbox', { name: form.email });
      await expect(email).toBeFocused();
      expect(asked.bodies).toEqual([]);
      await page.goto(at('/product/2', locale));
      await expect(alert(page)).toHaveCount(0);
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
    for (const what of ['confirm', 'stop'] as const) {
      test(`changes something only when its button is pressed: ${what}`, async ({
        page,
        expectConsole,
      }) => {
        await answers.respond(page, disconnect);
        await page.goto(at(`/stock-alert#${what}=${TOKEN}`, locale));
        await expect(page.getByText(answer[what].text)).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(answers.bodies).toEqual([]);
        const button = page.getByRole('button', { name: answer[what].button });
        expectConsole(/ERR_FAILED/, /404/);
        await button.click();
        await expect(answered(page)).toContainText(answer.problems.failed.text);
        await answers.respond(page, accept);
        await button.click();
        await expect(answered(page)).toContainText(answer[what].doneTitle);
        await expect(button).toBeHidden();
        expect(answers.bodies.at(-1)).toEqual({ answer: what, token: TOKEN });
        await answers.respond(page, refuse(404, 'unknown'));
        await page.reload();
        await button.click();
        await expect(answered(page)).toContainText(answer.problems.unknown.title);
      });
    }

    test('explains its purpose without a link', async ({ page }) => {
      await page.goto(at('/stock-alert', locale));
      await expect(page.getByText(answer.none)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  });
});

import type { Page } from '@playwright/test';
import { messageFields } from '~/contracts/message';
import { fill } from '~/i18n/fill';
import { islandsReady, pageStarted } from '../e2e/support/page';
import { at, inOneLanguage, site } from '../e2e/support/shop';
import { expect, test } from './fixtures';
import { accept, formServer } from './form-server';
import { disconnect, refuse } from './shop-server';

const entered = {
  name: '陳大文',
  phone: '9123 4567',
  email: 'chan@example.com',
  subject: 'Room',
  message: 'First line\nSecond',
} as const;

inOneLanguage((locale, words) => {
  const { form } = words.contact;
  const { bodies, respond } = formServer('**/api/messages');
  const box = (page: Page, name: keyof typeof entered) =>
    page.getByRole('textbox', { name: form[name], exact: true });
  const send = (page: Page) => page.getByRole('button', { name: form.send }).click();
  const answer = (page: Page) => page.getByRole('main').getByRole('status');

  test.beforeEach(async ({ page }) => {
    bodies.length = 0;
    await page.goto(at('/contact', locale));
    await expect(page.getByText(form.intro)).toBeVisible();
    for (const { name } of messageFields) await box(page, name).fill(entered[name]);
  });

  test('a message is sent to the shop, and the form is empty again', async ({ page }) => {
    await respond(page, accept);
    await send(page);
    await expect(answer(page)).toContainText(form.sentTitle);
    await expect(answer(page)).toContainText(form.receiptText);
    for (const { name } of messageFields) await expect(box(page, name)).toHaveValue('');
    expect(bodies).toMatchObject([{ ...entered, locale, website: '' }]);
    await page.reload();
    await expect(box(page, 'message')).toHaveValue('');
  });

  test('a message is kept when it fails, and is the same when it is sent again', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/503/, /ERR_FAILED/);
    // No problem follows itself, so that none is taken for the next.
    for (const [name, fault, problem] of [
      ['the CMS is down', refuse(503, 'unavailable'), 'failed'],
      ['the connection breaks', disconnect, 'unsure'],
    ] as const) {
      await test.step(name, async () => {
        await respond(page, fault);
        await send(page);
        const { what, text } = form.problems[problem];
        await expect(answer(page)).toContainText(what);
        await expect(answer(page)).toContainText(fill(text, { phone: site.phone }));
        await expect(answer(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
      });
    }
    await page.reload();
    for (const { name } of messageFields) await expect(box(page, name)).toHaveValue(entered[name]);
    await respond(page, accept);
    await send(page);
    await expect(answer(page)).toContainText(form.sentTitle);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
  });

  test('without a connection or a text, nothing is sent', async ({ page, context }) => {
    await respond(page, accept);
    // Scripts could not arrive afterwards.
    await pageStarted(page);
    await islandsReady(page);
    await context.setOffline(true);
    await send(page);
    const problem = answer(page).getByText(form.problems.offline.what);
    await expect(problem).toBeVisible();
    // Screen readers announce the same text only if it is inserted again.
    await problem.evaluate((element) => {
      element.id = 'before';
    });
    await send(page);
    await expect(page.locator('#before')).toHaveCount(0);
    await expect(problem).toBeVisible();
    await context.setOffline(false);
    for (const name of ['subject', 'message'] as const) await box(page, name).fill(' ');
    await send(page);
    await expect(answer(page)).toContainText(form.emptyTitle);
    expect(bodies).toEqual([]);
  });
}, 'en');

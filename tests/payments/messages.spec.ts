import type { Page, Route } from '@playwright/test';
import { messageFields } from '~/features/contact/message-fields';
import { fill } from '~/i18n/fill';
import { at, inEachLanguage, site } from '../e2e/support/shop';
import { expect, test } from './fixtures';
import { answerHtml, disconnect, refuse } from './shop-server';

const entered = {
  name: '陳大文',
  phone: '9123 4567',
  email: 'chan@example.com',
  subject: 'Room',
  message: 'First line\nSecond',
} as const;

inEachLanguage((locale, words) => {
  const { form } = words.contact;
  const box = (page: Page, name: keyof typeof entered) =>
    page.getByRole('textbox', { name: form[name], exact: true });
  const send = (page: Page) => page.getByRole('button', { name: form.send }).click();
  const answer = (page: Page) => page.getByRole('main').getByRole('status');
  const bodies: Record<string, unknown>[] = [];
  const respond = async (page: Page, how: (route: Route) => Promise<void>) => {
    await page.unrouteAll();
    await page.route('**/api/messages', (route, request) => {
      bodies.push(request.postDataJSON() as Record<string, unknown>);
      return how(route);
    });
  };

  async function openForm(page: Page): Promise<void> {
    bodies.length = 0;
    await page.goto(at('/contact', locale));
    await expect(page.getByText(form.intro)).toBeVisible();
    for (const { name } of messageFields) await box(page, name).fill(entered[name]);
  }

  test('a message is sent to the shop, and the form is empty again', async ({ page }) => {
    await openForm(page);
    await respond(page, (route) => route.fulfill({ status: 201, json: {} }));
    await send(page);
    await expect(answer(page)).toContainText(form.sentTitle);
    await expect(answer(page)).toContainText(form.copyText);
    for (const { name } of messageFields) await expect(box(page, name)).toHaveValue('');
    expect(bodies).toMatchObject([{ ...entered, locale, website: '' }]);
    await page.reload();
    await expect(box(page, 'message')).toHaveValue('');
  });

  const faults = [
    ['the CMS is down', refuse(503, 'unavailable'), 'failed', /503/],
    ['the CMS does not answer', refuse(503, 'unsure'), 'unsure', /503/],
    ['a field is not accepted', refuse(400, 'invalid', { message: 'x' }), 'refused', /400/],
    ['there were too many', refuse(429, 'too-many'), 'limited', /429/],
    ['the connection breaks', disconnect, 'failed', /ERR_FAILED/],
    ['a proxy answers with a page', answerHtml, 'failed', undefined],
  ] as const;
  for (const [name, fault, problem, logged] of faults) {
    test(`a message is kept when ${name}, and is the same when it is sent again`, async ({
      page,
      expectConsole,
    }) => {
      if (logged) expectConsole(logged);
      await openForm(page);
      await respond(page, fault);
      await send(page);
      const { what, text } = form.problems[problem];
      await expect(answer(page)).toContainText(what);
      await expect(answer(page)).toContainText(fill(text, { phone: site.phone }));
      await expect(answer(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await page.reload();
      for (const { name } of messageFields)
        await expect(box(page, name)).toHaveValue(entered[name]);
      await respond(page, (route) => route.fulfill({ status: 201, json: {} }));
      await send(page);
      await expect(answer(page)).toContainText(form.sentTitle);
      expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    });
  }

  test('without a connection or a text, nothing is sent', async ({ page, context }) => {
    await openForm(page);
    await respond(page, (route) => route.fulfill({ status: 201, json: {} }));
    await context.setOffline(true);
    await send(page);
    await expect(answer(page)).toContainText(form.problems.offline.what);
    await context.setOffline(false);
    for (const name of ['subject', 'message'] as const) await box(page, name).fill(' ');
    await send(page);
    await expect(answer(page)).toContainText(form.emptyTitle);
    expect(bodies).toEqual([]);
  });

  test('the privacy policy says what becomes of a message', async ({ page }) => {
    await page.goto(at('/privacy', locale));
    await expect(page.getByText(fill(words.policies.messages, site.retentionDays))).toBeVisible();
  });
});

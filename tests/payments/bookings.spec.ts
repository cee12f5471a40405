import type { Route } from '@playwright/test';
import { firstHour } from '~/features/studio/booking-hours';
import { fill } from '~/i18n/fill';
import { violations } from '../e2e/support/axe';
import { openBooking, openFilledBooking, person, startsIn, TOMORROW } from '../e2e/support/booking';
import { expectFocusKept, hold } from '../e2e/support/page';
import { at, inOneLanguage, otherLocale, site } from '../e2e/support/shop';
import { wordsIn } from '../e2e/support/words';
import { expect, test } from './fixtures';
import { accept, formServer } from './form-server';
import { json, refuse } from './shop-server';

const first = firstHour(TOMORROW);
const TOKEN = 'c'.repeat(32);

inOneLanguage((locale, words) => {
  const { booking, cancel } = words.studio;
  const { bodies, respond } = formServer('**/api/bookings');
  /** Hours booked by others, counted from the beginning of tomorrow. */
  let taken: number[] = [];

  test.beforeEach(async ({ page }) => {
    bodies.length = 0;
    taken = [];
    await page.route('**/api/bookings?*', (route) => {
      const { searchParams } = new URL(route.request().url());
      const from = firstHour(searchParams.get('day') ?? '');
      const hours = taken.map((hour) => first + hour).filter((hour) => hour - from < 48);
      return route.fulfill({ json: { taken: hours.filter((hour) => hour >= from) } });
    });
  });

  test('hours that are taken are not offered, and a free one is booked', async ({ page }) => {
    taken = [10, 11, 18];
    await respond(page, accept);
    const form = await openFilledBooking(page, locale);
    await expect(page.getByText(/10:00–12:00.*18:00–19:00/)).toBeVisible();
    // On a slow connection, a day is not called full before its hours are known.
    const release = await hold(page, '**/api/bookings?*');
    await form.day.fill('2026-12-03');
    await expect(page.getByText(booking.asking)).toBeVisible();
    await expect(page.getByText(booking.none)).toHaveCount(0);
    release();
    await expect(page.getByText(booking.asking)).toHaveCount(0);
    await form.day.fill(TOMORROW);
    await form.start.selectOption('14:00');
    await form.hours.selectOption({ index: 1 });
    const starts = await startsIn(form.start);
    expect(starts).toEqual(expect.arrayContaining(['09:00', '12:00', '19:00']));
    for (const hour of ['10:00', '11:00', '18:00']) expect(starts).not.toContain(hour);
    await expect(form.hours.getByRole('option')).toHaveCount(4); // until 18:00
    await form.press('send');
    await expect(form.result).toContainText(booking.sent.what);
    await expect(form.result).toContainText(person.email);
    await expect(form.result).toContainText('14:00–16:00');
    expect(bodies).toMatchObject([
      {
        ...person,
        room: 'a',
        start: first + 14,
        hours: 2,
        heads: 3,
        total: 1600,
        locale,
        website: '',
      },
    ]);
    await expect(form.box('wishes')).toHaveValue('');
    expect(await violations(page)).toEqual([]);
  });

  test('hours that pass while the page is open are not offered, nor days outside the limits', async ({
    page,
  }) => {
    await respond(page, accept);
    const form = await openFilledBooking(page, locale);
    await form.day.fill('2026-12-01');
    await expect.poll(() => startsIn(form.start)).toContain('13:00');
    await page.clock.setFixedTime('2026-12-01T16:30:00+08:00');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    await expect.poll(async () => (await startsIn(form.start))[0]).toBe('19:00');

    // Safari on iOS ignores the limits of a field.
    await form.day.evaluate((field) => {
      field.removeAttribute('max');
    });
    await form.day.fill('2031-05-06');
    await expect(page.getByText(booking.outside.split('{{')[0] ?? '')).toBeVisible();
    await form.press('send');
    await expect(form.day).toBeFocused();
    expect(bodies).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  test('of two bookings of an hour, the second is offered the next free hours', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/409/);
    await respond(page, (route) => {
      taken = [15];
      const next = [16, 17, 18].map((hour) => first + hour);
      return refuse(409, 'taken', { taken: [first + 15], next })(route);
    });
    const form = await openFilledBooking(page, locale);
    await form.press('send');
    await expect(form.result).toContainText(booking.problems.taken.what);
    await expect(form.box('wishes')).toHaveValue(person.wishes);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => startsIn(form.start)).not.toContain('15:00');
    await respond(page, accept);
    await form.result.getByRole('button', { name: '16:00–18:00' }).click();
    await expect(form.start.locator('option:checked')).toHaveText('16:00');
    await expect(form.total).toHaveText('2 × HK$800 = HK$1,600');
    await form.press('send');
    await expect(form.result).toContainText(booking.sent.what);
    expect(bodies.at(-1)).toMatchObject({ start: first + 16, hours: 2 });
    // Another time is another booking.
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(2);
  });

  test('a booking is kept when it fails, and is the same when it is sent again', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/503/);
    await page.route('**/api/bookings?*', refuse(503, 'unavailable'));
    const form = await openFilledBooking(page, locale);
    // A room can be booked while its taken hours are unknown.
    await expect(page.getByText(booking.unknown)).toBeVisible();
    await respond(page, refuse(503, 'unavailable'));
    await form.press('send');
    const { what, text } = booking.problems.failed;
    await expect(form.result).toContainText(what);
    await expect(form.result).toContainText(
      fill(text, { phone: site.phone.replaceAll(' ', '\u00a0') }),
    );
    const mail = form.result.getByRole('link', { name: booking.byMail });
    await expect(mail).toHaveAttribute('href', /^mailto:/);
    await respond(page, accept);
    await form.press('send');
    await expect(form.result).toContainText(booking.sent.what);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
  });

  test('the hours of a booking that was not answered are not called those of somebody else', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/503/, /409/);
    const form = await openFilledBooking(page, locale);
    await respond(page, refuse(503, 'unsure'));
    await form.press('send');
    await expect(form.result).toContainText(booking.problems.unsure.what);
    taken = [14, 15];
    const again = await openBooking(page, locale);
    await expect(again.start.locator('option:checked')).toHaveText('14:00');
    await again.box('phone').fill('9876 5432');
    await respond(page, refuse(409, 'taken', { taken: [first + 14], next: [first + 16] }));
    await again.press('send');
    await expect(again.result).toContainText(booking.maybeYours.what);
    await expect(again.start.locator('option:checked')).toHaveText('14:00');
    // A corrected booking is another one.
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(2);
  });

  test('the link in the mail asks before it cancels', async ({ page }) => {
    const sure: unknown[] = [];
    let state = 'confirmed';
    await page.route('**/api/bookings/cancel', (route, request) => {
      const { token, isSure } = request.postDataJSON() as { token: string; isSure: boolean };
      expect(token).toBe(TOKEN);
      sure.push(isSure);
      if (isSure) state = 'cancelled';
      return route.fulfill({ json: { room: 'a', start: first + 14, hours: 2, state } });
    });
    const other = otherLocale(locale);
    await page.clock.setFixedTime('2026-12-01T10:30:00+08:00');
    await page.goto(`${at('/booking/cancel', other)}#${TOKEN}`);
    const main = page.getByRole('main');
    await expect(main.getByText(wordsIn[other].studio.cancel.ask)).toBeVisible();
    await page.getByRole('link', { name: words.common.language.label }).click();
    await expect(main.getByText(cancel.ask)).toBeVisible();
    await expect(main.getByText('14:00–16:00')).toBeVisible();
    expect(sure).toEqual([false, false]);
    expect(await violations(page)).toEqual([]);
    await main.getByRole('button', { name: cancel.cancel }).click();
    await expect(main.getByText(cancel.cancelled, { exact: true })).toBeVisible();
    await page.reload();
    await expect(main.getByText(cancel.cancelled, { exact: true })).toBeVisible();
    expect(sure).toEqual([false, false, true, false]);
  });

  test('a booking that could not be cancelled is cancelled when tried again', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/503/);
    const booked = { room: 'a', start: first + 14, hours: 2 };
    const answers = [
      json(200, { ...booked, state: 'confirmed' }),
      refuse(503, 'unavailable'),
      json(200, { ...booked, state: 'cancelled' }),
    ];
    await page.route('**/api/bookings/cancel', (route) => answers.shift()?.(route));
    await page.clock.setFixedTime('2026-12-01T10:30:00+08:00');
    await page.goto(`${at('/booking/cancel', locale)}#${TOKEN}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: cancel.cancel }).click();
    await expect(main.getByText(cancel.failed)).toBeVisible();
    await expectFocusKept(page);
    await main.getByRole('button', { name: cancel.again }).click();
    await expect(main.getByText(cancel.cancelled, { exact: true })).toBeVisible();
    await expectFocusKept(page);
  });

  test('a link that is wrong, too late or not answered says so', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/, /503/);
    const answers = [
      refuse(503, 'unavailable'),
      (route: Route) =>
        route.fulfill({ json: { room: 'a', start: first - 48, hours: 2, state: 'confirmed' } }),
      refuse(404, 'unknown'),
    ];
    await page.route('**/api/bookings/cancel', (route) => answers.shift()?.(route));
    await page.clock.setFixedTime('2026-12-01T10:30:00+08:00');
    const main = page.getByRole('main');
    await page.goto(`${at('/booking/cancel', locale)}#x`);
    await expect(main.getByText(cancel.unknown)).toBeVisible();
    await page.goto(`${at('/booking/cancel', locale)}#${'d'.repeat(32)}`);
    await expect(main.getByText(cancel.failed)).toBeVisible();
    await main.getByRole('button', { name: cancel.again }).click();
    await expect(main.getByText(cancel.over)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.goto(`${at('/booking/cancel', locale)}#${TOKEN}`);
    await expect(main.getByText(cancel.unknown)).toBeVisible();
    expect(answers).toEqual([]);
  });
});

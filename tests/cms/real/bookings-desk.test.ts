import type { Response } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { dateOf } from '~/contracts/booking';
import { HOUR, inHongKong } from '~/contracts/hong-kong-time';
import { pathOf } from './editor';
import { forThisFile } from './for-this-file';
import { on, openPanel, see, visit } from './panel';
import { book, makeBooking, tomorrow } from './sample-booking';
import { startStrapi } from './strapi';

// Bookings at the desk, in the real panel.

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small, admin: true }));
const panel = keep(await openPanel(strapi));
const page = await panel.logInAs('desk');

const BOOKINGS = pathOf('booking');
const { box, button } = on(page);
const warning = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const stored = (id: string) =>
  strapi.desk.entry<{ startsAt: string; room: string; state: string }>('booking', id);
const change = (id: string, fields: object) => strapi.desk.change('booking', id, fields);
const move = (id: string, start: number) => change(id, { startsAt: dateOf(start).toISOString() });
const mailsTo = async (email: string) =>
  (await strapi.desk.all('mail')).filter(({ to }) => to === email);

const DAYS = 8;
const dayOf = (hour: number) =>
  inHongKong(hour * HOUR)
    .toISOString()
    .slice(0, 10);
const dayThatIsOver = dayOf(Date.now() / HOUR - DAYS * 24);
const close = (...days: readonly string[]) =>
  strapi.editor.publishSettings({ closedDates: days.map((date) => ({ date })) });

/** The number of a week that begins on Monday; 1 January 1970 was a Thursday. */
const weekOf = (hour: number) =>
  Math.floor((inHongKong(hour * HOUR).getTime() / HOUR / 24 + 3) / 7);
/** Opens the calendar of bookings at the week of an hour: it begins with the week of now. */
async function visitWeek(hour: number) {
  await visit(page, `${strapi.url}/admin/bookings-week`);
  await see(page.getByText('錄音室或老師')).toBeVisible();
  for (let week = weekOf(Date.now() / HOUR); week < weekOf(hour); week += 1) {
    await button('下一星期').click();
  }
}

// The closed days of data/site.json may be those of the bookings below.
await close(dayThatIsOver);

describe('the desk, in Chinese,', { timeout: 180_000 }, () => {
  it('sees the bookings of a week by room and day, and opens one', async () => {
    const booking = makeBooking({ name: '黃小明' });
    await book(strapi.functions, booking);
    await visitWeek(tomorrow);
    const entry = page.getByRole('link', { name: /黃小明/ });
    await see(entry).toContainText('12:00–14:00');
    await see(page.getByRole('row', { name: /A錄音室/ })).toContainText('黃小明');
    await entry.click();
    await see(box('姓名')).toHaveValue('黃小明');

    // Sunday is the last day of a week.
    const daysToMonday = (8 - inHongKong(tomorrow * HOUR).getUTCDay()) % 7;
    const sunday = tomorrow + (daysToMonday + 6) * 24 + 20;
    await book(strapi.functions, makeBooking({ name: '何小姐', start: sunday }));
    await visitWeek(sunday);
    await see(page.getByRole('row', { name: /A錄音室/ })).toContainText('何小姐');
  });

  it('sees in a week the booking that began in the night before, and that a week is being loaded', async () => {
    const daysToMonday = (8 - inHongKong(tomorrow * HOUR).getUTCDay()) % 7 || 7;
    const monday = tomorrow + daysToMonday * 24;
    await book(strapi.functions, makeBooking({ name: '夜貓', start: monday - 2, hours: 4 }));
    await visitWeek(monday - 2);
    const cells = page.getByRole('gridcell').filter({ hasText: '夜貓' });
    await see(cells).toContainText('22:00–02:00 （翌日）');
    await page.route(/api::booking\.booking\?/, async (route) => {
      await see(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await route.continue();
    });
    await button('下一星期').click();
    await see(cells).toContainText('22:00 （前一天）–02:00');
    await page.unroute(/api::booking\.booking\?/);
  });

  it('moves a booking by its form, with one mail of both times', async () => {
    const booking = makeBooking({ start: tomorrow + 15, locale: 'zh' });
    await book(strapi.functions, booking);
    await change(booking.id, { state: 'confirmed' });
    const before = (await mailsTo(booking.email)).length;
    await visit(page, `${strapi.url}/admin/${BOOKINGS}/${booking.id}`);
    await page.getByRole('combobox', { name: /^錄音室|^房間/ }).press('Space');
    await page.getByRole('option').nth(1).click();
    await button('儲存').click();
    await see(page.getByText('原定的時間會讓出來。', { exact: false })).toBeVisible();
    await see(page.getByText(/以外/)).toBeHidden();
    expect((await stored(booking.id)).room).toBe('a');
    await button('更改預約').click();
    await see.poll(async () => (await stored(booking.id)).room).not.toBe('a');
    const mails = await mailsTo(booking.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.find(({ key }) => String(key).includes(':changed:'))).toMatchObject({
      subject: expect.stringContaining('15:00–17:00') as string,
      text: expect.stringContaining('原定: A錄音室') as string,
      calendar: expect.stringMatching(/SEQUENCE:\d/) as string,
    });
    expect(await book(strapi.functions, makeBooking({ start: tomorrow + 15 }))).toBe(true);
  });

  it('makes a booking longer and larger at its agreed rate, if the hours are free, with one mail', async () => {
    const booking = makeBooking({ start: tomorrow + 8 * 24 + 15, locale: 'zh' });
    await book(strapi.functions, booking);
    await book(strapi.functions, makeBooking({ start: booking.start + 3 }));
    await visit(page, `${strapi.url}/admin/${BOOKINGS}/${booking.id}`);
    await box('時數').fill('3');
    await box('人數').fill('3');
    await button('儲存').click();
    await see(page.getByText(/按原定的每小時收費，總額由HK\$1,600改為HK\$2,400。/)).toBeVisible();
    await see(page.getByText(/原定的時間會讓出來/)).toBeHidden();
    await button('更改預約').click();
    await see.poll(() => stored(booking.id)).toMatchObject({ hours: 3, heads: 3, total: 2400 });
    const changed = (await mailsTo(booking.email)).filter(({ key }) =>
      String(key).includes(':changed:'),
    );
    expect(changed).toMatchObject([
      { text: expect.stringMatching(/15:00–18:00.*人數: 3\n.*15:00–17:00\n人數: 2\n/s) as string },
    ]);
    const taken = makeBooking({ start: booking.start + 2, hours: 1 });
    expect(await book(strapi.functions, taken)).toBe(false);
    await expect(change(booking.id, { hours: 4 })).rejects.toThrow('這些時間已有人預約。');
    for (const data of [{ heads: 99 }, { hours: 0 }]) {
      await expect(change(booking.id, data)).rejects.toThrow('400');
    }
    expect(await stored(booking.id)).toMatchObject({ hours: 3, heads: 3, total: 2400 });
  });
});

it('a booking is confirmed and cancelled by one button each', async () => {
  const booking = makeBooking({ start: tomorrow + 85 });
  await book(strapi.functions, booking);
  await visit(page, `${strapi.url}/admin/${BOOKINGS}/${booking.id}`);
  await button('確認預約').click();
  await see.poll(async () => (await stored(booking.id)).state).toBe('confirmed');
  await see(button('確認預約')).toBeHidden();
  // The action does not save the other fields.
  await box('時數').fill('1');
  await button('取消預約').click();
  await see(page.getByText(/顧客會收到電郵，時段會讓出來/)).toBeVisible();
  await button('確認').click();
  await see.poll(() => stored(booking.id)).toMatchObject({ state: 'cancelled', hours: 2 });
  await see(button('取消預約')).toBeHidden();
});

it('a new booking outside the opening hours is saved only after a question', async () => {
  const at = dateOf(tomorrow + 99);
  const shown = inHongKong(at.getTime()).toISOString();
  await visit(page, `${strapi.url}/admin/${BOOKINGS}/create`);
  await see(box('姓名')).toBeVisible();
  await see(page.getByText('沒有權限')).toBeHidden();
  await page.getByRole('combobox', { name: /^錄音室|^房間/ }).press('Space');
  await page.getByRole('option').nth(1).click();
  const date = page.getByRole('combobox', { name: '選日期' }).first();
  await date.fill(shown.slice(0, 10).replaceAll('-', '/'));
  await date.press('Enter');
  await date.press('Tab');
  await page.getByRole('combobox', { name: '選時間' }).first().click();
  await page.getByRole('option', { name: shown.slice(11, 16) }).click();
  await box('時數').fill('2');
  await box('人數').fill('1');
  await box('姓名').fill('李小姐');
  await button('儲存').click();
  await see(warning(/在開放時間（09:00至23:00）以外。/)).toBeVisible();
  await button('照樣儲存').click();
  await see(button('確認預約')).toBeVisible();
  expect(await strapi.desk.all('booking')).toContainEqual(
    expect.objectContaining({ name: '李小姐', startsAt: at.toISOString() }),
  );
});

it('so is one that is moved to a closed day of the published settings, or confirmed on it', async () => {
  const start = tomorrow + 3 + 6 * 24;
  const day = dayOf(start);
  await close(dayThatIsOver, day);
  const booking = makeBooking({ start: start - 24 });
  await book(strapi.functions, booking);
  // Strapi sets the values of a form again just after it has shown them.
  const known = page.waitForResponse('**/shop/closed-dates');
  await page.goto(`${strapi.url}/admin/${BOOKINGS}/${booking.id}`);
  await known;
  const date = page.getByRole('combobox', { name: '選日期' }).first();
  await date.fill(day.replaceAll('-', '/'));
  await date.press('Tab');
  await button('儲存').click();
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  const closed = `${year}年${month}月${dayOfMonth}日是門市的休息日。`;
  const outside = '這個預約在開放時間（09:00至23:00）以外。';
  await see(warning(closed + outside)).toBeVisible();
  await button('返回').click();
  expect(new Date((await stored(booking.id)).startsAt)).toEqual(dateOf(start - 24));
  await button('儲存').click();
  const isEntry = (response: Response) =>
    response.request().method() === 'GET' &&
    new URL(response.url()).pathname === `/${BOOKINGS}/${booking.id}`;
  const changed = page.waitForResponse(isEntry);
  await button('更改預約').click();
  const startsAt = async () => new Date((await stored(booking.id)).startsAt);
  await see.poll(startsAt).toEqual(dateOf(start));
  // Until then, the panel would send the version that the change has replaced.
  await changed;
  await button('確認預約').click();
  await see(warning(closed + outside)).toBeVisible();
  expect((await stored(booking.id)).state).toBe('requested');
  await button('照樣確認').click();
  await see.poll(async () => (await stored(booking.id)).state).toBe('confirmed');
  await expect(strapi.editor.call('GET', 'shop/closed-dates')).rejects.toThrow('403');
  await visit(page, `${strapi.url}/admin`);
  await see(page.getByText('有預約在休息日，請與顧客改期：')).toBeVisible();
  await page
    .getByRole('link', { name: `${year}年${month}月${dayOfMonth}日 ${booking.name}` })
    .click();
  await see(page).toHaveURL(new RegExp(booking.id));

  // One that is over cannot be moved.
  await strapi.database.age(DAYS);
  const listed = page.waitForResponse(/api::booking\.booking\?.*gte/);
  await visit(page, `${strapi.url}/admin`);
  await listed;
  await see(page.getByRole('listitem').filter({ hasText: '要確認的預約' })).toBeVisible();
  await see(page.getByText('有預約在休息日，請與顧客改期：')).toBeHidden();
});

describe('a moved booking', () => {
  it('keeps its hours if the others are taken', async () => {
    const one = makeBooking({ start: tomorrow + 18 });
    const other = makeBooking({ start: tomorrow + 20 });
    for (const booking of [one, other]) await book(strapi.functions, booking);
    await expect(move(one.id, tomorrow + 19)).rejects.toThrow(
      '"path":["startsAt"],"message":"這些時間已有人預約。"',
    );
    expect(new Date((await stored(one.id)).startsAt)).toEqual(dateOf(tomorrow + 18));
    expect(await book(strapi.functions, makeBooking({ start: tomorrow + 18 }))).toBe(false);
    expect(await mailsTo(one.email)).toHaveLength(1);
  });

  it('may overlap its former hours', async () => {
    const booking = makeBooking({ start: tomorrow + 30 });
    await book(strapi.functions, booking);
    await move(booking.id, tomorrow + 31);
    expect(await book(strapi.functions, makeBooking({ start: tomorrow + 30, hours: 1 }))).toBe(
      true,
    );
    expect(await book(strapi.functions, makeBooking({ start: tomorrow + 32, hours: 1 }))).toBe(
      false,
    );
  });

  it('is one of two that want the same hours at once', async () => {
    const bookings = [34, 38].map((hour) => makeBooking({ start: tomorrow + hour }));
    for (const booking of bookings) await book(strapi.functions, booking);
    const moved = await Promise.allSettled(bookings.map(({ id }) => move(id, tomorrow + 42)));
    expect(moved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not in the past, and not one that has ended', async () => {
    const booking = makeBooking({ start: tomorrow + 50 });
    await book(strapi.functions, booking);
    await expect(move(booking.id, tomorrow - 48)).rejects.toThrow('不可為過去的時間');
    await change(booking.id, { state: 'declined' });
    await expect(move(booking.id, tomorrow + 52)).rejects.toThrow('400');
  });
});

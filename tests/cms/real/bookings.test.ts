import { describe, expect, it } from 'vitest';
import type { Booking } from '~/contracts/booking';
import { bookingWith, recordBooking, takenIn } from '~/functions/bookings/bookings-cms';
import { forThisFile } from './for-this-file';
import { mailsTo, startWithPost, type Mail } from './post';
import { book, makeBooking, tomorrow } from './sample-booking';

const SHOP = 'hello@overtone.example';
const DAY = 24;
const keep = forThisFile();
const { post, strapi, both } = await startWithPost(keep);
const cms = strapi.functions;

const record = (each: Booking) => book(cms, each);
/** Polls as the shop asks, which does not wait long. */
const taken = (room: string, from: number, to = from + DAY) =>
  expect.poll(() => takenIn(cms, room, from, to));
const stored = async (id: string) =>
  (await strapi.desk.all('booking')).find(({ documentId }) => documentId === id);
const change = (id: string, fields: object) => strapi.desk.change('booking', id, fields);
const create = (fields: object) => strapi.desk.add('booking', fields);

const tokenIn = (mail?: Mail) => /cancel#([0-9a-f]{32})/.exec(mail?.text ?? '')?.[1] ?? '';

describe('of many simultaneous bookings of an hour', () => {
  it('one has it, and the others are told', async () => {
    // Half of them begin an hour later: all of them overlap.
    const all = Array.from({ length: 20 }, (_, index) =>
      makeBooking({ room: 'b', total: 1200, start: tomorrow + 12 + (index % 2) }),
    );
    const held = await Promise.all(all.map(record));
    expect(held.filter(Boolean)).toHaveLength(1);
    const winner = all[held.indexOf(true)];
    await taken('b', tomorrow).toEqual([winner?.start, (winner?.start ?? 0) + 1]);
    const rows = (await strapi.desk.all('booking')).filter(({ room }) => room === 'b');
    expect(rows.map(({ bookingId }) => bookingId)).toEqual([winner?.id]);
    // The refused bookings sent no mail; the accepted one is written once despite repetitions.
    if (winner) expect(await Promise.all([record(winner), record(winner)])).toEqual([true, true]);
    await mailsTo(both, winner?.email ?? '', 1);
    expect((await post.to(SHOP)).filter(({ text }) => text.includes('9123 4567'))).toHaveLength(1);
  });
});

describe('a booking', () => {
  it('is requested, confirmed and cancelled by the link', async () => {
    const each = makeBooking({ locale: 'zh', start: tomorrow + 22 });
    const address = each.email;
    expect(await record(each)).toBe(true);
    const [requested] = await mailsTo(both, address, 1);
    for (let repeated = 0; repeated < 2; repeated += 1) {
      await change(each.id, { state: 'confirmed' });
    }
    const [, confirmed] = await mailsTo(both, address, 2);
    const token = tokenIn(confirmed);
    expect(tokenIn(requested)).toBe(token);
    const source = confirmed && (await post.source(confirmed));
    expect(source).toContain('Content-Type: text/calendar');
    expect(source).toContain('filename=booking.ics');
    const rows = await strapi.desk.all('mail');
    const { calendar } = rows.find(({ key }) => key === `booking:${each.id}:confirmed`) ?? {};
    const start = new Date(each.start * 3_600_000).toISOString().replaceAll(/[-:]|\.000/g, '');
    expect(String(calendar).split('\r\n')).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', `DTSTART:${start}`, 'STATUS:CONFIRMED']),
    );

    const status = { room: 'a', start: each.start, hours: 2 };
    expect(await bookingWith(cms, token, false)).toEqual({ ...status, state: 'confirmed' });
    for (let repeated = 0; repeated < 2; repeated += 1) {
      expect(await bookingWith(cms, token, true)).toEqual({ ...status, state: 'cancelled' });
    }
    const mails = await mailsTo(both, address, 3);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      expect.stringContaining('已收到你的錄音室預約'),
      expect.stringContaining('預約已確認'),
      expect.stringContaining('預約已取消'),
    ]);
    expect(mails[2] && (await post.source(mails[2]))).toMatch(
      /text\/calendar[^\n]*\n?[^\n]*CANCEL/,
    );
    const cancelled = (await strapi.desk.all('mail')).find(
      ({ key }) => key === `booking:${each.id}:cancelled`,
    );
    const uid = String(calendar)
      .split('\r\n')
      .find((line) => line.startsWith('UID:'));
    expect(String(cancelled?.['calendar']).split('\r\n')).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', uid]),
    );
    const sequenceOf = (file: unknown) => Number(/SEQUENCE:(\d+)/.exec(String(file))?.[1]);
    expect(sequenceOf(cancelled?.['calendar'])).toBeGreaterThan(sequenceOf(calendar));
    const notes = (await post.to(SHOP)).filter(({ text }) => text.includes(address));
    expect(notes.map(({ subject }) => subject.split(':')[0])).toEqual([
      '新錄音室預約 New studio booking',
      '顧客取消了錄音室預約 Studio booking cancelled by the customer',
    ]);
    await taken('a', each.start, each.start + 2).toEqual([]);
    expect(await record(makeBooking({ start: each.start }))).toBe(true);
  });

  it('that is declined gives its hours to others, and stays declined', async () => {
    const each = makeBooking({ room: 'c', heads: 2, total: 800 });
    await record(each);
    await change(each.id, { state: 'declined', total: 9, wishes: 'Other' });
    const [, declined] = await mailsTo(both, each.email, 2);
    expect(declined?.subject).toContain('We cannot offer');
    expect(await record(makeBooking({ room: 'c', heads: 2, total: 800 }))).toBe(true);
    await expect(change(each.id, { state: 'confirmed' })).rejects.toThrow(/has ended/);
    expect(await stored(each.id)).toMatchObject({
      state: 'declined',
      total: 800,
      wishes: 'Two amps',
    });
  });

  it('is written under an id of its own', async () => {
    const each = makeBooking({ room: 'b', total: 1200, start: tomorrow + 2 * DAY });
    expect(await recordBooking(cms, each)).toBeUndefined();
    expect(await recordBooking(cms, each)).toBeUndefined();
    expect(await recordBooking(cms, { ...each, heads: 3 })).toBe('used');
    await change(each.id, { state: 'cancelled' });
    expect(await recordBooking(cms, each)).toBe('used');
  });

  it('on the phone is written by an editor, unless its hours are taken', async () => {
    const first = tomorrow + DAY + 10;
    const startsAt = new Date(first * 3_600_000).toISOString();
    const call = { room: 'c', startsAt, hours: 3, heads: 1, name: 'Lee', language: 'zh' };
    await create({ ...call, state: 'confirmed' });
    await taken('c', tomorrow + DAY).toEqual([first, first + 1, first + 2]);
    await taken('c', first - 1, first).toEqual([]);
    await expect(create(call)).rejects.toThrow(/taken/);
    await expect(create({ ...call, heads: 9 })).rejects.toThrow(/From 1 to 2 people/);
    expect((await strapi.desk.all('booking')).filter(({ name }) => name === 'Lee')).toMatchObject([
      { state: 'confirmed', total: 1200 },
    ]);
  });

  it('is written with an address that can have mails, and has its mail again once that is corrected', async () => {
    const startsAt = new Date((tomorrow + DAY + 20) * 3_600_000).toISOString();
    const call = { room: 'c', startsAt, hours: 1, heads: 1, name: 'Ho', language: 'en' };
    await expect(create({ ...call, email: 'ho@example' })).rejects.toThrow(/full e-mail address/);
    const [wrong, right] = ['ho-wrong@example.com', 'ho@example.com'];
    await create({ ...call, state: 'confirmed', email: ` ${wrong} ` });
    await mailsTo(both, wrong, 1);
    const { documentId = '' } =
      (await strapi.desk.all('booking')).find(({ email }) => email === wrong) ?? {};
    const id = String(documentId);
    await expect(change(id, { email: 'x' })).rejects.toThrow(/full e-mail address/);
    await change(id, { email: right, name: 'Ho Siu', phone: '2111 2222' });
    const [mail] = await mailsTo(both, right, 1);
    expect(mail?.subject).toContain('confirmed');
    expect(await stored(id)).toMatchObject({ email: right, name: 'Ho Siu', phone: '2111 2222' });
  });

  it('can only be cancelled with its token, which no one can read', async () => {
    expect(await bookingWith(cms, 'f'.repeat(32), true)).toBeUndefined();
    const [row] = await strapi.desk.all('booking');
    expect(row).not.toHaveProperty('cancelToken');
    expect(strapi.log()).not.toMatch(/example\.com|大文|Two amps/);
  });
});

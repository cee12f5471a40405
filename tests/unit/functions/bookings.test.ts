import { describe, expect, it } from 'vitest';
import { firstHour } from '~/features/studio/booking-hours';
import bookingCancel from '~/functions/bookings-cancel';
import bookings from '~/functions/bookings';
import { answered, idOf, nextSender } from './lab';
import { labForEachTest } from './lab-for-each-test';

const each = labForEachTest('2026-12-01T10:30:00+08:00');

const first = firstHour('2026-12-02');
const session = { room: 'a', start: first + 12, hours: 2 };
const person = { name: '陳大文', phone: '9123', email: 'man@example.com', wishes: '' };
const form = { id: idOf(1), locale: 'zh', website: '', seconds: 20, ...person };
const book = async (changes: object = {}, ip = nextSender()) => {
  const body = { ...form, ...session, heads: 4, total: 1600, ...changes };
  return answered(await bookings(each.lab.post('/api/bookings', body), { ip }));
};
const ask = async (
  query: string,
  headers: Record<string, string> = { Referer: each.lab.site.url },
) =>
  answered(
    await bookings(new Request(`${each.lab.site.url}/api/bookings?${query}`, { headers }), {
      ip: nextSender(),
    }),
  );
const cancel = async (body: object, headers = {}) =>
  answered(
    await bookingCancel(each.lab.post('/api/bookings/cancel', body, headers), { ip: nextSender() }),
  );

describe('a booking', () => {
  it('can begin on the last day, 60 days ahead', async () => {
    expect((await book({ start: first + 59 * 24 + 22 })).status).toBe(201);
  });

  it.each([
    ['an unknown room', { room: 'z' }, /^room: is not valid$/],
    ['more hours than there may be', { hours: 13, total: 10_400 }, /^hours: /],
    ['an hour that begins too soon', { start: first - 13 }, /^start: is too soon/],
    ['hours by appointment that begin too soon', { start: first - 2 }, /^start: is too soon/],
    ['a day too far ahead', { start: first + 60 * 24 + 12 }, /^start: is too far ahead/],
    ['a time that no calendar has', { start: 1e14 }, /^start: is too far ahead/],
  ])('with %s is refused', async (_, changes, issue) => {
    const message = expect.stringMatching(issue) as string;
    expect(await book(changes)).toEqual({ status: 400, body: { error: 'invalid', message } });
  });

  it('at another rate is not taken', async () => {
    expect(await book({ total: 1400 })).toEqual({ status: 409, body: { error: 'changed' } });
  });

  it('of a trial lesson is within the hours of the teachers, an hour long and a day ahead', async () => {
    const lesson = { room: 'teacher-piano', hours: 1, heads: 1, total: 0 };
    expect((await book({ ...lesson, start: first + 11 })).status).toBe(400);
    expect((await book({ ...lesson, start: first + 18 })).status).toBe(400);
    expect((await book({ ...lesson, start: first - 12 })).status).toBe(400);
    expect((await book({ ...lesson, hours: 2, start: first + 12 })).status).toBe(400);
    expect((await book({ ...lesson, heads: 2, start: first + 12 })).status).toBe(400);
    expect((await book({ ...lesson, total: 100, start: first + 12 })).body['error']).toBe(
      'changed',
    );
    expect((await book({ ...lesson, start: first + 17 })).status).toBe(201);
    expect((await book({ ...lesson, id: idOf(2), start: first + 17 })).body).toEqual({
      error: 'taken',
      taken: [first + 17],
      next: [12, 13, 14].map((hour) => first + 24 + hour),
    });
    expect((await ask('room=teacher-piano&day=2026-12-02')).body).toEqual({ taken: [first + 17] });
  });

  it('of hours that are taken is refused with the next free ones, and nothing of a person', async () => {
    await book();
    const { status, body } = await book({ id: idOf(2), start: first + 13 });
    expect([status, body]).toEqual([
      409,
      { error: 'taken', taken: [first + 13], next: [14, 15, 16].map((hour) => first + hour) },
    ]);
    expect((await book({ id: idOf(2), start: first + 14 })).status).toBe(201);
    expect((await book({ id: idOf(3), room: 'b', total: 1200 })).status).toBe(201);
  });

  it('with the id of another booking, or of one that is cancelled, is refused', async () => {
    await book();
    expect((await book()).status).toBe(201);
    const used = { status: 409, body: { error: 'used' } };
    expect(await book({ start: first + 15 })).toEqual(used);
    await cancel({ token: idOf(1), isSure: true });
    expect(await book()).toEqual(used);
  });

  it('that is refused does not count against the limit of an address', async () => {
    const ip = nextSender();
    const send = (changes: object) => book(changes, ip);
    await send({});
    for (let count = 2; count < 12; count += 1) {
      expect((await send({ id: idOf(count) })).body['error']).toBe('taken');
      expect((await send({ start: first + 15 })).body['error']).toBe('used');
    }
    for (let count = 2; count < 6; count += 1) {
      expect((await send({ id: idOf(count), start: first + 12 + count * 2 })).status).toBe(201);
    }
    expect((await send({ id: idOf(6), start: first + 30 })).status).toBe(429);
  });
});

describe('the hours of a room', () => {
  it('are those of a day and the next, and nothing else', async () => {
    await book({ start: first + 23, hours: 3, total: 2400 });
    expect(await ask('room=a&day=2026-12-02')).toEqual({
      status: 200,
      body: { taken: [first + 23, first + 24, first + 25] },
    });
    expect((await ask('room=b&day=2026-12-02')).body).toEqual({ taken: [] });
  });

  it('are told to pages of the shop, for rooms and days that can be booked', async () => {
    for (const query of ['room=z&day=2026-12-02', 'room=a&day=', 'room=a&day=2026-11-30', '']) {
      expect((await ask(query)).status).toBe(400);
    }
    expect((await ask('room=a&day=2027-01-31')).status).toBe(400);
    expect((await ask('room=a&day=2026-12-02', {})).status).toBe(403);
    await each.lab.cms.stop();
    expect((await ask('room=a&day=2026-12-02')).status).toBe(503);
  });
});

describe('the link in a mail', () => {
  it('returns the booking, and cancels it only if `isSure` is set', async () => {
    await book();
    const token = idOf(1);
    expect(await cancel({ token, isSure: false })).toEqual({
      status: 200,
      body: { ...session, state: 'requested' },
    });
    expect((await ask('room=a&day=2026-12-02')).body).toEqual({ taken: [first + 12, first + 13] });
    expect((await cancel({ token, isSure: true })).body).toEqual({
      ...session,
      state: 'cancelled',
    });
    expect((await ask('room=a&day=2026-12-02')).body).toEqual({ taken: [] });
  });

  it('does nothing for a GET, another site or another token', async () => {
    await book();
    const url = `${each.lab.site.url}/api/bookings/cancel?token=${idOf(1)}`;
    expect((await bookingCancel(new Request(url))).status).toBe(405);
    const sure = { token: idOf(1), isSure: true };
    expect((await cancel(sure, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await cancel({ ...sure, token: '../orders' })).status).toBe(400);
    expect((await cancel({ ...sure, token: idOf(9) })).status).toBe(404);
    expect((await ask('room=a&day=2026-12-02')).body['taken']).toHaveLength(2);
  });
});

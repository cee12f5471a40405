import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstHour } from '~/features/studio/booking-hours';
import bookingCancel from '~/functions/booking-cancel';
import bookings from '~/functions/booking';
import { labForEachTest } from './lab-for-each-test';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T10:30:00+08:00') });
});
afterEach(() => void vi.useRealTimers());
const each = labForEachTest();

const first = firstHour('2026-12-02');
const idOf = (index: number) => index.toString(16).padStart(32, '0');
const written = {
  id: idOf(1),
  locale: 'en',
  room: 'a',
  start: first + 12,
  hours: 2,
  heads: 4,
  total: 1600,
  name: '陳大文',
  phone: '9123 4567',
  email: 'man@example.com',
  wishes: 'Two amps\r\n<b>',
  website: '',
  seconds: 20,
};
let senders = 0;
const nextSender = () => `192.0.2.${(senders += 1)}`;
const answered = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, unknown>,
});
const book = async (changes: object = {}, headers = {}, ip = nextSender()) =>
  answered(
    await bookings(each.lab.post('/api/bookings', { ...written, ...changes }, headers), { ip }),
  );
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
  it('is written to the CMS, without what only the form needs', async () => {
    expect(await book()).toEqual({ status: 201, body: {} });
    expect(Object.fromEntries(each.lab.cms.received)).toEqual({
      [`bookings/${written.id}`]: {
        room: 'a',
        startsAt: '2026-12-02T04:00:00.000Z',
        hours: 2,
        heads: 4,
        total: 1600,
        name: written.name,
        phone: written.phone,
        email: written.email,
        wishes: 'Two amps\n<b>',
        language: 'en',
      },
    });
    expect(await book()).toEqual({ status: 201, body: {} });
  });

  it.each<readonly [string, object, RegExp]>([
    ['another id', { id: 'look' }, /^id: /],
    ['an unknown room', { room: 'z' }, /^room: /],
    ['more people than fit', { heads: 5 }, /^heads: /],
    ['a part of an hour', { start: first + 12.5 }, /^start: /],
    ['more hours than there may be', { hours: 13, total: 10_400 }, /^hours: /],
    ['an hour that begins too soon', { start: first - 13 }, /^start: is too soon/],
    ['hours by appointment that begin too soon', { start: first - 2 }, /^start: is too soon/],
    ['a day too far ahead', { start: first + 60 * 24 + 12 }, /^start: is too far ahead/],
    ['a time that no calendar has', { start: 1e14 }, /^start: is too far ahead/],
    ['no name', { name: ' ' }, /^name: is required/],
    ['a domain without a dot', { email: 'a@b' }, /^email: is not valid/],
    ['a header in a name', { name: 'x\nBcc: all@example.com' }, /^name: has characters/],
    ['a text that is too long', { wishes: 'x'.repeat(2001) }, /^wishes: is too long/],
    ['a field of its own', { state: 'confirmed' }, /^The booking: .*state/],
  ])('with %s is refused', async (_, changes, issue) => {
    expect(await book(changes)).toEqual({
      status: 400,
      body: { error: 'invalid', message: expect.stringMatching(issue) as string },
    });
    expect(each.lab.cms.received.size).toBe(0);
  });

  it('can begin on the last day, 60 days ahead', async () => {
    expect((await book({ start: first + 59 * 24 + 22 })).status).toBe(201);
  });

  it('at another rate is not taken', async () => {
    expect(await book({ total: 1400 })).toEqual({ status: 409, body: { error: 'changed' } });
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

  it('from a program, another site or with 100 KB is refused', async () => {
    for (const changes of [{ website: 'https://spam.example' }, { seconds: 0.5 }]) {
      expect(await book(changes)).toEqual({ status: 400, body: { error: 'automatic' } });
    }
    expect((await book({ wishes: 'x'.repeat(100_000) })).status).toBe(413);
    expect((await book({}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(each.lab.cms.received.size).toBe(0);
  });

  it('is one of five from an address in ten minutes', async () => {
    const answers = [];
    for (let index = 1; index <= 6; index += 1) {
      const changes = { id: idOf(index), start: first + 8 + 2 * index };
      answers.push((await book(changes, {}, '198.51.100.7')).status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('may have arrived when the CMS does not answer', async () => {
    each.lab.cms.state.fault = 'lost';
    expect(await book()).toEqual({ status: 503, body: { error: 'unsure' } });
    each.lab.cms.state.fault = undefined;
    expect((await book()).status).toBe(201);
    await each.lab.cms.stop();
    expect(await book()).toEqual({ status: 503, body: { error: 'unavailable' } });
    expect(JSON.stringify(each.log)).not.toMatch(/man@example|大文|9123|amps/);
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
  it('tells what it would cancel, and cancels it only if the person is sure', async () => {
    await book();
    const token = written.id;
    const session = { room: 'a', start: first + 12, hours: 2 };
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
    const url = `${each.lab.site.url}/api/bookings/cancel?token=${written.id}`;
    expect((await bookingCancel(new Request(url))).status).toBe(405);
    const sure = { token: written.id, isSure: true };
    expect((await cancel(sure, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await cancel({ ...sure, token: '../orders' })).status).toBe(400);
    expect((await cancel({ ...sure, token: idOf(9) })).status).toBe(404);
    expect((await ask('room=a&day=2026-12-02')).body['taken']).toHaveLength(2);
  });
});

it('without a CMS nothing is booked', async () => {
  delete process.env['ORDERS_URL'];
  expect((await book()).status).toBe(503);
  expect((await ask('room=a&day=2026-12-02')).status).toBe(503);
  expect((await cancel({ token: idOf(1), isSure: true })).status).toBe(503);
});

import { describe, expect, it } from 'vitest';
import { resources } from '~/features/studio/rooms';
import { bookingStates } from '~/contracts/booking';
import type { Booking } from '../../../scripts/cms/src/bookings/booking-record';
import {
  bookingMails,
  cancellationNote,
  changedMail,
  readdressedMail,
  type Shop,
} from '../../../scripts/cms/src/mails/booking-mails';
import { shop as shopOfMails } from './shop';

const shop: Shop = {
  ...shopOfMails,
  rooms: resources,
  closedDates: [],
};
const booking: Booking = {
  bookingId: 'a'.repeat(32),
  cancelToken: 'b'.repeat(32),
  state: 'requested',
  room: 'a',
  startsAt: '2026-12-01T14:00:00Z',
  hours: 3,
  heads: 4,
  total: 2400,
  name: '陳大文',
  email: 'man@example.com',
  phone: '9123 4567',
  wishes: 'Two amps',
  language: 'en',
};
const calendarOf = (event: object) => JSON.stringify(event);
const mails = (changes: Partial<Booking> = {}) =>
  bookingMails({ ...booking, ...changes }, shop, calendarOf);

describe('the mails of a booking', () => {
  it.each<[Booking['state'], string[], string]>([
    ['requested', ['requested', 'shop:requested'], 'We have received your studio booking'],
    ['confirmed', ['confirmed'], 'Your studio booking is confirmed'],
    ['declined', ['declined'], 'We cannot offer your studio booking'],
    ['cancelled', ['cancelled'], 'Your studio booking is cancelled'],
  ])('that is %s are %j', (state, kinds, title) => {
    const sent = mails({ state });
    expect(sent.map(({ key }) => key)).toEqual(
      kinds.map((kind) => `booking:${booking.bookingId}:${kind}`),
    );
    expect(sent[0]?.subject.split(':')[0]).toBe(title);
  });

  it('state room, time in Hong Kong, people and total, in the language of the booking', () => {
    const [mail, note] = mails();
    expect(mail?.subject).toBe(
      'We have received your studio booking: Tuesday, 1 December 2026 22:00–01:00 (next day)',
    );
    expect(mail?.text).toContain('Room: Studio A - Professional Recording');
    expect(mail?.text).toContain('Total: 3 h × HK$800 = HK$2,400');
    // The address may belong to someone else.
    expect(JSON.stringify(mail)).not.toMatch(/Two amps|大文|9123/);
    expect(note?.text).toContain('Two amps');
    const [chinese] = mails({ language: 'zh', hours: 1, total: 800 });
    expect(chinese?.subject).toBe('我們已收到你的錄音室預約: 2026年12月1日星期二 22:00–23:00');
    expect(chinese?.text).toContain('總額: 1小時 × HK$800 = HK$800');
    const [overnight] = mails({ language: 'zh' });
    expect(overnight?.subject).toContain('22:00–01:00 （翌日）');
    expect(note).toMatchObject({ to: shop.email, replyTo: 'man@example.com' });
    expect(note?.text).toContain('9123 4567');
    expect(note?.text).toContain('Opening hours: 09:00–23:00 (');
    expect(mails({ hours: 1 })[1]?.text).not.toContain('Opening hours');
    expect(note?.text).not.toContain('Shop closed');
    // It ends on that day.
    const closed = { ...shop, closedDates: ['2026-12-02'] };
    const [, closedNote] = bookingMails(booking, closed, calendarOf);
    expect(closedNote?.text).toContain('門市休息日 Shop closed on: 2026-12-02');
    expect(mails({ wishes: '<script>alert(1)</script>' })[1]?.html).not.toContain('<script');
  });

  it('have a link to cancel as long as that is possible', () => {
    const link = (state: Booking['state'], language: Booking['language'] = 'en') =>
      /https:\S+/.exec(mails({ state, language })[0]?.text ?? '')?.[0];
    const path = `/booking/cancel#${booking.cancelToken}`;
    expect(link('requested')).toBe(`${shop.url}/en${path}`);
    expect(link('confirmed', 'zh')).toBe(shop.url + path);
    expect([link('declined'), link('cancelled')]).toEqual([undefined, undefined]);
    expect(cancellationNote(booking, shop).text).not.toContain(booking.cancelToken);
  });

  it('have a calendar file when it is confirmed', () => {
    const [mail] = mails({ state: 'confirmed' });
    expect(JSON.parse(mail?.calendar ?? '')).toEqual({
      id: `${booking.bookingId}@overtone.example`,
      isCancelled: false,
      sequence: 0,
      start: '2026-12-01T14:00:00.000Z',
      end: '2026-12-01T17:00:00.000Z',
      summary: 'Overtone 泛音 Studio A - Professional Recording',
      location: 'Mong Kok',
      brand: shop.brand,
      email: shop.email,
    });
    expect(mails()[0]?.calendar).toBeUndefined();
  });

  it('have one that removes it from a calendar when a confirmed one is cancelled', () => {
    const cancelled = { ...booking, state: 'cancelled' } as const;
    const [mail] = bookingMails(cancelled, shop, calendarOf, {
      ...booking,
      state: 'confirmed',
    });
    expect(JSON.parse(mail?.calendar ?? '')).toMatchObject({
      id: `${booking.bookingId}@overtone.example`,
      isCancelled: true,
      sequence: 1,
      start: '2026-12-01T14:00:00.000Z',
    });
    expect(mail?.text).toContain('removes it from your calendar');
    const confirmed = { ...booking, state: 'confirmed' } as const;
    expect(bookingMails(confirmed, shop, calendarOf, confirmed)[0]?.text).not.toContain('removes');
    expect(bookingMails(cancelled, shop, calendarOf)[0]?.calendar).toBeUndefined();
  });
});

describe('the mails of a trial lesson', () => {
  const lesson = { room: 'teacher-piano', hours: 1, heads: 1, total: 0 };

  it.each([
    ['en', 'Teacher: Piano teacher', 'Total: Free', /trial lesson/],
    ['zh', '老師: 鋼琴老師', '總額: 免費', /試堂/],
  ] as const)(
    'are about a lesson, a teacher and its price (%s)',
    (language, teacher, total, word) => {
      for (const state of bookingStates) {
        const [mail, note] = mails({ ...lesson, state, language });
        expect(mail?.subject).toMatch(word);
        expect(mail?.text).toContain(teacher);
        expect(mail?.text).toContain(total);
        expect(JSON.stringify([mail, note])).not.toMatch(/studio|room|錄音室|People|人數/i);
      }
      const summary = mails({ ...lesson, state: 'confirmed', language })[0]?.calendar;
      expect(summary).toMatch(
        language === 'en' ? /泛音 Trial lesson: Piano teacher"/ : /泛音 試堂：鋼琴老師"/,
      );
    },
  );

  it('are about a lesson for the shop, too', () => {
    const notes = [mails(lesson)[1], cancellationNote({ ...booking, ...lesson }, shop)];
    expect(notes.map((note) => note?.subject.split(':')[0])).toEqual([
      '新試堂預約 New trial lesson',
      '顧客取消了試堂 Trial lesson cancelled by the customer',
    ]);
  });

  it('name people that are more than one, as those of a room for one do', () => {
    expect(mails({ ...lesson, heads: 2 })[0]?.text).toContain('People: 2');
    expect(mails({ heads: 1 })[0]?.text).toContain('People: 1');
  });

  it('state a price that the shop has set', () => {
    const [mail] = mails({ ...lesson, total: 200 });
    expect(mail?.text).toContain('Total: 1 h × HK$200 = HK$200');
  });

  it('keep their words when the teacher has left', () => {
    const [mail] = mails({ ...lesson, room: 'teacher-harp' });
    expect(mail?.subject).toContain('trial lesson');
  });
});

it('the mail of a booking with a corrected address is that of its state, again, to the customer alone', () => {
  const updatedAt = '2026-11-02T00:00:00Z';
  for (const state of ['requested', 'confirmed'] as const) {
    const corrected = { ...booking, state, updatedAt, email: 'right@example.com' };
    const [first] = mails(corrected);
    const key = `${first?.key}:${Date.parse(updatedAt)}`;
    expect(readdressedMail(corrected, shop, calendarOf)).toEqual([{ ...first, key }]);
    expect(first?.to).toBe('right@example.com');
  }
});

describe('the mail of a changed booking', () => {
  const before = { ...booking, receivedAt: '2026-11-01T00:00:00Z', state: 'confirmed' } as const;
  const move = (updatedAt: string, changes: Partial<Booking> = {}, from: Booking = before) =>
    changedMail(
      from,
      { ...from, updatedAt, startsAt: '2026-12-02T02:00:00Z', ...changes },
      shop,
      calendarOf,
    );

  it('has the new time and the one before, and updates the calendar', () => {
    const mail = move('2026-11-02T00:00:00Z');
    expect(mail.subject).toContain('Wednesday, 2 December 2026 10:00–13:00');
    expect(mail.text).toContain(
      'Before: Studio A - Professional Recording\nTuesday, 1 December 2026 22:00–01:00 (next day)',
    );
    // Neither people nor total have changed.
    expect(mail.text.match(/^(People|Total):/gm)).toEqual(['People:', 'Total:']);
    expect(JSON.parse(mail.calendar ?? '')).toMatchObject({
      sequence: 86_400,
      isCancelled: false,
      start: '2026-12-02T02:00:00.000Z',
    });
    expect(move('2026-11-02T00:00:00Z', { state: 'requested' }).calendar).toBeUndefined();
  });

  it.each([
    ['en', 'in place of the former one. The room is yours at the time below.', 'Before: '],
    ['zh', '取代原定的安排。以下時間的錄音室是你的了', '原定: '],
  ] as const)('that is confirmed by the same save confirms it (%s)', (language, text, was) => {
    const asked = { ...booking, language };
    const moved = { ...asked, state: 'confirmed', startsAt: '2026-12-02T02:00:00Z' } as const;
    const [mail, ...others] = bookingMails(moved, shop, calendarOf, asked);
    expect(others).toEqual([]);
    expect(mail?.key).toBe(`booking:${booking.bookingId}:confirmed`);
    expect(mail?.text).toContain(text);
    expect(mail?.text).toMatch(new RegExp(`10:00–13:00.*${was}.*22:00–01:00`, 's'));
    expect(mail?.calendar).toContain('"start":"2026-12-02T02:00:00.000Z"');
  });

  it('of a lesson is about a lesson', () => {
    const lesson = { ...before, room: 'teacher-piano', hours: 1, heads: 1, total: 0 };
    const mail = move('2026-11-02T00:00:00Z', {}, lesson);
    expect(mail.text).toContain('Before: Piano teacher');
    expect(JSON.stringify(mail)).not.toMatch(/studio|room/i);
  });

  it('has what its length, people and total were', () => {
    const changes = { startsAt: before.startsAt, hours: 4, heads: 2, total: 3200 };
    const mail = move('2026-11-02T00:00:00Z', changes);
    expect(mail.text).toMatch(
      /22:00–02:00.*People: 2\nTotal: 4 h × HK\$800 = HK\$3,200\nBefore: /s,
    );
    expect(mail.text).toMatch(/22:00–01:00.*\nPeople: 4\nTotal: 3 h × HK\$800 = HK\$2,400\n/s);
  });

  it('is another one for each move', () => {
    const keys = ['2026-11-02T00:00:00Z', '2026-11-02T00:00:01Z'].map((at) => move(at).key);
    expect(new Set(keys).size).toBe(2);
  });
});

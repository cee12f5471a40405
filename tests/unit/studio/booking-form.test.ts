import { describe, expect, it } from 'vitest';
import { dictionaries } from '~/i18n/translate';
import { draftFor, emptyDraft } from '~/features/studio/booking-draft';
import { firstHour } from '~/features/studio/booking-hours';
import { linksOf, totalText } from '~/features/studio/booking-text';
import { timeText } from '~/features/studio/booking-time';
import { outcomeOf } from '~/features/studio/call-bookings';
import { bookingTimes } from '~/features/studio/rooms';

const first = firstHour('2026-12-01');
const props = (locale: 'zh' | 'en') => ({
  room: { id: 'a', name: 'Studio A', heads: 4, hourlyRate: 800 },
  times: bookingTimes,
  texts: dictionaries[locale].studio.booking,
  locale,
  currency: 'HK$',
  phone: '+852 2345 6789',
  email: 'hello@overtone.example',
  whatsapp: 'https://wa.me/85251234567',
  emailPattern: '',
});

describe('a booking in words', () => {
  it('has a total', () => {
    expect(totalText(2, props('en'))).toBe('2 × HK$800 = HK$1,600');
  });

  it('has a day and times, in Hong Kong and in the language of the page', () => {
    expect(timeText({ start: first + 14, hours: 2 }, props('en'))).toBe(
      'Tuesday, 1 Dec 14:00–16:00',
    );
    expect(timeText({ start: first + 14, hours: 2 }, props('zh'))).toBe(
      '12月1日星期二 14:00–16:00',
    );
    expect(timeText({ start: first + 22, hours: 3 }, props('en'))).toBe(
      'Tuesday, 1 Dec 22:00–01:00 (next day)',
    );
  });

  it('is a mail and a WhatsApp message', () => {
    const person = { name: '陳 & Co', phone: '9123', email: 'a@b.hk', wishes: 'Amps?', heads: 3 };
    const { mail, whatsapp } = linksOf({ start: first + 14, hours: 2 }, person, props('en'));
    const lines = [
      'Booking: Studio A',
      'Tuesday, 1 Dec 14:00–16:00',
      '2 × HK$800 = HK$1,600',
      'People: 3',
      'Amps?',
      '',
      '陳 & Co',
      '9123',
    ];
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe([...lines, 'a@b.hk'].join('\n'));
    const { pathname, searchParams } = new URL(mail);
    expect(pathname).toBe('hello@overtone.example');
    expect(searchParams.get('subject')).toBe(lines[0]);
    expect(searchParams.get('body')).toBe([...lines.slice(1), 'a@b.hk'].join('\r\n'));
    const without = { ...props('en'), whatsapp: undefined };
    expect(linksOf({ start: first, hours: 1 }, person, without).whatsapp).toBeUndefined();
  });
});

it('an answer has one outcome', () => {
  const of = (status: number, body?: unknown) => outcomeOf({ status, body });
  expect(of(201, {})).toEqual({ kind: 'sent' });
  expect(of(200, '<html>')).toEqual({ kind: 'failed' });
  expect(of(409, { error: 'taken', next: [5, 6] })).toEqual({ kind: 'taken', next: [5, 6] });
  expect(of(409, { error: 'taken', next: 'soon' })).toEqual({ kind: 'taken', next: [] });
  expect(of(409, { error: 'changed' })).toEqual({ kind: 'changed' });
  expect(of(400, { error: 'invalid' })).toEqual({ kind: 'refused' });
  expect(of(429)).toEqual({ kind: 'limited' });
  expect(of(503, { error: 'unsure' })).toEqual({ kind: 'unsure' });
  expect(of(503)).toEqual({ kind: 'failed' });
});

describe('a draft', () => {
  const draft = { ...emptyDraft, id: '1', room: 'a', day: '2026-12-01', name: '陳', wishes: 'W' };

  it('opens the form of its room; in that of another, only the person is filled in', () => {
    expect(draftFor('a', JSON.stringify(draft))).toEqual(draft);
    expect(draftFor('b', JSON.stringify(draft))).toEqual({
      ...emptyDraft,
      room: 'b',
      name: '陳',
    });
  });

  it('that cannot be read is empty', () => {
    for (const text of ['', '[]', '{"name":1}', 'null']) {
      expect(draftFor('a', text)).toEqual({ ...emptyDraft, room: 'a' });
    }
  });
});

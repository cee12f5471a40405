import { describe, expect, it, vi } from 'vitest';
import { dictionaries } from '~/i18n/translate';
import { draftKeys, emptyDraft, mayHold, readDraft } from '~/features/studio/booking-draft';
import { firstHour } from '~/features/studio/booking-hours';
import { linksOf, totalText } from '~/features/studio/booking-text';
import { timeText } from '~/features/studio/booking-time';
import { bookingTimes } from '~/features/studio/rooms';
import { keepTexts } from '~/lib/stored-texts';
import { memoryStorage } from '../memory-storage';

const first = firstHour('2026-12-01');
const props = (locale: 'zh' | 'en') => ({
  room: { id: 'a', name: 'Studio A', heads: 4, hourlyRate: 800 },
  times: bookingTimes,
  texts: dictionaries[locale].studio.booking,
  locale,
  currency: 'HK$',
  endpoint: undefined,
  phone: '+852 2345 6789',
  email: 'hello@overtone.example',
  whatsapp: 'https://wa.me/85251234567',
  words: dictionaries[locale].forms,
});

describe('a booking in words', () => {
  it('has a total', () => {
    expect(totalText(2, props('en'))).toBe('2 × HK$800 = HK$1,600');
    const free = { ...props('en'), room: { ...props('en').room, hourlyRate: 0 } };
    expect(totalText(1, free)).toBe('Free');
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
    const alone = { ...props('en'), room: { ...props('en').room, heads: 1 } };
    const few = { ...person, email: '', wishes: 'One\nTwo' };
    const links = linksOf({ start: first + 14, hours: 2 }, few, alone);
    const [, , ...letter] = ['', ...lines.slice(1, 3), 'One', 'Two', '', ...lines.slice(6)];
    expect(new URL(links.mail).searchParams.get('body')).toBe(
      [lines[1], ...letter, ''].join('\r\n'),
    );
    expect(new URL(links.whatsapp ?? '').searchParams.get('text')).toBe(
      [lines[0], lines[1], ...letter].join('\n'),
    );
    const without = { ...props('en'), whatsapp: undefined };
    expect(linksOf({ start: first, hours: 1 }, person, without).whatsapp).toBeUndefined();
  });
});

it.each([
  ['10 12', [10, 11]],
  ['', []],
  ['x', []],
])('a booking without an answer may hold its hours: "%s"', (unanswered, held) => {
  expect([0, 9, 10, 11, 12].filter((hour) => mayHold({ unanswered }, hour))).toEqual(held);
});

describe('a draft', () => {
  const draft = { ...emptyDraft, id: '1', room: 'a', day: '2026-12-01', name: '陳', wishes: 'W' };

  const keep = (kept: typeof draft) => {
    for (const key of draftKeys(kept.room)) keepTexts(key, kept);
  };

  it('opens the form of its room; in that of another, only the person is filled in', () => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    expect(readDraft('a')).toEqual({ ...emptyDraft, room: 'a' });
    keep(draft);
    expect(readDraft('a')).toEqual(draft);
    expect(readDraft('b')).toEqual({ ...emptyDraft, room: 'b', name: '陳' });
  });

  it('stays while the form of another room is filled in', () => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    keep(draft);
    keep({ ...readDraft('b'), wishes: 'B' });
    expect(readDraft('a')).toEqual(draft);
    keep({ ...readDraft('b'), name: '李' });
    expect(readDraft('a'), 'is another booking with another person').toEqual({
      ...draft,
      name: '李',
      id: '',
    });
    expect(readDraft('b').wishes).toBe('B');
  });

  it('of an earlier version, which kept only the last one, opens its form', () => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    keepTexts('overtone:booking-draft', draft);
    expect(readDraft('a')).toEqual(draft);
  });
});

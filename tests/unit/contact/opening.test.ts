import { describe, expect, it } from 'vitest';
import { openingAt } from '~/features/contact/opening';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const hours = [
  { days: weekdays, opens: '10:00', closes: '20:00' },
  { days: ['Saturday'], opens: '10:00', closes: '19:00' },
];
/** `2026-12-25 09:00` in Hong Kong; a Friday. */
const at = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`);

describe('the shop, by its hours', () => {
  it.each([
    ['2026-12-25 09:59', false, '10:00', '2026-12-25'],
    ['2026-12-25 10:00', true, '20:00', '2026-12-25'],
    ['2026-12-25 19:59', true, '20:00', '2026-12-25'],
    ['2026-12-25 20:00', false, '10:00', '2026-12-26'],
    ['2026-12-26 18:00', true, '19:00', '2026-12-26'],
    // Closed on Sunday.
    ['2026-12-26 19:00', false, '10:00', '2026-12-28'],
    ['2026-12-27 12:00', false, '10:00', '2026-12-28'],
    ['2026-12-31 23:59', false, '10:00', '2027-01-01'],
    // 16:01 on the day before in UTC.
    ['2026-12-28 00:01', false, '10:00', '2026-12-28'],
  ])('at %s in Hong Kong is open: %s, until or from %s on %s', (now, isOpen, time, date) => {
    expect(openingAt(at(now), hours, [])).toEqual({
      isOpen,
      time,
      date: new Date(date),
      isToday: now.startsWith(date),
    });
  });

  it('opens again on the same day of the next week', () => {
    const saturdays = hours.slice(1);
    expect(openingAt(at('2026-12-26 19:00'), saturdays, [])?.date).toEqual(new Date('2027-01-02'));
  });

  it('is closed on its closed dates, and says the next day that is none', () => {
    const closed = ['2026-12-25', '2026-12-26', '2027-01-01'];
    const next = { isOpen: false, time: '10:00', date: new Date('2026-12-28'), isToday: false };
    expect(openingAt(at('2026-12-25 12:00'), hours, closed)).toEqual(next);
    expect(openingAt(at('2026-12-24 21:00'), hours, closed)).toEqual(next);
    expect(openingAt(at('2026-12-28 12:00'), hours, closed)?.isOpen).toBe(true);
  });

  it('has nothing to say without hours', () => {
    expect(openingAt(at('2026-12-26 19:00'), [], [])).toBeUndefined();
  });
});

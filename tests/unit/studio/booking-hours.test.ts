import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, hourOf } from '~/contracts/booking';
import { clockOf, isByAppointment } from '~/contracts/opening-hours';
import {
  areFree,
  bookableDays,
  dayOf,
  firstFreeDay,
  firstHour,
  isBookable,
  isHour,
  lastLookedAt,
  longestFrom,
  nextStarts,
  rangesOf,
  startsOn,
} from '~/features/studio/booking-hours';
import { property } from '../property';

const times = {
  hours: { opens: '09:00', closes: '23:00' },
  bookAheadHours: { open: 2, byAppointment: 24 },
  maxHours: 12,
  daysAhead: 60,
};
const DAY = '2026-12-01';
const first = firstHour(DAY);
/** 10:30 in Hong Kong. */
const now = Date.parse('2026-12-01T10:30:00+08:00');
const free = (taken: readonly number[] = [], at = now) => ({ times, taken, now: at });
const clocks = (hours: readonly number[]) => hours.map(clockOf);

describe('hours', () => {
  it('are those of Hong Kong, whatever the time zone of the device', () => {
    expect(dateOf(first).toISOString()).toBe('2026-11-30T16:00:00.000Z');
    expect([dayOf(first), clockOf(first)]).toEqual([DAY, '00:00']);
    expect([dayOf(first - 1), clockOf(first + 22)]).toEqual(['2026-11-30', '22:00']);
    expect(hourOf('2026-12-01T14:00:00.000Z')).toBe(first + 22);
    expect(firstHour('tomorrow')).toBeNaN();
  });

  it.each([
    ['while today has some', '10:30', times, '2026-12-01'],
    ['at night, when today has none', '22:30', times, '2026-12-02'],
    [
      'when the notice takes up tomorrow too',
      '22:30',
      { ...times, bookAheadHours: { open: 24 } },
      '2026-12-03',
    ],
    [
      'when only the last day has some',
      '10:30',
      { ...times, bookAheadHours: { open: 60 * 24 } },
      '2027-01-30',
    ],
    ['if there is none', '10:30', { ...times, bookAheadHours: { open: 10_000 } }, '2026-12-01'],
  ])('are first bookable on a day: %s', (_, clock, times, day) => {
    expect(firstFreeDay(Date.parse(`2026-12-01T${clock}:00+08:00`), times)).toBe(day);
  });

  it('outside the opening hours are by appointment', () => {
    const outside = Array.from({ length: 24 }, (_, index) => first + index).filter((hour) =>
      isByAppointment(hour, times),
    );
    expect(clocks(outside)).toEqual([
      ...Array.from({ length: 9 }, (_, index) => `0${index}:00`),
      '23:00',
    ]);
    const always = { ...times, hours: { opens: '00:00', closes: '24:00' } };
    expect(isByAppointment(first + 23, always)).toBe(false);
  });
});

it('a room can be booked from today to 60 days ahead, by the date in Hong Kong', () => {
  expect(bookableDays(now, times)).toEqual({ first: DAY, last: '2027-01-30' });
  expect(bookableDays(Date.parse('2026-12-01T16:00:00Z'), times).first).toBe('2026-12-02');
});

describe('an hour can be booked', () => {
  it('two hours before it, and one by appointment a day before it', () => {
    expect(isBookable(first + 12, times, now)).toBe(false); // 12:00
    expect(isBookable(first + 13, times, now)).toBe(true);
    expect(isBookable(first + 23, times, now)).toBe(false);
    expect(isBookable(first + 24 + 8, times, now)).toBe(false);
    expect(isBookable(first + 24 + 23, times, now)).toBe(true);
    expect(isBookable(first + 13, times, (first + 11) * 3_600_000)).toBe(true); // exactly
  });

  it('unless it is taken', () => {
    const taken = [first + 15, first + 16];
    expect(clocks(startsOn(DAY, free(taken)))).toEqual(
      ['13', '14', '17', '18', '19', '20', '21', '22'].map((hour) => `${hour}:00`),
    );
  });
});

describe('a booking', () => {
  it('ends where the next begins, at a time by appointment that is too soon, or at the most hours', () => {
    expect(longestFrom(first + 13, free([first + 15]))).toBe(2);
    expect(longestFrom(first + 15, free([first + 15]))).toBe(0);
    expect(longestFrom(first + 20, free())).toBe(3);
    expect(longestFrom(first + 48, free())).toBe(12);
  });

  it('can go past midnight', () => {
    expect(longestFrom(first + 48 + 22, free([first + 72 + 2]))).toBe(4);
  });

  const hour = fc.integer({ min: first, max: first + 96 });
  property(
    'is free exactly if it is not longer than the longest from its start',
    [hour, fc.integer({ min: 1, max: 12 }), fc.array(hour)],
    (start, hours, taken) => {
      const availability = free(taken);
      expect(areFree(start, hours, availability)).toBe(hours <= longestFrom(start, availability));
    },
  );
});

describe('instead of hours that are taken', () => {
  const noon = first + 24 + 12;

  it('the next three free starts are offered', () => {
    expect(nextStarts(noon, 2, free([noon, noon + 4]))).toEqual([noon + 1, noon + 2, noon + 5]);
  });

  it('are starts within the opening hours, unless those asked for were outside', () => {
    const evening = first + 24 + 21;
    expect(nextStarts(evening, 2, free([evening]))).toEqual(
      [33, 34, 35].map((n) => first + 24 + n),
    );
    expect(nextStarts(evening, 3, free([evening]))).toEqual([1, 2, 3].map((n) => evening + n));
  });

  it('is nothing after the last day or in a week without a free hour', () => {
    const morning = firstHour('2027-01-30') + 10;
    expect(nextStarts(morning, 1, free([morning]))).toEqual([1, 2, 3].map((n) => morning + n));
    const last = firstHour('2027-01-30') + 20;
    expect(nextStarts(last, 2, free([last + 1]))).toEqual([]);
    const week = Array.from({ length: 200 }, (_, index) => noon + index);
    expect(nextStarts(noon, 1, free(week))).toEqual([]);
  });
});

it('looks for other starts within a week, whose hours it has to know', () => {
  expect(lastLookedAt(first, times)).toBe(first + 1 + 7 * 24 + 12);
});

it('an hour is one that a calendar has', () => {
  expect([first, 1e14].map(isHour)).toEqual([true, false]);
});

it('hours that follow each other are one range', () => {
  expect(rangesOf([5, 3, 4, 8])).toEqual([
    [3, 6],
    [8, 9],
  ]);
  expect(rangesOf([])).toEqual([]);
});

import { expect, it } from 'vitest';
import { MAX_HOURS } from '~/contracts/booking';
import {
  hoursOf,
  isChanged,
  isMoved,
  isSame,
  issueOf,
  readBooking,
  totalFor,
  type Booking,
} from '../../../scripts/cms/src/bookings/booking-record';

import { closedDayIn } from '../../../scripts/cms/src/bookings/opening-times';

const HOUR = 3_600_000;
const now = Date.parse('2026-12-01T10:30:00+08:00');
const rooms = [{ id: 'a', name: { zh: '甲', en: 'A' }, heads: 4, hourlyRate: 800 }];
const at = (hours: number) => new Date(Math.floor(now / HOUR) * HOUR + hours * HOUR).toISOString();
const record = {
  room: 'a',
  startsAt: at(24),
  hours: 2,
  heads: 4,
  total: 1600,
  name: '陳大文',
  phone: '9123 4567',
  email: 'man@example.com',
  wishes: '',
  language: 'zh',
} as const;
const read = (changes: object) =>
  readBooking({ ...record, ...changes }, { rooms, daysAhead: 60 }, now);

it.each([
  ['the hour that has begun', at(0), false],
  ['the next hour', at(1), true],
  ['the last hour of 60 days and today', at(61 * 24), true],
  ['an hour later', at(61 * 24 + 1), false],
])('the CMS takes a booking of %s: %s, %s', (_, startsAt, isTaken) => {
  expect(read({ startsAt }) !== undefined).toBe(isTaken);
});

it.each([0, 61 * 24])('on the hour, it takes no booking that begins %i hours later', (hours) => {
  const sent = { ...record, startsAt: at(hours) };
  const onTheHour = Math.floor(now / HOUR) * HOUR;
  expect(readBooking(sent, { rooms, daysAhead: 60 }, onTheHour)).toBeUndefined();
});

it.each([
  [{ room: 'z' }, 'room'],
  [{ startsAt: new Date(now).toISOString() }, 'startsAt'],
  [{ hours: 0 }, 'hours'],
  [{ hours: MAX_HOURS + 1 }, 'hours'],
  [{ hours: 1.5 }, 'hours'],
  [{ heads: 0 }, 'heads'],
  [{ heads: 5 }, 'heads'],
  [{}, undefined],
  [{ hours: 1, heads: 1 }, undefined],
])('a booking with %j has a problem with its %s', (changes, field) => {
  const issue = issueOf({ ...record, ...changes }, rooms);
  expect(issue?.field).toBe(field);
  if (issue) {
    expect(issue.words.zh).toMatch(/。$/);
    expect(issue.words.en).toMatch(/\.$/);
  }
  expect(read(changes) === undefined).toBe(field !== undefined);
});

it.each([
  [{}, {}, true],
  [{}, { startsAt: record.startsAt.replace('Z', '+00:00') }, true],
  [{ state: 'confirmed' }, {}, true],
  [{ state: 'cancelled' }, {}, false],
  [{ state: 'declined' }, {}, false],
  [{}, { startsAt: at(25) }, false],
  [{}, { heads: 3 }, false],
] as const)('a booking with %j is the one with %j: %s', (stored, sent, expected) => {
  const booking: Booking = {
    ...record,
    bookingId: 'b',
    cancelToken: 't',
    state: 'requested',
    ...stored,
  };
  expect(isSame(booking, { ...record, ...sent })).toBe(expected);
});

it.each<[object, boolean, boolean?]>([
  [{}, false],
  [{ heads: 1 }, false, true],
  [{ startsAt: record.startsAt.replace('Z', '+00:00') }, false],
  [{ room: 'b' }, true],
  [{ startsAt: at(25) }, true],
  [{ hours: 3 }, true],
])('a booking that changes by %j is moved: %s', (changes, expected, isOther = expected) => {
  expect(isMoved(record, { ...record, ...changes })).toBe(expected);
  expect(isChanged(record, { ...record, ...changes })).toBe(isOther);
});

it('a booking has a key for each of its hours', () => {
  expect(hoursOf({ ...record, startsAt: '1970-01-01T02:00:00Z' })).toEqual([
    { key: 'a 2', room: 'a', hour: 2 },
    { key: 'a 3', room: 'a', hour: 3 },
  ]);
});

it.each([
  ['2026-12-25T00:00:00+08:00', 1, '2026-12-25'],
  ['2026-12-24T22:00:00+08:00', 2, undefined],
  ['2026-12-24T22:00:00+08:00', 3, '2026-12-25'],
  ['2026-12-25T23:00:00+08:00', 2, '2026-12-25'],
  ['2026-12-26T00:00:00+08:00', 1, undefined],
])('of a booking from %s for %i hours, the closed day is %s', (startsAt, hours, day) => {
  expect(closedDayIn({ startsAt, hours }, ['2026-12-25', '2027-01-01'])).toBe(day);
});

it.each([
  [{ total: 1600, hours: 2 }, 3, 2400],
  [{ total: 1400, hours: 2 }, 1, 700],
  [{ total: 0, hours: 1 }, 2, 0],
])('a booking of %j costs the same by the hour for %i hours: %i', (booking, hours, total) => {
  expect(totalFor(booking, hours)).toBe(total);
});

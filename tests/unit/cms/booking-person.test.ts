import { expect, it } from 'vitest';
import type { Booking } from '../../../scripts/cms/src/bookings/booking-record';
import { isReaddressed, personOf } from '../../../scripts/cms/src/bookings/booking-person';

const person = { name: '陳大文', phone: '9123 4567', email: 'man@example.com' };

it('the details of a customer who calls are stored as the form of the shop does', () => {
  expect(
    personOf({ name: ' 陳大文 ', phone: '９１２３ 4567', email: ' Man@example.com\u200b' }),
  ).toEqual({
    values: { name: '陳大文', phone: '9123 4567', email: 'Man@example.com' },
    issue: undefined,
  });
  expect(personOf({ name: '陳大文', phone: null, email: '' })).toEqual({
    values: { name: '陳大文' },
    issue: undefined,
  });
});

it.each<[Partial<typeof person>, string, RegExp]>([
  [{ email: 'man@example' }, 'email', /完整的電郵地址/],
  [{ email: 'man@example.com, b@example.com' }, 'email', /完整的電郵地址/],
  [{ name: ' ' }, 'name', /請填寫此欄/],
  [{ phone: 'x'.repeat(41) }, 'phone', /40.*41/],
])('a mistake in %j is named at the field %s', (sent, field, words) => {
  expect(personOf(sent, person).issue).toEqual({
    field,
    words: {
      zh: expect.stringMatching(words) as string,
      en: expect.stringMatching(/\.$/) as string,
    },
  });
});

it('leaves alone what an earlier version has taken, and what is not sent', () => {
  const before = { ...person, email: 'man@example' };
  expect(personOf({ ...before, phone: '2111 2222' }, before)).toEqual({
    values: { phone: '2111 2222' },
    issue: undefined,
  });
  expect(personOf({}, before)).toEqual({ values: {}, issue: undefined });
  // Who called may have no address any more.
  expect(personOf({ phone: null, email: null }, person)).toEqual({
    values: { phone: '', email: '' },
    issue: undefined,
  });
});

const booking = { ...person, state: 'confirmed', startsAt: '2026-12-01T02:00:00.000Z' } as Booking;
const start = Date.parse('2026-12-01T02:00:00.000Z');
it.each<[Partial<Booking>, number, boolean]>([
  [{ email: 'right@example.com' }, start - 1, true],
  [{ email: 'right@example.com' }, start, false],
  [{ email: 'right@example.com', state: 'cancelled' }, start - 1, false],
  [{ email: 'MAN@example.com' }, start - 1, false],
  [{ name: '陳小文' }, start - 1, false],
  [{ email: null }, start - 1, true],
])(
  'a booking that changes by %j has another address to mail, at %i: %s',
  (change, now, expected) => {
    expect(isReaddressed(booking, { ...booking, ...change }, now)).toBe(expected);
  },
);

import { expect, it } from 'vitest';
import {
  bookingStates,
  isLesson,
  isUpcoming,
  mayBecome,
  type BookingState,
} from '~/contracts/booking';
import { mayCancel } from '~/contracts/cancellation';
import { normalizedCode } from '~/contracts/code';
import { hasField } from '~/contracts/customer';
import { isEmptyMessage } from '~/contracts/message';
import { isCardTotal } from '~/contracts/order';
import { isPaid, orderStates } from '~/contracts/order-states';
import { isPaidLater, isPaymentMethod } from '~/contracts/payment-methods';
import { isProductId } from '~/contracts/product-id';
import { isRandomId, randomId } from '~/contracts/random-id';
import { isSessionId } from '~/contracts/session-id';

/** The values that a rule accepts. */
const accepted = <Value>(values: readonly Value[], rule: (value: Value) => boolean) =>
  values.filter((value) => rule(value));

it('a booking may stay as it is, and go where its state leads', () => {
  const next = (before: BookingState) =>
    accepted(bookingStates, (after) => mayBecome(before, after));
  expect(bookingStates.map(next)).toEqual([
    ['requested', 'confirmed', 'declined', 'cancelled'],
    ['confirmed', 'cancelled'],
    ['declined'],
    ['cancelled'],
  ]);
});

it('a booking is to come until it begins, unless it was given up', () => {
  const now = 3_600_000;
  expect([0, 1, 2].map((start) => isUpcoming('requested', start, now))).toEqual([
    false,
    false,
    true,
  ]);
  for (const rule of [isUpcoming, mayCancel]) {
    const states = accepted(bookingStates, (state) => rule(state, 2, now));
    expect(states).toEqual(['requested', 'confirmed']);
  }
});

it('a booking of a teacher is a lesson', () => {
  const rooms = ['teacher-1', 'room-of-teacher-', 'a'].map((room) => ({ room }));
  expect(accepted(rooms, isLesson)).toEqual([{ room: 'teacher-1' }]);
});

it('a card pays from HK$4 to HK$999,999', () => {
  expect(accepted([3, 4, 999_999, 1_000_000], isCardTotal)).toEqual([4, 999_999]);
});

it('an order is paid from its payment on, until it is cancelled', () => {
  expect(accepted(orderStates, isPaid)).toEqual(['paid', 'shipped', 'completed']);
});

it('a bank transfer is a payment method, which is paid later', () => {
  expect(accepted(['card', 'bank', 'cash', undefined], isPaymentMethod)).toEqual(['card', 'bank']);
  expect(accepted(['card', 'bank'] as const, isPaidLater)).toEqual(['bank']);
});

it('a code is compared without spaces, in capital half-width letters', () => {
  expect(normalizedCode(' spr\u3000ｉng-1 ')).toBe('SPRING-1');
});

it.each([
  ['kowloon', ['address', 'city', 'phone']],
  ['abroad', ['country', 'postalCode', 'address', 'city', 'phone']],
  ['collect', ['phone']],
])('an order to %s has the fields %j', (area, fields) => {
  const all = ['country', 'postalCode', 'address', 'city', 'phone'];
  expect(accepted(all, (field) => hasField(field, area))).toEqual(fields);
});

it('a message has a subject or a text', () => {
  expect(isEmptyMessage({ subject: ' ', message: '\n' })).toBe(true);
  expect(isEmptyMessage({ subject: 'x', message: '' })).toBe(false);
  expect(isEmptyMessage({ subject: '', message: 'x' })).toBe(false);
});

it('ids are whole texts of their letters', () => {
  const id = 'a0'.repeat(16);
  expect(accepted([id, `${id}0`, id.slice(1), `${id.slice(1)}g`, [id], 7], isRandomId)).toEqual([
    id,
  ]);
  const created = Array.from({ length: 30 }, randomId);
  expect(new Set(accepted(created, isRandomId)).size).toBe(30);
  const longest = 'x'.repeat(50);
  expect(accepted(['a-_1', longest, `${longest}x`, '', 'a b', '../a'], isProductId)).toEqual([
    'a-_1',
    longest,
  ]);
  const session = `cs_${'x'.repeat(250)}`;
  const sessions = ['cs_a1_B', session, `${session}x`, 'x cs_a', 'cs_a/..', 'cs_'];
  expect(accepted(sessions, isSessionId)).toEqual(['cs_a1_B', session]);
});

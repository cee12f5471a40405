import { expect, it } from 'vitest';
import type { z } from 'zod';
import {
  alertAnswerSchema,
  alertRecordSchema,
  alertSchema,
  bookingRecordSchema,
  bookingSchema,
  bookingStatusSchema,
  cancelRequestSchema,
  messageRecordSchema,
  messageSchema,
  reviewRecordSchema,
  reviewSchema,
} from '~/contracts/form-schema';

const ID = 'a'.repeat(32);
const form = { id: ID, locale: 'en', website: '', seconds: 0 };
const record = { language: 'en' };
const message = { name: '', phone: '', email: '', subject: 'Strings', message: '' };
const alert = { product: '7', email: 'man@example.com' };
const review = { product: '7', stars: 5, text: 'Warm', name: '陳', reference: 'ot-1', email: '' };
const booking = {
  ...{ room: 'a', hours: 24, heads: 1, total: 0 },
  ...{ name: '陳', phone: '9123', email: 'man@example.com', wishes: '' },
};
const startsAt = '2026-12-01T04:00:00.000Z';

it.each<[string, z.ZodType, object]>([
  ['a message', messageSchema, { ...form, ...message }],
  ['the record of a message', messageRecordSchema, { ...record, ...message }],
  ['an alert', alertSchema, { ...form, ...alert }],
  ['the record of an alert', alertRecordSchema, { ...record, ...alert }],
  ['a booking', bookingSchema, { ...form, ...booking, start: 1 }],
  ['the record of a booking', bookingRecordSchema, { ...record, ...booking, startsAt }],
  ['an answer to an alert', alertAnswerSchema, { token: ID, answer: 'confirm' }],
  ['another answer', alertAnswerSchema, { token: ID, answer: 'stop' }],
  ['a cancellation', cancelRequestSchema, { token: ID, isSure: true }],
])('%s has its fields, and no others', (_, schema, valid) => {
  expect(schema.parse(valid)).toEqual(valid);
  expect(schema.safeParse({ ...valid, state: 'paid' }).success).toBe(false);
  for (const field of Object.keys(valid)) {
    expect(schema.safeParse({ ...valid, [field]: undefined }).success, field).toBe(false);
  }
});

it.each([
  [reviewSchema, form],
  [reviewRecordSchema, record],
])('a review has its reference in capital letters', (schema, fields) => {
  expect(schema.parse({ ...fields, ...review })).toMatchObject({ ...fields, reference: 'OT-1' });
});

it.each<[z.ZodType, object, string]>([
  [messageSchema, { ...form, ...message, subject: ' ' }, 'message: is empty'],
  [messageRecordSchema, { ...record, ...message, subject: '' }, 'message: is empty'],
  [messageSchema, { ...form, ...message, website: 'x'.repeat(1001) }, 'website'],
  [messageSchema, { ...form, ...message, seconds: -1 }, 'seconds'],
  [reviewSchema, { ...form, ...review, stars: 0 }, 'stars'],
  [reviewSchema, { ...form, ...review, stars: 6 }, 'stars'],
  [bookingSchema, { ...form, ...booking, start: 1, room: '' }, 'room'],
  [bookingSchema, { ...form, ...booking, start: 1, hours: 0 }, 'hours'],
  [bookingSchema, { ...form, ...booking, start: 1, hours: 25 }, 'hours'],
  [bookingSchema, { ...form, ...booking, start: 1, heads: 0 }, 'heads'],
  [bookingSchema, { ...form, ...booking, start: 1, total: -1 }, 'total'],
  [
    bookingRecordSchema,
    { ...record, ...booking, startsAt: startsAt.replace('00.000', '30.000') },
    'startsAt: is not on the hour',
  ],
  [alertAnswerSchema, { token: ID, answer: 'record' }, 'answer'],
])('is not valid, case %#', (schema, value, issue) => {
  const [found] = schema.safeParse(value).error?.issues ?? [];
  expect(`${found?.path.join('.')}: ${found?.message}`).toContain(issue);
});

it('the status of a booking has its first hour', () => {
  const status = { room: 'a', hours: 2, state: 'requested' };
  expect(bookingStatusSchema.parse({ ...status, startsAt: '1970-01-01T05:00:00Z' })).toEqual({
    ...status,
    start: 5,
  });
});

import { expect, it } from 'vitest';
import { lastDayBefore, withEndOfDay } from '~cms/../last-day';

// Times in Hong Kong.
const midnight = '2026-06-30T16:00:00.000Z';
const lastMinute = '2026-07-01T15:59:00.000Z';
const noon = '2026-07-01T04:00:00.000Z';

it.each([
  ['saleUntil', null, midnight, lastMinute],
  ['unpublishAt', undefined, midnight, lastMinute],
  ['endsAt', null, midnight, lastMinute],
  ['endsAt', null, noon, noon],
  // Somebody has chosen midnight.
  ['endsAt', lastMinute, midnight, midnight],
  ['saleFrom', null, midnight, midnight],
  ['publishAt', null, midnight, midnight],
])('a day chosen alone as %s includes the day if something ends: %s, %s', (...example) => {
  const [field, before, time, completed] = example;
  expect(withEndOfDay(field, before, time)).toBe(completed);
});

it.each([
  ['endsAt', midnight, '2026-06-30'],
  ['endsAt', lastMinute, undefined],
  ['saleFrom', midnight, undefined],
  ['saleUntil', null, undefined],
])('the last day of %s at %s is %s', (field, time, day) => {
  expect(lastDayBefore(field, time)).toBe(day);
});

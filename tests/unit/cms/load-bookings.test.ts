import { expect, it, vi } from 'vitest';
import {
  isBetween,
  loadBetween,
  loadBookings,
  type Booking,
} from '../../../scripts/cms/src/admin/load-bookings';

const bookings = Array.from({ length: 250 }, (_, index): Booking => ({
  documentId: String(index),
  room: 'a',
  startsAt: '2026-12-01T02:00:00.000Z',
  hours: 1,
  name: 'Chan',
  state: 'confirmed',
}));

it.each([
  [99, 1],
  [100, 2],
  [250, 3],
])('%i bookings that hold their hours are loaded, in pages: %i', async (count, pages) => {
  const all = bookings.slice(0, count);
  const get = vi.fn((_: string, { params }: { params: object }) => {
    const { page, pageSize } = params as { page: number; pageSize: number };
    const results = all.slice((page - 1) * pageSize, page * pageSize);
    return Promise.resolve({ data: { results } });
  });
  const [from, until] = [{ $gte: '2026-12-01' }, { $lt: '2026-12-08' }];
  expect(await loadBookings(get, from, until)).toEqual(all);
  expect(get).toHaveBeenCalledTimes(pages);
  expect(get.mock.lastCall?.[1].params).toMatchObject({
    filters: {
      $and: [
        { state: { $in: ['requested', 'confirmed'] } },
        { startsAt: from },
        { startsAt: until },
      ],
    },
  });
});

const midnight = Date.parse('2026-12-07T00:00:00+08:00');
const DAY = 86_400_000;

it.each([
  // It begins on Sunday night, and ends on Monday.
  ['2026-12-06T22:00:00+08:00', 4, true],
  ['2026-12-06T22:00:00+08:00', 2, false],
  ['2026-12-06T01:00:00+08:00', 24, true],
  ['2026-12-07T00:00:00+08:00', 1, true],
  ['2026-12-07T23:00:00+08:00', 2, true],
  ['2026-12-08T00:00:00+08:00', 1, false],
])('a booking from %s for %i hours is on Monday: %s', (startsAt, hours, expected) => {
  expect(isBetween({ startsAt, hours }, midnight, midnight + DAY)).toBe(expected);
});

it('bookings of a week are loaded with those that began before it', async () => {
  const [sunday, over] = [22, 20].map((hour) => ({
    ...bookings[0],
    startsAt: `2026-12-06T${hour}:00:00+08:00`,
    hours: 3,
  }));
  const get = vi.fn((_: string, __: { params: object }) =>
    Promise.resolve({ data: { results: [over, sunday] as Booking[] } }),
  );
  expect(await loadBetween(get, midnight, midnight + 7 * DAY)).toEqual([sunday]);
  expect(get.mock.lastCall?.[1].params).toMatchObject({
    filters: {
      $and: [
        {},
        { startsAt: { $gte: '2026-12-05T16:00:00.000Z' } },
        { startsAt: { $lt: '2026-12-13T16:00:00.000Z' } },
      ],
    },
  });
});

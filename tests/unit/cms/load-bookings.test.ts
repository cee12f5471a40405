import { expect, it, vi } from 'vitest';
import { loadBookings, type Booking } from '../../../scripts/cms/src/admin/load-bookings';

const bookings = Array.from({ length: 250 }, (_, index): Booking => ({
  documentId: String(index),
  room: 'a',
  startsAt: '2026-12-01T02:00:00.000Z',
  hours: 1,
  name: 'Chan',
  state: 'confirmed',
}));

it.each([
  [0, 1],
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

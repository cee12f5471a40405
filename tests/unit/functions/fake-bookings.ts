import { isDeepStrictEqual } from 'node:util';
import { hoursOf } from '../../../scripts/cms/src/bookings/booking-rules';

interface Booking {
  room: string;
  startsAt: string;
  hours: number;
  state: string;
}
interface Answer {
  status: number;
  body: unknown;
}

/**
 * The API for bookings of the CMS that comes with the shop, in memory; tests/cms/real/bookings.test.ts is about the
 * real one. The token of a booking is its id.
 */
export function fakeBookings() {
  const bookings = new Map<string, Booking>();
  const held = () =>
    [...bookings.values()].filter(({ state }) => state !== 'cancelled').flatMap(hoursOf);

  function record(id: string, content: Omit<Booking, 'state'>): Answer {
    const before = bookings.get(id);
    if (before) {
      const { state: _, ...known } = before;
      const isSame = before.state !== 'cancelled' && isDeepStrictEqual(known, content);
      return isSame ? { status: 200, body: { data: {} } } : { status: 422, body: {} };
    }
    const keys = new Set(held().map(({ key }) => key));
    if (hoursOf(content).some(({ key }) => keys.has(key))) return { status: 409, body: {} };
    bookings.set(id, { ...content, state: 'requested' });
    return { status: 201, body: { data: {} } };
  }

  /** @param path after `/api/` */
  function answer(path: string, query: URLSearchParams, body: unknown): Answer {
    const [, last = ''] = path.split('/');
    if (last === 'taken') {
      const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
      const hours = held()
        .filter(({ room, hour }) => room === query.get('room') && hour >= from && hour < to)
        .map(({ hour }) => hour);
      return { status: 200, body: { data: hours.sort((a, b) => a - b) } };
    }
    if (last !== 'look' && last !== 'cancel') return record(last, body as Booking);
    const booking = bookings.get((body as { token: string }).token);
    if (!booking) return { status: 404, body: {} };
    if (last === 'cancel') booking.state = 'cancelled';
    const { room, startsAt, hours, state } = booking;
    return { status: 200, body: { data: { room, startsAt, hours, state } } };
  }

  return { bookings, answer };
}

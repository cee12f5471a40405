import { bookingRefusals, isHeld } from '~/contracts/booking';
import { bookingTimes, resources as rooms } from '~/features/studio/rooms';
import {
  hoursOf,
  isSame,
  readBooking,
  type Booking,
} from '../../../scripts/cms/src/bookings/booking-record';

interface Answer {
  status: number;
  body: unknown;
}

/**
 * An in-memory version of the CMS's booking API; tests/cms/real/bookings.test.ts tests the real
 * one. The token of a booking is its id.
 */
export function fakeBookings() {
  const bookings = new Map<string, Booking>();
  const held = () => [...bookings.values()].filter(({ state }) => isHeld(state)).flatMap(hoursOf);

  function record(id: string, sent: unknown): Answer {
    const { daysAhead } = bookingTimes;
    const data = readBooking(sent, { rooms, daysAhead }, Date.now());
    if (!data) return { status: 400, body: {} };
    const before = bookings.get(id);
    if (before) {
      return { status: isSame(before, data) ? 200 : bookingRefusals.used, body: { data: {} } };
    }
    const keys = new Set(held().map(({ key }) => key));
    if (hoursOf(data).some(({ key }) => keys.has(key))) {
      return { status: bookingRefusals.taken, body: {} };
    }
    bookings.set(id, { ...data, bookingId: id, cancelToken: id, state: 'requested' });
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
    if (last !== 'look' && last !== 'cancel') return record(last, body);
    const booking = bookings.get((body as { token: string }).token);
    if (!booking) return { status: 404, body: {} };
    if (last === 'cancel') booking.state = 'cancelled';
    const { room, startsAt, hours, state } = booking;
    return { status: 200, body: { data: { room, startsAt, hours, state } } };
  }

  return { bookings, answer };
}

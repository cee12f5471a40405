import { HOUR } from '~/contracts/hong-kong-time';
import { hourOf, isHeld, MAX_HOURS, type BookingState } from '~/contracts/booking';
import { bookingRecordSchema, type BookingRecord } from '~/contracts/form-schema';
import { isCount } from '../is-count';

/** A room, or a teacher of trial lessons. */
export interface Room {
  id: string;
  name: { zh: string; en: string };
  heads: number;
  hourlyRate: number;
}

/** A booking in the database. Bookings written by editors may lack address and wishes. */
export type Booking = Omit<BookingRecord, 'email' | 'phone' | 'wishes'> & {
  [Field in 'email' | 'phone' | 'wishes']?: string | null;
} & {
  bookingId: string;
  cancelToken: string;
  state: BookingState;
  receivedAt?: string | Date | null;
  updatedAt?: string | Date;
};

export type Times = Pick<Booking, 'room' | 'startsAt' | 'hours' | 'heads'>;

/** Whether a booking has another room or time. */
export const isMoved = (before: Times, after: Times) =>
  before.room !== after.room ||
  hourOf(before.startsAt) !== hourOf(after.startsAt) ||
  before.hours !== after.hours;

/** Whether a booking has another room, time or number of people. */
export const isChanged = (before: Times, after: Times) =>
  isMoved(before, after) || before.heads !== after.heads;

/** Returns the total of a booking for a number of hours, at its agreed rate. */
export const totalFor = (
  { total, hours: before }: Pick<Booking, 'total' | 'hours'>,
  hours: number,
) => Math.round((total / before) * hours);

/** Returns the hours of a booking, each with its unique key. */
export const hoursOf = ({ room, startsAt, hours }: Pick<Times, 'room' | 'startsAt' | 'hours'>) =>
  Array.from({ length: hours }, (_, index) => {
    const hour = hourOf(startsAt) + index;
    return { key: `${room} ${hour}`, room, hour };
  });

/** Whether a booking is the one in a record, and still has its hours. */
export const isSame = (booking: Booking, { startsAt, ...record }: BookingRecord) =>
  isHeld(booking.state) &&
  hourOf(booking.startsAt) === hourOf(startsAt) &&
  Object.entries(record).every(([name, value]) => booking[name as keyof typeof record] === value);

/** Returns the problem with a booking, for editors; undefined if there is none. */
export function issueOf({ room: id, startsAt, hours, heads }: Times, rooms: readonly Room[]) {
  const room = rooms.find((each) => each.id === id);
  if (!room) {
    return {
      field: 'room',
      words: { zh: '請選錄音室或老師。', en: 'Choose a room or a teacher.' },
    };
  }
  if (!Number.isInteger(hourOf(startsAt))) {
    return { field: 'startsAt', words: { zh: '請以整點開始。', en: 'Start on the hour.' } };
  }
  if (!isCount(hours, 1, MAX_HOURS)) {
    return {
      field: 'hours',
      words: { zh: `1至${MAX_HOURS}小時。`, en: `From 1 to ${MAX_HOURS} hours.` },
    };
  }
  if (!isCount(heads, 1, room.heads)) {
    const words = { zh: `1至${room.heads}人。`, en: `From 1 to ${room.heads} people.` };
    return { field: 'heads', words };
  }
  return undefined;
}

/** Validates a booking sent by the shop's functions: its room exists and its time is bookable; else undefined. */
export function readBooking(
  body: unknown,
  { rooms, daysAhead }: { rooms: readonly Room[]; daysAhead: number },
  now: number,
): BookingRecord | undefined {
  const { data } = bookingRecordSchema.safeParse(body);
  if (!data || issueOf(data, rooms)) return undefined;
  const ahead = hourOf(data.startsAt) - now / HOUR;
  // Today counts in addition.
  return ahead > 0 && ahead < (daysAhead + 1) * 24 ? data : undefined;
}

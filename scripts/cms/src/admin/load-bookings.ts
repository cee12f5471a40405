import { bookingStates, isHeld, MAX_HOURS, type BookingState } from '~/contracts/booking';
import { HOUR } from '~/contracts/hong-kong-time';

/** The page of the panel with the list of bookings, and the route that reads it. */
export const BOOKINGS = '/content-manager/collection-types/api::booking.booking';
/** As many as Strapi returns at once. */
const PAGE_SIZE = 100;

export interface Booking {
  documentId: string;
  room: string;
  startsAt: string;
  hours: number;
  name: string;
  state: BookingState;
}

/** The `get` of the panel's client. */
type Get = (
  path: string,
  options: { params: object },
) => Promise<{ data: { results: readonly Booking[] } }>;

/**
 * Loads all bookings that hold their hours, the next one first.
 * @param startsAt conditions on their time
 */
export async function loadBookings(
  get: Get,
  ...startsAt: readonly { $gte?: string; $lt?: string }[]
): Promise<readonly Booking[]> {
  const isOpen = { state: { $in: bookingStates.filter(isHeld) } };
  const filters = { $and: [isOpen, ...startsAt.map((condition) => ({ startsAt: condition }))] };
  async function load(page: number): Promise<readonly Booking[]> {
    const params = { page, pageSize: PAGE_SIZE, sort: 'startsAt:ASC', filters };
    const { results } = (await get(BOOKINGS, { params })).data;
    return results.length < PAGE_SIZE ? results : [...results, ...(await load(page + 1))];
  }
  return load(1);
}

const timeOf = (ms: number) => new Date(ms).toISOString();

/** Whether a booking has any time between two times, in ms since 1970. */
export function isBetween(
  { startsAt, hours }: Pick<Booking, 'startsAt' | 'hours'>,
  from: number,
  until: number,
) {
  const start = Date.parse(startsAt);
  return start < until && start + hours * HOUR > from;
}

/** Loads the bookings that hold hours between two times, also those that began before. */
export const loadBetween = async (get: Get, from: number, until: number) =>
  (
    await loadBookings(get, { $gte: timeOf(from - MAX_HOURS * HOUR) }, { $lt: timeOf(until) })
  ).filter((booking) => isBetween(booking, from, until));

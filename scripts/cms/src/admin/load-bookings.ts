import { bookingStates, isHeld, type BookingState } from '~/contracts/booking';

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

import { z } from 'zod';
import { bookingRefusals, dateOf, type Booking } from '~/contracts/booking';
import type { BookingStatus } from '~/contracts/cancellation';
import { bookingStatusSchema } from '~/contracts/form-schema';
import { callCms, dataOf, putToCms, requireWritten } from '../http/cms';
import type { OrdersSettings } from '../http/environment';

/** ms. Taken hours are requested after a refused booking, within the same time limit. */
const HOURS_TIMEOUT = 2500;

const hoursSchema = z.array(z.int());

/**
 * Writes a booking to the CMS, which reserves its hours. Repeated calls write it once.
 * @returns the reason of a refusal; undefined if the hours are reserved
 * @throws a `NoAnswerError`, or another Error if the CMS did not write the booking
 */
export async function recordBooking(
  settings: OrdersSettings,
  { id, locale, start, ...content }: Booking,
): Promise<keyof typeof bookingRefusals | undefined> {
  const answer = await putToCms(settings, `bookings/${id}`, {
    ...content,
    startsAt: dateOf(start).toISOString(),
    language: locale,
  });
  if (answer.status === bookingRefusals.taken) return 'taken';
  if (answer.status === bookingRefusals.used) return 'used';
  requireWritten(answer);
  return undefined;
}

/**
 * Returns the taken hours of a room, from one hour up to but not including another.
 * @throws an Error if the CMS is unreachable
 */
export async function takenIn(
  settings: OrdersSettings,
  room: string,
  from: number,
  to: number,
): Promise<number[]> {
  const query = { room, from: String(from), to: String(to) };
  const answer = await callCms(settings, 'bookings/taken', { query, timeout: HOURS_TIMEOUT });
  return dataOf(answer, hoursSchema);
}

/**
 * Returns the booking with a token, and cancels it first if requested and it has not begun; undefined if there is none.
 * @throws an Error if the CMS is unreachable
 */
export async function bookingWith(
  settings: OrdersSettings,
  token: string,
  isCancelled: boolean,
): Promise<BookingStatus | undefined> {
  const path = isCancelled ? 'bookings/cancel' : 'bookings/look';
  const answer = await callCms(settings, path, { method: 'POST', body: { token } });
  return answer.status === 404 ? undefined : dataOf(answer, bookingStatusSchema);
}

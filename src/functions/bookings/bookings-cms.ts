import { z } from 'zod';
import { bookingRefusals, dateOf, type Booking, type BookingStatus } from '~/contracts/booking';
import { bookingStatusSchema } from '~/contracts/form-schema';
import { callCms, dataOf, putToCms, unexpected } from '../http/cms';
import type { OrdersSettings } from '../http/environment';

/** ms. The hours are asked for after a booking was refused, in the same time. */
const HOURS_TIMEOUT = 2500;

const hoursSchema = z.array(z.int());
/**
 * Writes a booking to the CMS, which holds its hours. The same booking is written once.
 * @returns why it is refused; undefined if it has its hours
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
  if (answer.status >= 300) throw unexpected(answer);
  return undefined;
}

/**
 * The hours of a room that are taken, from one to before another.
 * @throws an Error if the CMS cannot be asked
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
 * The booking with a token, after it was cancelled if that is wanted and it has not begun; undefined if there is none.
 * @throws an Error if the CMS cannot be asked
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

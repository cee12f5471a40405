import { z } from 'zod';
import {
  bookingStates,
  type BookingRequest,
  type BookingStatus,
} from '~/features/studio/booking-api';
import { dateOf, hourOf } from '~/features/studio/booking-hours';
import { request } from '~/lib/fetch-json';
import { bearer, CMS_TIMEOUT, cmsAddress, putToCms } from '../http/cms';
import type { OrdersSettings } from '../http/environment';

/** ms. The hours are asked for after a booking was refused, in the same time. */
const HOURS_TIMEOUT = 2500;

const hoursSchema = z.object({ data: z.array(z.int()) });
const statusSchema = z.object({
  data: z
    .object({
      room: z.string(),
      startsAt: z.iso.datetime(),
      hours: z.int(),
      state: z.enum(bookingStates),
    })
    .transform(({ startsAt, ...status }) => ({ ...status, start: hourOf(startsAt) })),
});

/**
 * Writes a booking to the CMS, which holds its hours. The same booking is written once.
 * @returns whether it has its hours; false if another booking has one of them
 * @throws a `NoAnswerError`, or another Error if the CMS did not write the booking
 */
export async function recordBooking(
  settings: OrdersSettings,
  booking: BookingRequest,
): Promise<boolean> {
  const { id, locale, start, website: _, seconds: __, ...content } = booking;
  const { status } = await putToCms(settings, `bookings/${id}`, {
    ...content,
    startsAt: dateOf(start).toISOString(),
    language: locale, // Strapi reserves the name `locale`.
  });
  if (status === 409) return false;
  if (status >= 300) throw new Error(`The CMS answered ${status}`);
  return true;
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
  const url = cmsAddress(settings, 'bookings/taken');
  url.search = new URLSearchParams({ room, from: String(from), to: String(to) }).toString();
  const { status, body } = await request(url, {
    headers: bearer(settings),
    redirect: 'error',
    timeout: HOURS_TIMEOUT,
  });
  const hours = hoursSchema.safeParse(body).data?.data;
  if (status !== 200 || !hours) throw new Error(`The CMS answered ${status}`);
  return hours;
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
  const { status, body } = await request(
    cmsAddress(settings, isCancelled ? 'bookings/cancel' : 'bookings/look'),
    {
      method: 'POST',
      headers: { ...bearer(settings), 'Content-Type': 'application/json' },
      redirect: 'error',
      timeout: CMS_TIMEOUT,
      body: JSON.stringify({ token }),
    },
  );
  if (status === 404) return undefined;
  const booking = statusSchema.safeParse(body).data?.data;
  if (status !== 200 || !booking) throw new Error(`The CMS answered ${status}`);
  return booking;
}

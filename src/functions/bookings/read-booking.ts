import { z } from 'zod';
import { isOrderId } from '~/features/checkout/checkout-api';
import { personFields, type BookingRequest } from '~/features/studio/booking-api';
import { areFree, bookableDays, dayOf } from '~/features/studio/booking-hours';
import { bookingTimes, rooms } from '~/features/studio/rooms';
import { locales } from '~/i18n/locales';
import { issueOf, textField } from '../http/text-field';

const texts = Object.fromEntries(
  personFields.map(({ name, type, required, max }) => [
    name,
    textField({ type: type === 'tel' ? 'text' : type, required, max }),
  ]),
);

const schema = z
  .strictObject({
    ...texts,
    id: z.string().refine(isOrderId, 'must be 32 hexadecimal digits'),
    locale: z.enum(locales),
    room: z.enum(rooms.map(({ id }) => id)),
    start: z.int(),
    hours: z.int().min(1).max(bookingTimes.maxHours),
    heads: z.int().min(1),
    total: z.int(),
    website: z.string().max(1000),
    seconds: z.number().min(0),
  })
  .transform((booking) => booking as BookingRequest);

/**
 * A booking in a request, or what is wrong with it. The issue contains no value of the request. Whether others have
 * the hours is the CMS's to say, what a room costs the site's.
 */
export function readBooking(
  value: unknown,
  now: number,
): { booking: BookingRequest } | { issue: string } {
  const { data: booking, error } = schema.safeParse(value);
  if (!booking) return { issue: issueOf(error, 'The booking') };
  const { start, hours } = booking;
  const { last } = bookableDays(now);
  if (Number.isNaN(new Date(start * 3_600_000).getTime()) || dayOf(start) > last) {
    return { issue: 'start: is too far ahead' };
  }
  return areFree(start, hours, { times: bookingTimes, taken: [], now })
    ? { booking }
    : { issue: 'start: is too soon' };
}

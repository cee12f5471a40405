import { bookingSchema } from '~/contracts/form-schema';
import { areFree, bookableDays, dayOf, isHour } from '~/features/studio/booking-hours';
import { bookingTimes, rooms } from '~/features/studio/rooms';

/**
 * A `Booking` at a bookable time. The CMS checks whether its hours are free, the site the rate and
 * size of the room.
 */
export const timelyBookingSchema = bookingSchema
  .refine(({ room }) => rooms.some(({ id }) => id === room), {
    path: ['room'],
    message: 'is not valid',
  })
  .refine(({ hours }) => hours <= bookingTimes.maxHours, {
    path: ['hours'],
    message: 'are too many',
  })
  .superRefine(({ start, hours }, context) => {
    const now = Date.now();
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', path: ['start'], message });
    };
    if (!isHour(start) || dayOf(start) > bookableDays(now, bookingTimes).last)
      refuse('is too far ahead');
    else if (!areFree(start, hours, { times: bookingTimes, taken: [], now })) refuse('is too soon');
  });

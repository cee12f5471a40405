import { bookingSchema } from '~/contracts/form-schema';
import { areFree, bookableDays, dayOf, isHour } from '~/features/studio/booking-hours';
import { resources, timesOf } from '~/features/studio/rooms';

/**
 * A `Booking` at a bookable time. The CMS checks whether its hours are free, the site the rate and
 * size of the room or teacher.
 */
export const timelyBookingSchema = bookingSchema
  .refine(({ room }) => resources.some(({ id }) => id === room), {
    path: ['room'],
    message: 'is not valid',
  })
  .refine(({ hours, ...session }) => hours <= timesOf(session).maxHours, {
    path: ['hours'],
    message: 'are too many',
  })
  .superRefine(({ start, hours, ...session }, context) => {
    const times = timesOf(session);
    const now = Date.now();
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', path: ['start'], message });
    };
    if (!isHour(start) || dayOf(start) > bookableDays(now, times).last) refuse('is too far ahead');
    else if (!areFree(start, hours, { times, taken: [], now })) refuse('is too soon');
  });

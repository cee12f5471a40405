import { bookingSchema } from '~/contracts/form-schema';
import { hoursFrom } from '~/contracts/opening-hours';
import { bookableDays, dayOf, isBookable, isHour } from '~/features/studio/booking-hours';
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
  .refine(
    ({ start, ...session }) =>
      isHour(start) && dayOf(start) <= bookableDays(Date.now(), timesOf(session)).last,
    { path: ['start'], message: 'is too far ahead', abort: true },
  )
  .refine(
    ({ start, hours, ...session }) =>
      hoursFrom(start, hours).every((hour) => isBookable(hour, timesOf(session), Date.now())),
    { path: ['start'], message: 'is too soon' },
  );

import { z } from 'zod';
import { personFields } from '~/features/studio/booking-api';
import { areFree, bookableDays, dayOf, isHour } from '~/features/studio/booking-hours';
import { bookingTimes, rooms } from '~/features/studio/rooms';
import { formFields } from '../http/form';
import { textFields, withAnyPhone } from '../http/text-field';

/**
 * A `Booking` in a request, with trimmed texts. Whether others have the hours is the CMS's to say, what a room costs and how
 * many it holds the site's.
 */
export const bookingSchema = z
  .strictObject({
    ...formFields,
    ...textFields(personFields.map(withAnyPhone)),
    room: z.enum(rooms.map(({ id }) => id)),
    start: z.int(),
    hours: z.int().min(1).max(bookingTimes.maxHours),
    heads: z.int().min(1),
    total: z.int(),
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

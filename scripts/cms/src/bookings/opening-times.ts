import { hourOf, isLesson } from '~/contracts/booking';
import { hoursFrom, isByAppointment } from '~/contracts/opening-hours';
import { dayOf } from '~/features/studio/booking-hours';
import lessonTimes from '~data/lesson-hours.json';
import studioTimes from '~data/studio-hours.json';
import type { Times } from './booking-record';

/**
 * Returns the opening hours that a booking is outside of; undefined if it is within them. Such hours are by
 * appointment: the panel asks about them, and the shop's note names them, but nothing refuses them.
 */
export function hoursMissed({ room, startsAt, hours }: Pick<Times, 'room' | 'startsAt' | 'hours'>) {
  const times = isLesson({ room }) ? lessonTimes : studioTimes;
  const isOutside = hoursFrom(hourOf(startsAt), hours).some((hour) => isByAppointment(hour, times));
  return isOutside ? times.hours : undefined;
}

/**
 * Returns the first day of a booking on which the shop is closed, such as `2026-12-25`; undefined if there is none. The
 * shop's note names it, and the panel asks before such a booking is confirmed or moved to the day, but nothing refuses it.
 */
export const closedDayIn = (
  { startsAt, hours }: Pick<Times, 'startsAt' | 'hours'>,
  closedDates: readonly string[],
) =>
  hoursFrom(hourOf(startsAt), hours)
    .map(dayOf)
    .find((day) => closedDates.includes(day));

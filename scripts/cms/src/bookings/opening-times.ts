import { hourOf, isLesson } from '~/contracts/booking';
import { hoursFrom, isByAppointment } from '~/contracts/opening-hours';
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

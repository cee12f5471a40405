import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Event } from './booking-mails';

/** A calendar file with an event; times are in UTC. */
export function bookingCalendar({ brand, ...event }: Event): string {
  const calendar = new ICalCalendar({
    prodId: { company: brand, product: 'bookings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({ ...event, status: ICalEventStatus.CONFIRMED });
  return calendar.toString();
}

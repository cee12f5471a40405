import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Event } from './booking-mails';

/** Returns a calendar file that adds or removes an event; times are in UTC. */
export function bookingCalendar({ brand, email, isCancelled, ...event }: Event): string {
  const calendar = new ICalCalendar({
    prodId: { company: brand, product: 'bookings' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    ...event,
    organizer: { name: brand, email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

// @ts-check
const { default: ical, ICalCalendarMethod, ICalEventStatus } = require('ical-generator');

/**
 * A calendar file with an event; times are in UTC.
 *
 * @param {import('./booking-mails.js').Event} event
 */
function bookingCalendar({ brand, ...event }) {
  const calendar = ical({
    prodId: { company: brand, product: 'bookings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({ ...event, status: ICalEventStatus.CONFIRMED });
  return calendar.toString();
}

module.exports = { bookingCalendar };

import type { Core } from '@strapi/strapi';
import { randomBytes } from 'node:crypto';
import { errors } from '@strapi/utils';
import { inPanelLanguage } from '../desk/invalid';
import { hoursOf, type Booking } from './booking-record';

const HOUR = 'api::booking-hour.booking-hour';

/** Another booking already has one of the hours. */
export class TakenError extends errors.ValidationError {
  constructor() {
    const message = inPanelLanguage({ zh: '這些時間已有人預約。', en: 'These hours are taken.' });
    super(message, { errors: [{ path: ['startsAt'], message, name: 'ValidationError' }] });
  }
}

/**
 * Reserves all hours of a booking, in the transaction that writes it. The unique key decides
 * between two simultaneous bookings: the database makes the second wait for the first to end.
 *
 * @throws a TakenError if another booking has one of the hours
 */
export const holdHours = (strapi: Core.Strapi, booking: Booking) =>
  strapi.db.transaction(async ({ trx }) => {
    const { bookingId } = booking;
    const date = new Date();
    const table = () => strapi.db.getConnection('booking_hours').transacting(trx);
    await table()
      .insert(
        hoursOf(booking).map((hour) => ({
          ...hour,
          booking_id: bookingId,
          document_id: randomBytes(12).toString('hex'),
          created_at: date,
          updated_at: date,
          published_at: date,
        })),
      )
      .onConflict('key')
      .ignore();
    const held = await table().where({ booking_id: bookingId }).select('id');
    if (held.length < booking.hours) throw new TakenError();
  });

export const releaseHours = (strapi: Core.Strapi, { bookingId }: Booking) =>
  strapi.db.query(HOUR).deleteMany({ where: { bookingId } });

/** Returns the taken hours of a room, from one hour up to but not including another, ascending. */
export async function takenHours(strapi: Core.Strapi, room: string, from: number, to: number) {
  const hours: { hour: number }[] = await strapi.db.query(HOUR).findMany({
    select: ['hour'],
    where: { room, hour: { $gte: from, $lt: to } },
    orderBy: { hour: 'asc' },
  });
  return hours.map(({ hour }) => hour);
}

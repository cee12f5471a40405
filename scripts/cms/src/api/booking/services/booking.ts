import { factories, type UID } from '@strapi/strapi';
import { hourOf } from '~/contracts/booking';
import { mayCancel } from '~/contracts/cancellation';
import type { BookingRecord } from '~/contracts/form-schema';
import { isSame, type Booking } from '../../../bookings/booking-record';
import { TakenError } from '../../../bookings/hold-hours';
import { cancellationNote } from '../../../mails/booking-mails';
import { shopFacts } from '../../../desk/settings';
import { queueMails } from '../../../mails/outbox';

const BOOKING: UID.ContentType = 'api::booking.booking';

export default factories.createCoreService(BOOKING, ({ strapi }) => {
  const find = (where: object): Promise<Booking | undefined> =>
    strapi.db.query(BOOKING).findOne({ where });

  return {
    /**
     * Writes a booking with its hours and mails, once. Resolves to `new`, `known`, `taken` if an hour belongs to
     * another booking, or `used` if the id belongs to another booking, or to one that has released its hours.
     */
    async record(bookingId: string, record: BookingRecord) {
      try {
        return await strapi.db.transaction(async () => {
          const before = await find({ bookingId });
          if (before) return isSame(before, record) ? 'known' : 'used';
          const data = { ...record, bookingId, documentId: bookingId, state: 'requested' };
          await strapi.documents(BOOKING).create({ data });
          return 'new';
        });
      } catch (error) {
        if (error instanceof TakenError) return 'taken';
        throw error;
      }
    },

    withToken: (cancelToken: string) => find({ cancelToken }),

    /** Cancels a booking that has not begun, and notifies the shop. Resolves to the updated booking. */
    async cancel({
      id,
      documentId,
      state,
      startsAt,
    }: Booking & { id: number; documentId: string }) {
      if (mayCancel(state, hourOf(startsAt), Date.now())) {
        await strapi.db.transaction(async () => {
          const data: object = { state: 'cancelled' };
          await strapi.documents(BOOKING).update({ documentId, data });
          const booking = await find({ id });
          if (booking)
            await queueMails(strapi, [cancellationNote(booking, await shopFacts(strapi))]);
        });
      }
      return find({ id });
    },
  };
});

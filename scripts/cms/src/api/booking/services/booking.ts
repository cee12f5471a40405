import { factories, type UID } from '@strapi/strapi';
import { mayBecome, type Booking } from '../../../bookings/booking-rules';
import { TakenError } from '../../../bookings/hold-hours';
import { cancellationNote } from '../../../mails/booking-mails';
import { shopFacts } from '../../../desk/settings';
import { queueMails } from '../../../mails/outbox';

const BOOKING: UID.ContentType = 'api::booking.booking';

export default factories.createCoreService(BOOKING, ({ strapi }) => {
  const find = (where: object): Promise<Booking | undefined> =>
    strapi.db.query(BOOKING).findOne({ where });

  return {
    /** Writes a booking with its hours and mails, once. Resolves to `new`, `known`, or `taken` if another has an hour. */
    async record(bookingId: string, content: object) {
      try {
        return await strapi.db.transaction(async () => {
          if (await find({ bookingId })) return 'known';
          const data = { ...content, bookingId, documentId: bookingId, state: 'requested' };
          await strapi.documents(BOOKING).create({ data });
          return 'new';
        });
      } catch (error) {
        if (error instanceof TakenError) return 'taken';
        throw error;
      }
    },

    withToken: (cancelToken: string) => find({ cancelToken }),

    /** Cancels a booking that has not begun, and tells the shop. Resolves to the booking as it is then. */
    async cancel({
      id,
      documentId,
      state,
      startsAt,
    }: Booking & { id: number; documentId: string }) {
      if (
        state !== 'cancelled' &&
        mayBecome(state, 'cancelled') &&
        new Date(startsAt) > new Date()
      ) {
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

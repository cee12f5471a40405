const { factories } = require('@strapi/strapi');
const { mayBecome } = require('../../../bookings/booking-rules.js');
const { TakenError } = require('../../../bookings/hold-hours.js');
const { cancellationNote } = require('../../../mails/booking-mails.js');
const { shopFacts } = require('../../../desk/settings.js');
const { queueMails } = require('../../../mails/outbox.js');

const BOOKING = 'api::booking.booking';

module.exports = factories.createCoreService(BOOKING, ({ strapi }) => {
  const find = (where) => strapi.db.query(BOOKING).findOne({ where });

  return {
    /** Writes a booking with its hours and mails, once. Resolves to `new`, `known`, or `taken` if another has an hour. */
    async record(bookingId, content) {
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

    withToken: (cancelToken) => find({ cancelToken }),

    /** Cancels a booking that has not begun, and tells the shop. Resolves to the booking as it is then. */
    async cancel({ id, documentId, state, startsAt }) {
      if (
        state !== 'cancelled' &&
        mayBecome(state, 'cancelled') &&
        new Date(startsAt) > Date.now()
      ) {
        await strapi.db.transaction(async () => {
          const data = { state: 'cancelled' };
          const booking = await strapi.documents(BOOKING).update({ documentId, data });
          await queueMails(strapi, [cancellationNote(booking, await shopFacts(strapi))]);
        });
      }
      return find({ id });
    },
  };
});

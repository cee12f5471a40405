const { randomBytes } = require('node:crypto');
const { errors } = require('@strapi/utils');
const { isHeld, issueOf, mayBecome } = require('../../../../bookings/booking-rules.js');
const { holdHours, releaseHours } = require('../../../../bookings/hold-hours.js');
const { shopFacts } = require('../../../../desk/settings.js');
const { bookingCalendar } = require('../../../../mails/booking-calendar.js');
const { bookingMails } = require('../../../../mails/booking-mails.js');
const { queueMails } = require('../../../../mails/outbox.js');

const BOOKING = 'api::booking.booking';

const random = () => randomBytes(16).toString('hex');

const invalid = (field, message) =>
  new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });

/** Locks the row, so that an editor who confirms and a shopper who cancels at once do so one after the other. */
const stateIn = (id) =>
  strapi.db.transaction(async ({ trx }) => {
    const bookings = strapi.db.getConnection('bookings').transacting(trx);
    return (await bookings.where({ id }).forUpdate().first('state'))?.state;
  });

async function queueBookingMails(id) {
  const booking = await strapi.db.query(BOOKING).findOne({ where: { id } });
  await queueMails(strapi, bookingMails(booking, await shopFacts(strapi), bookingCalendar));
}

const releaseAll = async ({ params }) => {
  const bookings = await strapi.db.query(BOOKING).findMany({ where: params.where });
  for (const booking of bookings) await releaseHours(strapi, booking);
};

/** Whoever writes a booking: the shop's functions, or an editor for somebody on the phone. */
module.exports = {
  async beforeCreate({ params: { data } }) {
    const { rooms } = await shopFacts(strapi);
    const issue = issueOf(data, rooms);
    if (issue) throw invalid(issue.field, issue.message);
    const { hourlyRate } = rooms.find(({ id }) => id === data.room);
    data.bookingId ??= random();
    data.cancelToken = random();
    data.receivedAt = new Date();
    data.total ??= hourlyRate * data.hours;
  },

  async afterCreate({ result }) {
    if (isHeld(result.state)) await holdHours(strapi, result);
    await queueBookingMails(result.id);
  },

  async beforeUpdate({ params: { data, where }, state }) {
    state.before = await stateIn(where.id);
    if (data.state && !mayBecome(state.before, data.state)) {
      throw invalid(
        'state',
        '這個預約已經完結，請新增一個。 / This booking has ended: create another.',
      );
    }
  },

  async afterUpdate({ result, state }) {
    if (!result || state.before === result.state) return;
    if (!isHeld(result.state)) await releaseHours(strapi, result);
    await queueBookingMails(result.id);
  },

  beforeDelete: releaseAll,
  beforeDeleteMany: releaseAll,
};

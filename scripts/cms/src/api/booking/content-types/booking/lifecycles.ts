import { randomBytes } from 'node:crypto';
import { errors } from '@strapi/utils';
import { isHeld, mayBecome, type BookingState } from '~/contracts/booking';
import { issueOf, type Booking, type Times } from '../../../../bookings/booking-record';
import { holdHours, releaseHours } from '../../../../bookings/hold-hours';
import { shopFacts } from '../../../../desk/settings';
import { bookingCalendar } from '../../../../mails/booking-calendar';
import { bookingMails } from '../../../../mails/booking-mails';
import { queueMails } from '../../../../mails/outbox';

interface Event {
  params: { data: Times & Partial<Booking> & { receivedAt?: Date }; where: { id: number } };
  result?: Booking & { id: number };
  state: { before?: BookingState | undefined };
}

const BOOKING = 'api::booking.booking';

const random = () => randomBytes(16).toString('hex');

const invalid = (field: string, message: string) =>
  new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });

/** Locks the row, so that a confirming editor and a cancelling customer do not interfere. */
const stateIn = async (id: number): Promise<BookingState | undefined> =>
  strapi.db.transaction(async ({ trx }) => {
    const bookings = strapi.db.getConnection('bookings').transacting(trx);
    return (await bookings.where({ id }).forUpdate().first('state'))?.state;
  });

async function queueBookingMails(id: number, before?: BookingState) {
  const booking = await strapi.db.query(BOOKING).findOne({ where: { id } });
  const wasConfirmed = before === 'confirmed';
  await queueMails(
    strapi,
    bookingMails(booking, await shopFacts(strapi), bookingCalendar, wasConfirmed),
  );
}

const releaseAll = async ({ params }: Event) => {
  const bookings = await strapi.db.query(BOOKING).findMany({ where: params.where });
  for (const booking of bookings) await releaseHours(strapi, booking);
};

/** Applies to all writes: by the shop's functions, or by an editor for a customer on the phone. */
export default {
  async beforeCreate({ params: { data } }: Event) {
    const { rooms } = await shopFacts(strapi);
    const issue = issueOf(data, rooms);
    if (issue) throw invalid(issue.field, issue.message);
    const room = rooms.find(({ id }) => id === data.room);
    data.bookingId ??= random();
    data.cancelToken = random();
    data.receivedAt = new Date();
    data.total ??= (room?.hourlyRate ?? 0) * data.hours;
  },

  async afterCreate({ result }: Event) {
    if (!result) return;
    if (isHeld(result.state)) await holdHours(strapi, result);
    await queueBookingMails(result.id);
  },

  async beforeUpdate({ params: { data, where }, state }: Event) {
    state.before = await stateIn(where.id);
    if (data.state && state.before && !mayBecome(state.before, data.state)) {
      throw invalid(
        'state',
        '這個預約已經完結，請新增一個。 / This booking has ended: create another.',
      );
    }
  },

  async afterUpdate({ result, state }: Event) {
    if (!result || state.before === result.state) return;
    if (!isHeld(result.state)) await releaseHours(strapi, result);
    await queueBookingMails(result.id, state.before);
  },

  beforeDelete: releaseAll,
  beforeDeleteMany: releaseAll,
};

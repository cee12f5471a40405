import { randomBytes } from 'node:crypto';
import { isHeld, mayBecome } from '~/contracts/booking';
import {
  isChanged,
  isMoved,
  issueOf,
  totalFor,
  type Booking,
  type Times,
} from '../../../../bookings/booking-record';
import { isReaddressed, personOf } from '../../../../bookings/booking-person';
import { holdHours, releaseHours } from '../../../../bookings/hold-hours';
import { invalid } from '../../../../desk/invalid';
import { shopFacts } from '../../../../desk/settings';
import { bookingCalendar } from '../../../../mails/booking-calendar';
import { bookingMails, changedMail, readdressedMail } from '../../../../mails/booking-mails';
import { queueMails } from '../../../../mails/outbox';

interface Event {
  params: { data: Times & Partial<Booking> & { receivedAt?: Date }; where: { id: number } };
  result?: Booking & { id: number };
  state: { before?: Booking | undefined };
}

const BOOKING = 'api::booking.booking';

const random = () => randomBytes(16).toString('hex');

/** Locks the row, so that a confirming editor and a cancelling customer do not interfere. */
const lock = async (id: number): Promise<Booking | undefined> =>
  strapi.db.transaction(async ({ trx }) => {
    const bookings = strapi.db.getConnection('bookings').transacting(trx);
    await bookings.where({ id }).forUpdate().first('id');
    return (await strapi.db.query(BOOKING).findOne({ where: { id } })) ?? undefined;
  });

/** Queues the mail of a booking's new state, with what has changed, or of that alone, or for another address. */
async function queueBookingMails(id: number, before?: Booking) {
  const booking: Booking = await strapi.db.query(BOOKING).findOne({ where: { id } });
  const shop = await shopFacts(strapi);
  await queueMails(
    strapi,
    before?.state !== booking.state
      ? bookingMails(booking, shop, bookingCalendar, before)
      : isChanged(before, booking)
        ? [changedMail(before, booking, shop, bookingCalendar)]
        : readdressedMail(booking, shop, bookingCalendar),
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
    const person = personOf(data);
    Object.assign(data, person.values);
    const issue = issueOf(data, rooms) ?? person.issue;
    if (issue) throw invalid(issue.field, issue.words);
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
    const before = await lock(where.id);
    state.before = before;
    if (!before) return;
    const after = { ...before, ...data };
    const changed = isChanged(before, after);
    if (!mayBecome(before.state, after.state) || (changed && !isHeld(after.state))) {
      throw invalid('state', {
        zh: '這個預約已經完結，請新增一個。',
        en: 'This booking has ended: create another.',
      });
    }
    const person = personOf(data, before);
    Object.assign(data, person.values);
    const issue = (changed && issueOf(after, (await shopFacts(strapi)).rooms)) || person.issue;
    if (issue) throw invalid(issue.field, issue.words);
    if (before.hours !== after.hours) data.total = totalFor(before, after.hours);
  },

  async afterUpdate({ result, state }: Event) {
    const { before } = state;
    if (!result || !before) return;
    const moved = isMoved(before, result);
    const isSame = before.state === result.state && !isChanged(before, result);
    if (isSame && !isReaddressed(before, result, Date.now())) return;
    if (moved || !isHeld(result.state)) await releaseHours(strapi, result);
    if (moved) await holdHours(strapi, result);
    await queueBookingMails(result.id, before);
  },

  beforeDelete: releaseAll,
  beforeDeleteMany: releaseAll,
};

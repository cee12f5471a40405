import type { Core } from '@strapi/strapi';
import { factories } from '@strapi/strapi';
import { shopFacts } from '../../../desk/settings';
import type { Context } from 'koa';
import { codeOf } from '../../../error-code';
import { bookingRefusals } from '~/contracts/booking';
import { isRandomId } from '~/contracts/random-id';
import { readBooking, type Booking } from '../../../bookings/booking-rules';
import { takenHours } from '../../../bookings/hold-hours';
import { writeOnce } from '../../../mails/write-once';

const BOOKING = 'api::booking.booking';

/** How many hours can be asked for at a time: ten days. */
const MAX_ASKED = 240;

/** What the holder of a token may know. */
const shown = ({ room, startsAt, hours, state }: Booking) => ({
  data: { room, startsAt, hours, state },
});

export default factories.createCoreController(BOOKING, ({ strapi }) => ({
  /**
   * Writes a booking: the response is the same however often it is sent. Refused if an hour is taken, or the id is that
   * of another booking.
   */
  async record(context) {
    const { bookingId } = context.params;
    const booking = readBooking(context.request.body, await shopFacts(strapi), Date.now());
    if (!isRandomId(bookingId) || !booking) return context.badRequest('Not a booking');
    let outcome: 'new' | 'known' | keyof typeof bookingRefusals | undefined;
    await writeOnce(strapi, context, `Booking ${bookingId}`, async () => {
      outcome = await strapi.service(BOOKING).record(bookingId, booking);
      return outcome === 'new';
    });
    if (outcome === 'taken' || outcome === 'used') {
      context.throw(bookingRefusals[outcome], 'Refused');
    }
  },

  /** The hours of a room that are taken, and nothing of those who have them. */
  async taken(context) {
    const { room, from, to } = context.query;
    const [first, end] = [Number(from), Number(to)];
    if (!Number.isInteger(first) || !(end - first <= MAX_ASKED)) {
      return context.badRequest('Not a time');
    }
    context.body = { data: await takenHours(strapi, String(room), first, end) };
  },

  /** When and where the booking with a token is. */
  async look(context) {
    const booking = await withToken(strapi, context);
    if (!booking) return context.notFound();
    context.body = shown(booking);
  },

  /** Cancels the booking with a token, and says how it stands. */
  async cancel(context) {
    const booking = await withToken(strapi, context);
    if (!booking) return context.notFound();
    try {
      context.body = shown(await strapi.service(BOOKING).cancel(booking));
    } catch (error) {
      strapi.log.error(`Booking ${booking.bookingId} was not cancelled: ${codeOf(error)}`);
      return context.internalServerError('Not cancelled');
    }
  },
}));

async function withToken(strapi: Core.Strapi, { request }: Context): Promise<Booking | undefined> {
  const token = request.body?.token;
  return isRandomId(token) ? strapi.service(BOOKING).withToken(token) : undefined;
}

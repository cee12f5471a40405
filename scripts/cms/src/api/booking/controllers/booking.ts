import type { Core } from '@strapi/strapi';
import { factories } from '@strapi/strapi';
import { shopFacts } from '../../../desk/settings';
import type { Context } from 'koa';
import { codeOf } from '../../../error-code';
import { bookingRefusals } from '~/contracts/booking';
import { isRandomId } from '~/contracts/random-id';
import { readBooking, type Booking } from '../../../bookings/booking-record';
import { takenHours } from '../../../bookings/hold-hours';
import { writeOnce } from '../../../mails/write-once';

const BOOKING = 'api::booking.booking';

/** Maximum number of hours per request: ten days. */
const MAX_ASKED = 240;

/** The data that the holder of a token may see. */
const shown = ({ room, startsAt, hours, state }: Booking) => ({
  data: { room, startsAt, hours, state },
});

export default factories.createCoreController(BOOKING, ({ strapi }) => ({
  /**
   * Writes a booking. Repeated requests get the same response. Refused if an hour is taken, or the
   * id belongs to another booking.
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

  /** Returns the taken hours of a room, without the customers. */
  async taken(context) {
    const { room, from, to } = context.query;
    const [first, end] = [Number(from), Number(to)];
    if (!Number.isInteger(first) || !(end - first <= MAX_ASKED)) {
      return context.badRequest('Not a time');
    }
    context.body = { data: await takenHours(strapi, String(room), first, end) };
  },

  /** Returns room and time of the booking with a token. */
  async look(context) {
    const booking = await withToken(strapi, context);
    if (!booking) return context.notFound();
    context.body = shown(booking);
  },

  /** Cancels the booking with a token. Returns its status. */
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

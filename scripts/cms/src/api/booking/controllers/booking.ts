import type { Core } from '@strapi/strapi';
import { factories } from '@strapi/strapi';
import { shopFacts } from '../../../desk/settings';
import type { Context } from 'koa';
import { codeOf } from '../../../error-code';
import { HOUR, hourOf, issueOf, type Booking } from '../../../bookings/booking-rules';
import { takenHours } from '../../../bookings/hold-hours';
import { contentOf, isId, writeOnce } from '../../../mails/received';

const BOOKING = 'api::booking.booking';

/** What the shop's functions send, with the most characters, beside three numbers. */
const FIELDS = {
  room: 20,
  startsAt: 30,
  name: 100,
  email: 254,
  phone: 40,
  wishes: 2000,
  language: 2,
};

const LANGUAGES = ['zh', 'en'];

/** How many hours can be asked for at a time: ten days. */
const MAX_ASKED = 240;

/** What the holder of a token may know. */
const shown = ({ room, startsAt, hours, state }: Booking) => ({
  data: { room, startsAt, hours, state },
});

export default factories.createCoreController(BOOKING, ({ strapi }) => ({
  /** Writes a booking: the response is the same however often it is sent; 409 if an hour is taken. */
  async record(context) {
    const { bookingId } = context.params;
    const { hours, heads, total, ...others } = context.request.body ?? {};
    const texts = contentOf(others, FIELDS);
    const { room = '', startsAt = '', language = '' } = texts ?? {};
    const booking = { ...texts, room, startsAt, language, hours, heads, total };
    const ahead = hourOf(startsAt) - Date.now() / HOUR;
    const { rooms, daysAhead } = await shopFacts(strapi);
    // And the day that has begun.
    const isTimely = ahead > 0 && ahead < (daysAhead + 1) * 24;
    const isWhole =
      texts?.name && LANGUAGES.includes(language) && Number.isInteger(total) && total > 0;
    if (!isId(bookingId) || !isWhole || !isTimely || issueOf(booking, rooms)) {
      return context.badRequest('Not a booking');
    }
    let outcome;
    await writeOnce(strapi, context, `Booking ${bookingId}`, async () => {
      outcome = await strapi.service(BOOKING).record(bookingId, booking);
      return outcome === 'new';
    });
    if (outcome === 'taken') return context.conflict('The hours are taken');
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
  return isId(token) ? strapi.service(BOOKING).withToken(token) : undefined;
}

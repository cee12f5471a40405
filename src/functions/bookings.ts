import type { BookingConflict, TakenHours } from '~/contracts/booking';
import { bookableDays, firstHour, lastLookedAt, nextStarts } from '~/features/studio/booking-hours';
import { resources, timesOf } from '~/features/studio/rooms';
import { timelyBookingSchema } from './bookings/booking-schema';
import { recordBooking, takenIn } from './bookings/bookings-cms';
import { answer, invalid, wrongMethod } from './http/answers';
import { endpoint } from './http/endpoint';
import { cmsSettings } from './http/environment';
import { readForm } from './http/form';
import { rateLimit } from './http/rate-limit';
import { siteOf } from './http/read-post';
import { siteTerms } from './site/prices-and-terms';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/bookings',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Generous, because the people in an office share an IP address. */
const mayBook = rateLimit({ most: 5, minutes: 10 });
const mayAsk = rateLimit({ most: 100, minutes: 10 });

/** Hours per query: a day and, for bookings past midnight, the next. */
const ASKED = 48;

/** `GET` returns the taken hours of a room or teacher on a day, `POST` requests a booking (docs/orders.md). */
export default endpoint('Booking', (request, ip) => {
  if (request.method === 'GET') return look(request, ip);
  if (request.method === 'POST') return book(request, ip);
  throw wrongMethod('GET, POST');
});

async function look(request: Request, ip: string): Promise<Response> {
  siteOf(request);
  const { searchParams } = new URL(request.url);
  const room = searchParams.get('room') ?? '';
  const day = searchParams.get('day') ?? '';
  const from = firstHour(day);
  const { first, last } = bookableDays(Date.now(), timesOf({ room }));
  if (!resources.some(({ id }) => id === room)) throw invalid('room: is not valid');
  if (Number.isNaN(from) || day < first || day > last) throw invalid('day: is not valid');
  mayAsk(ip, `${room} ${day}`);
  const taken = await takenIn(cmsSettings(), room, from, from + ASKED);
  return answer(200, { taken } satisfies TakenHours);
}

async function book(request: Request, ip: string): Promise<Response> {
  const { site, form: booking } = await readForm(request, 'The booking', timelyBookingSchema);
  const { id, room, start, hours, heads, total } = booking;
  const takeBack = mayBook(ip, id);
  const cms = cmsSettings();
  const terms = (await siteTerms(site)).rooms.find((each) => each.id === room);
  if (heads > (terms?.heads ?? 0)) {
    takeBack();
    throw invalid('heads: are too many');
  }
  const isSameTotal = total === (terms?.rate ?? 0) * hours;
  const refused = isSameTotal ? await recordBooking(cms, booking) : 'changed';
  if (!refused) return answer(201, {});
  takeBack();
  if (refused !== 'taken') return answer(409, { error: refused } satisfies BookingConflict);
  const times = timesOf(booking);
  const taken = await takenIn(cms, room, start, lastLookedAt(start, times));
  const next = nextStarts(start, hours, { times, taken, now: Date.now() });
  return answer(409, { error: 'taken', taken, next } satisfies BookingConflict);
}

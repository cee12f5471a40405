import type { BookingConflict, TakenHours } from '~/features/studio/booking-api';
import { bookableDays, firstHour, lastLookedAt, nextStarts } from '~/features/studio/booking-hours';
import { bookingTimes, rooms } from '~/features/studio/rooms';
import { MIN_SECONDS } from '~/features/contact/message-fields';
import { recordBooking, takenIn } from './bookings/bookings-cms';
import { readBooking } from './bookings/read-booking';
import {
  answer,
  crossSite,
  invalid,
  refuse,
  tooMany,
  unavailable,
  wrongMethod,
} from './http/answers';
import { messageOf, NoAnswerError } from './http/cms';
import { ordersSettings, siteOrigin, type OrdersSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { isSameOrigin, readJson } from './http/request-body';
import { siteTerms } from './orders/site-prices';

// Netlify reads this without running it: no names, and at most 180 s.
export const config = {
  path: '/api/bookings',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Offices share an address. */
const BOOKINGS = { most: 5, minutes: 10 };
const QUESTIONS = { most: 100, minutes: 10 };
const mayBook = rateLimit(BOOKINGS);
const mayAsk = rateLimit(QUESTIONS);

/** Hours: those of a day and, for bookings past midnight, of the next. */
const ASKED = 48;

/** `GET` says which hours of a room are taken on a day, `POST` asks for a booking (docs/orders.md). */
export default async function bookings(
  request: Request,
  { ip = '' }: { ip?: string } = {},
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') return wrongMethod('GET, POST');
  const site = siteOrigin();
  const cms = ordersSettings();
  if (!site || !cms) {
    console.error('Bookings are not taken: check SITE_URL, ORDERS_URL and ORDERS_TOKEN.');
    return unavailable();
  }
  return request.method === 'GET' ? look(request, ip, site, cms) : book(request, ip, site, cms);
}

async function look(
  request: Request,
  ip: string,
  site: string,
  cms: OrdersSettings,
): Promise<Response> {
  if (!isSameOrigin(request, site)) return crossSite();
  const { searchParams } = new URL(request.url);
  const [room = '', day = ''] = [searchParams.get('room'), searchParams.get('day')].map(
    (value) => value ?? '',
  );
  const from = firstHour(day);
  const { first, last } = bookableDays(Date.now());
  if (!rooms.some(({ id }) => id === room)) return invalid('room: is not valid');
  if (Number.isNaN(from) || day < first || day > last) return invalid('day: is not valid');
  if (!mayAsk(ip, `${room} ${day}`)) return tooMany(QUESTIONS.minutes);
  try {
    const taken = await takenIn(cms, room, from, from + ASKED);
    return answer(200, { taken } satisfies TakenHours);
  } catch (error) {
    console.error(`The hours of a room were not read: ${messageOf(error)}`);
    return unavailable();
  }
}

async function book(
  request: Request,
  ip: string,
  site: string,
  cms: OrdersSettings,
): Promise<Response> {
  const body = await readJson(request, site);
  if ('refusal' in body) return body.refusal;
  const now = Date.now();
  const read = readBooking(body.value, now);
  if ('issue' in read) return invalid(read.issue);
  const { booking } = read;
  const { id, website, seconds, room, start, hours, heads, total } = booking;
  if (website !== '' || seconds < MIN_SECONDS) return refuse(400, { error: 'automatic' });
  if (!mayBook(ip, id)) return tooMany(BOOKINGS.minutes);
  try {
    const terms = (await siteTerms(site)).rooms.find((each) => each.id === room);
    if (heads > (terms?.heads ?? 0)) return invalid('heads: are too many');
    if (total !== (terms?.rate ?? 0) * hours) {
      return answer(409, { error: 'changed' } satisfies BookingConflict);
    }
    if (await recordBooking(cms, booking)) return answer(201, {});
    const end = lastLookedAt(start, bookingTimes);
    const taken = await takenIn(cms, room, start, end);
    const next = nextStarts(start, hours, { times: bookingTimes, taken, now });
    return answer(409, { error: 'taken', taken, next } satisfies BookingConflict);
  } catch (error) {
    console.error(`Booking ${id} was not written: ${messageOf(error)}`);
    return error instanceof NoAnswerError ? refuse(503, { error: 'unsure' }) : unavailable();
  }
}

import { sendForm, type FormOutcome } from '~/features/forms/send-form';
import { fetchJson } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { randomId } from '~/contracts/random-id';
import type { Booking, TakenHours } from '~/contracts/booking';
import type { BookingTexts } from './booking-words';

/** The outcome of a booking. */
export type BookingOutcome =
  | { kind: 'sent' }
  /** `next` are free start hours. */
  | { kind: 'taken'; next: readonly number[] }
  | { kind: Exclude<keyof BookingTexts['problems'], 'taken'> };

/**
 * Returns the taken hours of a room on a day and the next.
 * @param url of the shop's function, with room and day
 * @throws an Error if the shop cannot return them
 */
export const askTaken = async (url: string): Promise<readonly number[]> =>
  (await fetchJson<TakenHours>(url)).taken;

/** Converts the outcome and response of a sent form to that of a booking. */
export function bookingOutcome(outcome: FormOutcome, body: unknown): BookingOutcome {
  const { error, next } = isObject(body) ? body : {};
  if (error === 'taken' && Array.isArray(next)) {
    return { kind: 'taken', next: next.filter((hour) => Number.isInteger(hour)) };
  }
  return { kind: error === 'changed' ? 'changed' : outcome };
}

/**
 * Sends a booking to the shop's function. Uses a new id if the same id was already sent for another
 * booking, which was not answered before the shopper chose other hours. Never throws.
 */
export async function sendBooking(
  endpoint: string,
  booking: Omit<Booking, 'locale'> & { website: string },
): Promise<BookingOutcome> {
  let { outcome, body } = await sendForm(endpoint, booking);
  if (isObject(body) && body['error'] === 'used') {
    ({ outcome, body } = await sendForm(endpoint, { ...booking, id: randomId() }));
  }
  return bookingOutcome(outcome, body);
}

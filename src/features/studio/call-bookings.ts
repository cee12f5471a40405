import { sendForm, type Outcome as FormOutcome } from '~/features/contact/send-form';
import { fetchJson } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { randomId } from '~/contracts/random-id';
import type { Booking, TakenHours } from '~/contracts/booking';
import type { BookingTexts } from './booking-words';

/** What became of a booking. */
export type Outcome =
  | { kind: 'sent' }
  /** `next` are free starts. */
  | { kind: 'taken'; next: readonly number[] }
  | { kind: Exclude<keyof BookingTexts['problems'], 'taken'> };

/**
 * The hours of a room that are taken on a day and the next.
 * @param url of the shop's function, with room and day
 * @throws an Error if the shop cannot say
 */
export const askTaken = async (url: string): Promise<readonly number[]> =>
  (await fetchJson<TakenHours>(url)).taken;

/** What became of a booking whose form was sent with that outcome and answer. */
export function bookingOutcome(outcome: FormOutcome, body: unknown): Outcome {
  const { error, next } = isObject(body) ? body : {};
  if (error === 'taken' && Array.isArray(next)) {
    return { kind: 'taken', next: next.filter((hour) => Number.isInteger(hour)) };
  }
  return { kind: error === 'changed' ? 'changed' : outcome };
}

/**
 * Sends a booking to the shop's function, under a new id if another booking was sent with the same: one that was not
 * answered, before the page chose other hours. Never throws.
 */
export async function sendBooking(
  endpoint: string,
  booking: Omit<Booking, 'locale'> & { website: string },
): Promise<Outcome> {
  let { outcome, body } = await sendForm(endpoint, booking);
  if (isObject(body) && body['error'] === 'used') {
    ({ outcome, body } = await sendForm(endpoint, { ...booking, id: randomId() }));
  }
  return bookingOutcome(outcome, body);
}

import { isTimeout, request, type Answer } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import type { BookingRequest } from './booking-api';
import type { BookingTexts } from './booking-words';

/** ms. Longer than a function of the shop may run. */
const TIMEOUT = 20_000;

/** What became of a booking. */
export type Outcome =
  | { kind: 'sent' }
  /** `next` are free starts. */
  | { kind: 'taken'; next: readonly number[] }
  | { kind: Exclude<keyof BookingTexts['problems'], 'taken'> };

const hoursIn = (value: unknown): number[] | undefined =>
  Array.isArray(value) && value.every((hour) => Number.isInteger(hour))
    ? (value as number[])
    : undefined;

/** The hours of a room that are taken on a day and the next; undefined if the shop cannot say. */
export async function askTaken(
  endpoint: string,
  room: string,
  day: string,
): Promise<readonly number[] | undefined> {
  const query = new URLSearchParams({ room, day }).toString();
  try {
    const { status, body } = await request(`${endpoint}?${query}`, { timeout: TIMEOUT });
    return status === 200 && isObject(body) ? hoursIn(body['taken']) : undefined;
  } catch {
    return undefined;
  }
}

/** What an answer says. The shop's function answers 201, a captive portal does not. */
export function outcomeOf({ status, body }: Answer): Outcome {
  const answer = isObject(body) ? body : {};
  const { error } = answer;
  if (status === 201) return { kind: 'sent' };
  if (status === 429) return { kind: 'limited' };
  if (error === 'taken') return { kind: 'taken', next: hoursIn(answer['next']) ?? [] };
  if (error === 'changed' || error === 'unsure') return { kind: error };
  return { kind: error === 'invalid' ? 'refused' : 'failed' };
}

/** Sends a booking to the shop's function. */
export async function sendBooking(endpoint: string, booking: BookingRequest): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'offline' };
  try {
    return outcomeOf(
      await request(endpoint, {
        method: 'POST',
        timeout: TIMEOUT,
        body: JSON.stringify(booking),
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  } catch (error) {
    return { kind: isTimeout(error) ? 'unsure' : 'failed' };
  }
}

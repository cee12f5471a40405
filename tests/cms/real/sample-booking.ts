import { randomBytes } from 'node:crypto';
import { hourOf, type Booking } from '~/contracts/booking';
import { dayOf, firstHour } from '~/features/studio/booking-hours';
import { recordBooking } from '~/functions/bookings/bookings-cms';
import { NoAnswerError } from '~/functions/http/cms';
import type { OrdersSettings } from '~/functions/http/environment';

/** The first hour of tomorrow. */
export const tomorrow = firstHour(dayOf(hourOf(new Date().toISOString()) + 24));

/** A booking of Studio A tomorrow at noon for two hours by default, with a unique address. */
export function makeBooking(changes: Partial<Booking> = {}): Booking {
  const id = randomBytes(16).toString('hex');
  const hours = changes.hours ?? 2;
  return {
    id,
    locale: 'en',
    room: 'a',
    start: tomorrow + 12,
    hours,
    heads: 2,
    name: '陳大文',
    email: `${id}@example.com`,
    phone: '9123 4567',
    wishes: 'Two amps',
    total: 800 * hours,
    ...changes,
  };
}

/**
 * Sends a booking until there is a response: a busy machine may take longer than 6 s. Returns
 * whether its hours are reserved.
 */
export async function book(cms: OrdersSettings, booking: Booking): Promise<boolean> {
  try {
    return (await recordBooking(cms, booking)) === undefined;
  } catch (error) {
    if (error instanceof NoAnswerError) return book(cms, booking);
    throw error;
  }
}

import { HOUR } from './hong-kong-time';
import type { Locale } from './languages';
import { emailField, phoneField } from './text-fields';

// Messages about bookings between browser, functions and CMS (docs/orders.md). Hours are counted
// since 1970 in UTC; hours in Hong Kong start at the same times.

/** The fields of the booking form, with attributes for autofill. Any phone number is valid. `max` is in code units. */
export const personFields = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true, max: 100 },
  phoneField,
  emailField,
  { name: 'wishes', type: 'multiline', autoComplete: 'off', rows: 3, required: false, max: 2000 },
] as const;

export type Person = Record<(typeof personFields)[number]['name'], string>;

/** The longest booking, in hours. A shop may allow less. */
export const MAX_HOURS = 24;

/** The room or teacher, and the time of a booking. */
export interface TimeSlot {
  /** Id in `data/studios.json`, or of a teacher in `data/teachers.json`. */
  room: string;
  /** The first hour, counted since 1970 in UTC. */
  start: number;
  hours: number;
}

/** Whether a booking is a trial lesson. Only ids of teachers begin so, also of former ones. */
export const isLesson = ({ room }: Pick<TimeSlot, 'room'>): boolean => room.startsWith('teacher-');

/** The body of `POST /api/bookings`, without the fields that all forms share. */
export interface Booking extends TimeSlot, Person {
  /** A random id, created on the device. A changed booking gets a new id. */
  id: string;
  locale: Locale;
  heads: number;
  /** HK$, as the shopper saw it. */
  total: number;
}

/** 200 of `GET /api/bookings?room=a&day=2026-12-01`: the taken hours of that day and the next. */
export interface TakenHours {
  taken: readonly number[];
}

/** 409 of `POST /api/bookings`. */
export type BookingConflict =
  /** An hour is already booked. `next` lists the next free start hours. */
  | ({ error: 'taken'; next: readonly number[] } & TakenHours)
  /** The total differs, because the rate has changed. */
  | { error: 'changed' }
  /** The id was already used for another booking. Send it again under a new id. */
  | { error: 'used' };

/** Statuses with which the CMS refuses a booking: an hour is taken, or the id belongs to another booking. */
export const bookingRefusals = { taken: 409, used: 422 } as const;

export const bookingStates = ['requested', 'confirmed', 'declined', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** The allowed next states. A released room may have been booked by others. */
const NEXT: Record<BookingState, readonly BookingState[]> = {
  requested: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['cancelled'],
  declined: [],
  cancelled: [],
};

export const mayBecome = (before: BookingState, after: BookingState): boolean =>
  before === after || NEXT[before].includes(after);

/** Whether a booking in this state keeps its hours reserved. */
export const isHeld = (state: BookingState): boolean =>
  state === 'requested' || state === 'confirmed';

/** Whether a booking is still to come. `now` is in ms since 1970. */
export const isUpcoming = (state: BookingState, start: number, now: number): boolean =>
  isHeld(state) && start * HOUR > now;

export const dateOf = (hour: number): Date => new Date(hour * HOUR);
export const hourOf = (date: string | Date): number => new Date(date).getTime() / HOUR;

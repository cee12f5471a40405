import { HOUR } from './hong-kong';
import type { Locale } from './languages';

// What browser, functions and CMS send each other about bookings (docs/orders.md). Hours are numbers of hours since 1970
// in UTC: those of Hong Kong begin with them.

/** What a person writes in the form, with the attributes for autofill. A phone number may be any text. `max` is in code units. */
export const personFields = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true, max: 100 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: true, max: 40 },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, max: 254 },
  { name: 'wishes', type: 'multiline', autoComplete: 'off', required: false, max: 2000 },
] as const;

export type Person = Record<(typeof personFields)[number]['name'], string>;

/** The longest booking, in hours. A shop may allow less. */
export const MAX_HOURS = 24;

/** When and where. */
export interface Session {
  /** Id in `data/studios.json`. */
  room: string;
  /** The first hour. */
  start: number;
  hours: number;
}

/** The body of `POST /api/bookings`, beside what every form sends. */
export interface Booking extends Session, Person {
  /** A random id, created on the device; a booking that is changed takes another. */
  id: string;
  locale: Locale;
  heads: number;
  /** HK$, as the shopper saw it. */
  total: number;
}

/** 200 of `GET /api/bookings?room=a&day=2026-12-01`: of that day and the next. */
export interface TakenHours {
  taken: readonly number[];
}

/** 409 of `POST /api/bookings`. */
export type BookingConflict =
  /** Another booking has an hour. `next` are the next starts that are free. */
  | ({ error: 'taken'; next: readonly number[] } & TakenHours)
  /** The total is another, because the rate has changed. */
  | { error: 'changed' }
  /** The id was sent before, with another booking. Send it again under a new id. */
  | { error: 'used' };

/** Statuses with which the CMS refuses a booking: an hour is taken, or the id is that of another booking. */
export const bookingRefusals = { taken: 409, used: 422 } as const;

export const bookingStates = ['requested', 'confirmed', 'declined', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** The states that may follow. A room that was given up may have been given to others. */
const NEXT: Record<BookingState, readonly BookingState[]> = {
  requested: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['cancelled'],
  declined: [],
  cancelled: [],
};

export const mayBecome = (before: BookingState, after: BookingState): boolean =>
  before === after || NEXT[before].includes(after);

/** Whether a booking in a state has its hours. */
export const isHeld = (state: BookingState): boolean =>
  state === 'requested' || state === 'confirmed';

/** Whether the person may cancel a booking: until it begins. `now` is in ms since 1970. */
export const mayCancel = (state: BookingState, start: number, now: number): boolean =>
  isHeld(state) && start * HOUR > now;

export const dateOf = (hour: number): Date => new Date(hour * HOUR);
export const hourOf = (date: string | Date): number => new Date(date).getTime() / HOUR;

/** The body of `POST /api/bookings/cancel`. */
export interface CancelRequest {
  /** Of the link in the mail: a random id. */
  token: string;
  /** Whether to cancel. `false` asks what the booking is. */
  isSure: boolean;
}

/** 200 of `POST /api/bookings/cancel`: the booking as it is then. */
export interface BookingStatus extends Session {
  state: BookingState;
}

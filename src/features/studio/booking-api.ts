// What browser and functions send each other as JSON (docs/orders.md). Hours are those of booking-hours.ts.

/** What a person writes in the form, with the attributes for autofill. `max` is in code units. */
export const personFields = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true, max: 100 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: true, max: 40 },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, max: 254 },
  { name: 'wishes', type: 'multiline', autoComplete: 'off', required: false, max: 2000 },
] as const;

export type Person = Record<(typeof personFields)[number]['name'], string>;

/** When and where. */
export interface Session {
  /** Id in `data/studios.json`. */
  room: string;
  /** The first hour. */
  start: number;
  hours: number;
}

/** The body of `POST /api/bookings`, beside what every form sends (`functions/http/form.ts`). */
export interface Booking extends Session, Person {
  /** 32 hexadecimal digits, created on the device; a booking that is changed takes another. */
  id: string;
  locale: string;
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
  | { error: 'changed' };

export const bookingStates = ['requested', 'confirmed', 'declined', 'cancelled'] as const;

/** The body of `POST /api/bookings/cancel`. */
export interface CancelRequest {
  /** Of the link in the mail: 32 hexadecimal digits. */
  token: string;
  /** Whether to cancel. `false` asks what the booking is. */
  isSure: boolean;
}

/** 200 of `POST /api/bookings/cancel`: the booking as it is then. */
export interface BookingStatus extends Session {
  state: (typeof bookingStates)[number];
}

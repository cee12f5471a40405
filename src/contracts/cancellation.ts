import { isUpcoming, type BookingState, type TimeSlot } from './booking';

// Cancellation of a booking by its customer.

/** Whether the customer may still cancel: until the booking begins. Not a part of `isUpcoming`, which others use. */
export const mayCancel = (state: BookingState, start: number, now: number): boolean =>
  isUpcoming(state, start, now);

/** The body of `POST /api/bookings/cancel`. */
export interface CancelRequest {
  /** The random id in the link of the mail. */
  token: string;
  /** Whether to cancel. `false` only returns the booking. */
  isSure: boolean;
}

/** 200 of `POST /api/bookings/cancel`: the booking after the request. */
export interface BookingStatus extends TimeSlot {
  state: BookingState;
}

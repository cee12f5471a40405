import { HOUR, inHongKong } from './hong-kong-time';

// Hours are counted since 1970 in UTC; hours in Hong Kong start at the same times.

/** Daily staffed hours, such as `09:00` to `23:00`. */
interface Times {
  hours: { opens: string; closes: string };
}

/** The time of day in Hong Kong, such as `22:00`. */
export const clockOf = (hour: number): string =>
  inHongKong(hour * HOUR)
    .toISOString()
    .slice(11, 16);

/** Whether an hour is outside the opening hours. */
export function isByAppointment(hour: number, { hours }: Times): boolean {
  const clock = clockOf(hour);
  return clock < hours.opens || clock >= hours.closes;
}

/** Returns the hours of a booking. */
export const hoursFrom = (start: number, hours: number): number[] =>
  Array.from({ length: hours }, (_, index) => start + index);

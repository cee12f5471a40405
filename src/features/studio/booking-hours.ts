import { dateOf } from '~/contracts/booking';
import { HOUR, inHongKong, startOfDay } from '~/contracts/hong-kong-time';
import { hoursFrom, isByAppointment } from '~/contracts/opening-hours';
import type { BookingTimes } from './rooms';

// Hours are counted since 1970 in UTC; hours in Hong Kong start at the same times.

const DAY = 24;

/** A day in Hong Kong, such as `2026-12-01`. */
export const dayOf = (hour: number): string =>
  inHongKong(hour * HOUR)
    .toISOString()
    .slice(0, 10);

/** Whether a number is an hour within the range of `Date`. */
export const isHour = (hour: number): boolean => !Number.isNaN(dateOf(hour).getTime());

/** Returns the first hour of a day in Hong Kong; NaN for an invalid day. */
export const firstHour = (day: string): number => startOfDay(day) / HOUR;

/** Returns the first and the last bookable day. */
export function bookableDays(
  now: number,
  { daysAhead }: BookingTimes,
): { first: string; last: string } {
  const hour = now / HOUR;
  return { first: dayOf(hour), last: dayOf(hour + daysAhead * DAY) };
}

/** Whether a free hour is bookable at `now`, in ms since 1970. */
export function isBookable(hour: number, times: BookingTimes, now: number): boolean {
  const { bookAheadHours } = times;
  const notice = isByAppointment(hour, times) ? bookAheadHours.byAppointment : bookAheadHours.open;
  return notice !== undefined && hour * HOUR >= now + notice * HOUR;
}

/** Returns the first day with a bookable hour, whoever has taken it; the first day if there is none. */
export function firstFreeDay(now: number, times: BookingTimes): string {
  const { first } = bookableDays(now, times);
  const start = firstHour(first);
  const hours = hoursFrom(start, (times.daysAhead + 1) * DAY);
  return dayOf(hours.find((hour) => isBookable(hour, times, now)) ?? start);
}

/** Availability of one room. */
export interface Availability {
  times: BookingTimes;
  /** Hours booked by others. */
  taken: readonly number[];
  /** ms since 1970 */
  now: number;
}

const isFree = (hour: number, { times, taken, now }: Availability): boolean =>
  !taken.includes(hour) && isBookable(hour, times, now);

/** Whether all hours of a booking are free. */
export const areFree = (start: number, hours: number, availability: Availability): boolean =>
  hoursFrom(start, hours).every((hour) => isFree(hour, availability));

/** Returns the maximum length in hours of a booking that begins at `start`; 0 if none is possible. */
export function longestFrom(start: number, availability: Availability): number {
  const { maxHours } = availability.times;
  const end = hoursFrom(start, maxHours).findIndex((hour) => !isFree(hour, availability));
  return end === -1 ? maxHours : end;
}

/** Returns the possible start hours on a day. */
export const startsOn = (day: string, availability: Availability): number[] =>
  hoursFrom(firstHour(day), DAY).filter((hour) => isFree(hour, availability));

/** Number of alternative starts to offer, and of days in which to look for them. */
const OFFERED = 3;
const OFFERED_DAYS = 7;

/**
 * Returns the next free starts for a booking whose hours are taken: within the opening hours if the
 * requested ones were.
 */
export function nextStarts(start: number, hours: number, availability: Availability): number[] {
  const { times, now } = availability;
  const isOutside = (start: number) =>
    hoursFrom(start, hours).some((hour) => isByAppointment(hour, times));
  const { last } = bookableDays(now, times);
  return hoursFrom(start + 1, OFFERED_DAYS * DAY)
    .filter(
      (other) =>
        dayOf(other) <= last &&
        (isOutside(start) || !isOutside(other)) &&
        areFree(other, hours, availability),
    )
    .slice(0, OFFERED);
}

/** Returns the end of the hours that `nextStarts` examines. */
export const lastLookedAt = (start: number, { maxHours }: BookingTimes): number =>
  start + 1 + OFFERED_DAYS * DAY + maxHours;

/** Joins consecutive hours to ranges `[first, end)`, ascending. */
export function rangesOf(hours: readonly number[]): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (const hour of hours.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === hour) last[1] = hour + 1;
    else ranges.push([hour, hour + 1]);
  }
  return ranges;
}

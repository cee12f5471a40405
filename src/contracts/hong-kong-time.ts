/** For `Intl`. */
export const TIME_ZONE = 'Asia/Hong_Kong';

/** ms */
export const HOUR = 3_600_000;

/** ms that Hong Kong is ahead of UTC; it has no daylight saving time. */
const OFFSET = 8 * HOUR;

/** A date whose fields in UTC are those of a time in Hong Kong, in ms since 1970. */
export const inHongKong = (time: number): Date => new Date(time + OFFSET);

/** ms since 1970 at which a day in Hong Kong, such as `2026-12-01`, begins; NaN if it is none. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - OFFSET;

/** In English, as in the settings; by `getUTCDay`. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

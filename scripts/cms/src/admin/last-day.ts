import { inHongKong } from '~/contracts/hong-kong-time';

/** Fields with the time at which something ends. Editors think of its last day. */
const ENDS = ['saleUntil', 'unpublishAt', 'endsAt'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const isMidnight = (time: string) => inHongKong(Date.parse(time)).getTime() % DAY === 0;

/**
 * Completes a time that an input of Strapi returns: a day that is chosen alone, which Strapi completes by 00:00,
 * becomes the last minute of that day where something ends.
 * @param before the former value of the field
 */
export const withEndOfDay = (field: string, before: string | null | undefined, time: string) =>
  ENDS.includes(field) && !before && isMidnight(time)
    ? new Date(Date.parse(time) + DAY - MINUTE).toISOString()
    : time;

/** Returns the day before the time of a field at which something ends as a day begins, such as `2026-06-30`. */
export const lastDayBefore = (field: string, time: string | null | undefined) =>
  ENDS.includes(field) && time && isMidnight(time)
    ? inHongKong(Date.parse(time) - DAY)
        .toISOString()
        .slice(0, 10)
    : undefined;

import { inHongKong } from '~/contracts/hong-kong-time';

/** Fields with the time at which something ends. Editors think of its last day. */
const ENDS = ['saleUntil', 'unpublishAt', 'endsAt'];

/** The time at which something ends whose last day is chosen alone. */
export const LAST_MINUTE = '23:59';

const DAY = 86_400_000;

const dayOf = (time: number) => inHongKong(time).toISOString().slice(0, 10);

const isMidnight = (time: string) => inHongKong(Date.parse(time)).getTime() % DAY === 0;

/**
 * Completes a time that an input of Strapi returns: a day that is chosen alone, which Strapi completes by 00:00,
 * becomes the last minute of that day where something ends.
 * @param before the former value of the field
 */
export const withEndOfDay = (field: string, before: string | null | undefined, time: string) =>
  ENDS.includes(field) && !before && isMidnight(time)
    ? new Date(`${dayOf(Date.parse(time))}T${LAST_MINUTE}+08:00`).toISOString()
    : time;

/** Returns the day before the time of a field at which something ends as a day begins, such as `2026-06-30`. */
export const lastDayBefore = (field: string, time: string | null | undefined) =>
  ENDS.includes(field) && time && isMidnight(time) ? dayOf(Date.parse(time) - DAY) : undefined;

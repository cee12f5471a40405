import { inHongKong, weekdays } from '~/contracts/hong-kong-time';

/** The business hours of some days of the week, in Hong Kong time. */
interface Hours {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** Whether the shop is open, and the time and date of the next change. */
export interface Opening {
  isOpen: boolean;
  /** Such as `20:00`. */
  time: string;
  /** At 0:00 UTC. */
  date: Date;
  isToday: boolean;
}

const DAY = 86_400_000;

/**
 * Returns whether the shop is open, by its weekly hours (requirements §9 "Store hours");
 * `undefined` if it does not open within a week.
 * @param now in ms since 1970
 * @param closedDates closed days, such as `2026-12-25`
 */
export function openingAt(
  now: number,
  hours: readonly Hours[],
  closedDates: readonly string[],
): Opening | undefined {
  const local = inHongKong(now).getTime();
  const clock = new Date(local).toISOString().slice(11, 16);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = new Date(local - (local % DAY) + ahead * DAY);
    const day = hours.find(({ days }) => days.includes(weekdays[date.getUTCDay()] ?? ''));
    const isToday = ahead === 0;
    if (
      !day ||
      closedDates.includes(date.toISOString().slice(0, 10)) ||
      (isToday && clock >= day.closes)
    )
      continue;
    const isOpen = isToday && clock >= day.opens;
    return { isOpen, time: isOpen ? day.closes : day.opens, date, isToday };
  }
  return undefined;
}

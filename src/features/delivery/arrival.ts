import { inHongKong, weekdays } from '~/contracts/hong-kong-time';

/** Areas of Hong Kong by delivery time: `urban` is the island and Kowloon. */
export const areas = ['urban', 'territories', 'outlying'] as const;
export type Area = (typeof areas)[number];

const DAY = 86_400_000;

/** `delivery` of `data/site.json`. */
export interface DeliveryRules {
  cutOff: string;
  businessDays: readonly string[];
  closedDates: readonly string[];
  dispatch: readonly [number, number];
  times: Readonly<Record<Area, readonly [number, number]>>;
}

/** Whether the shop dispatches and couriers deliver on a date at 0:00 UTC. */
function isBusinessDay(date: number, { businessDays, closedDates }: DeliveryRules): boolean {
  const day = new Date(date);
  return (
    businessDays.includes(String(weekdays[day.getUTCDay()])) &&
    !closedDates.includes(day.toISOString().slice(0, 10))
  );
}

/** Returns the date a number of business days later. */
function addBusinessDays(date: number, days: number, rules: DeliveryRules): number {
  let left = days;
  let result = date;
  while (left > 0) {
    result += DAY;
    if (isBusinessDay(result, rules)) left -= 1;
  }
  return result;
}

/**
 * Returns the first and last arrival date of an order (requirements §9), each at 0:00 UTC. Orders before the
 * cut-off on a business day count from that day, others from the next business day, in Hong Kong time.
 * @param now in ms since 1970
 */
export function arrival(now: number, area: Area, rules: DeliveryRules): [Date, Date] {
  const local = inHongKong(now).getTime();
  const today = local - (local % DAY);
  const time = new Date(local).toISOString().slice(11, 16);
  const isInTime = isBusinessDay(today, rules) && time < rules.cutOff;
  const start = isInTime ? today : addBusinessDays(today, 1, rules);
  const after = (end: 0 | 1) =>
    new Date(addBusinessDays(start, rules.dispatch[end] + rules.times[area][end], rules));
  return [after(0), after(1)];
}

import { HOUR, inHongKong } from '~/contracts/hong-kong-time';
import { formatPeriod } from '~/i18n/format-period';
import { language, type Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';

/** Days in a row, such as `2026-12-25` to `2026-12-26`. */
interface Period {
  from: string;
  to: string;
}

/** The closed days that are not over at a time, by default now, in ascending order; days in a row are one period. */
export function closedPeriods(
  closedDates: readonly string[] = settings.delivery.closedDates,
  now = Date.now(),
): Period[] {
  const today = inHongKong(now).toISOString().slice(0, 10);
  const periods: Period[] = [];
  for (const date of closedDates.filter((date) => date >= today).sort()) {
    const last = periods.at(-1);
    if (last && Date.parse(date) - Date.parse(last.to) <= 24 * HOUR) last.to = date;
    else periods.push({ from: date, to: date });
  }
  return periods;
}

/** Formats the days of a period: `25–26 Dec`, `12月25日至26日`. */
function periodText({ from, to }: Period, locale: Locale): string {
  const period = translator(locale)('contact.period', { skipInterpolation: true });
  // The end that has the month.
  const day = language(locale).spaced ? '{{to}}' : '{{from}}';
  return formatPeriod([new Date(from), new Date(to)], from === to ? day : period, locale);
}

/** The weekly business hours: weekdays, Saturday, Sunday (requirements §9 "Store hours"). */
export function weeklyHours(locale: Locale): { days: string; times: string }[] {
  const t = translator(locale);
  const names = [t('contact.weekdays'), t('contact.saturday'), t('contact.sunday')];
  return settings.hours.map(({ opens, closes }, index) => ({
    days: names[index] ?? '',
    times: `${opens}–${closes}`,
  }));
}

/**
 * The business hours, with a line for the closed days of each year. A page may be older than they are: the year keeps
 * them from being read as those of the next one.
 */
export function hoursLines(locale: Locale, closed = closedPeriods()) {
  const t = translator(locale);
  const years = [...new Set(closed.map(({ to }) => to.slice(0, 4)))];
  const lines = years.map((year) => ({
    days: t('contact.closed', { year }),
    times: closed
      .filter(({ to }) => to.startsWith(year))
      .map((period) => periodText(period, locale))
      .join(language(locale).spaced ? ', ' : '、'),
  }));
  return [...weeklyHours(locale), ...lines];
}

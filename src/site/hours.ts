import { HOUR, inHongKong } from '~/contracts/hong-kong-time';
import { language, languageTags, type Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';

/** Days in a row, such as `2026-12-25` to `2026-12-26`. */
interface Period {
  from: string;
  to: string;
}

/** The closed days that are not over, in ascending order; days in a row are one period. */
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

/** Formats a period, like `arrivalText` in `features/delivery`: `25–26 Dec`, `12月25日至26日`. */
function periodText({ from, to }: Period, locale: Locale): string {
  const format = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' }).format(
      Date.parse(date),
    );
  const whole = { day: 'numeric', month: 'short' } as const;
  if (from === to) return format(from, whole);
  const short = from.slice(0, 7) === to.slice(0, 7) ? ({ day: 'numeric' } as const) : whole;
  const [first, last] = language(locale).spaced ? [short, whole] : [whole, short];
  return translator(locale)('contact.period', { from: format(from, first), to: format(to, last) });
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

/** The business hours, with a line for the closed days to come. */
export function hoursLines(locale: Locale, closed = closedPeriods()) {
  if (closed.length === 0) return weeklyHours(locale);
  const times = closed
    .map((period) => periodText(period, locale))
    .join(language(locale).spaced ? ', ' : '、');
  return [...weeklyHours(locale), { days: translator(locale)('contact.closed'), times }];
}

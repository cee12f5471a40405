import { fill } from './fill';
import { language, languageTags, type Locale } from './locales';

/**
 * Formats the first and the last day of a period: `11月26日至27日`, `Thu 26 to Fri 27 Nov`. `Intl` formats ranges of
 * Chinese dates as `26/11 至 27/11`, so each end is formatted alone.
 * @param days at 0:00 UTC
 * @param template with `{{from}}` and `{{to}}`
 */
export function formatPeriod(
  [from, to]: readonly [Date, Date],
  template: string,
  locale: Locale,
  weekday: { weekday?: 'short' } = {},
): string {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' })
      .format(date)
      .replace(',', '');
  const whole = { ...weekday, day: 'numeric', month: 'short' } as const;
  const sameMonth = from.getUTCMonth() === to.getUTCMonth();
  // The language's order of day and month decides which end may omit its month.
  const day = { ...weekday, day: 'numeric' } as const;
  return language(locale).spaced
    ? fill(template, { from: format(from, sameMonth ? day : whole), to: format(to, whole) })
    : fill(template, { from: format(from, whole), to: format(to, sameMonth ? day : whole) });
}

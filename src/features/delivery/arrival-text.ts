import { fill } from '~/i18n/fill';
import { weekdays, type Weekday } from '~/contracts/hong-kong-time';
import { language, languageTags, type Locale } from '~/i18n/locales';

/**
 * Formats arrival dates: `11月26日至27日送達`, `arrives Thu 26 to Fri 27 Nov`. `Intl` formats ranges of
 * Chinese dates as `26/11 至 27/11`, so each end is formatted alone.
 * @param dates at 0:00 UTC
 * @param template with `{{from}}` and `{{to}}`
 */
export function arrivalText([from, to]: [Date, Date], template: string, locale: Locale): string {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' })
      .format(date)
      .replace(',', '');
  const weekday = language(locale).spaced ? ({ weekday: 'short' } as const) : {};
  const whole = { ...weekday, day: 'numeric', month: 'short' } as const;
  const sameMonth = from.getUTCMonth() === to.getUTCMonth();
  // The language's order of day and month decides which end may omit its month.
  const day = { ...weekday, day: 'numeric' } as const;
  return language(locale).spaced
    ? fill(template, { from: format(from, sameMonth ? day : whole), to: format(to, whole) })
    : fill(template, { from: format(from, whole), to: format(to, sameMonth ? day : whole) });
}

/** Formats a weekday of `data/site.json`: `Monday`, `星期一`. */
export const weekdayName = (day: Weekday, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' })
    // 1 January 2023 was a Sunday.
    .format(Date.UTC(2023, 0, 1 + weekdays.indexOf(day)));

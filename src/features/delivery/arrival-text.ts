import { weekdays, type Weekday } from '~/contracts/hong-kong-time';
import { formatPeriod } from '~/i18n/format-period';
import { language, languageTags, type Locale } from '~/i18n/locales';

/**
 * Formats arrival dates: `11月26日至27日送達`, `arrives Thu 26 to Fri 27 Nov`.
 * @param dates at 0:00 UTC
 * @param template with `{{from}}` and `{{to}}`
 */
export const arrivalText = (dates: [Date, Date], template: string, locale: Locale): string =>
  formatPeriod(dates, template, locale, language(locale).spaced ? { weekday: 'short' } : {});

/** Formats a weekday of `data/site.json`: `Monday`, `星期一`. */
export const weekdayName = (day: Weekday, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' })
    // 1 January 2023 was a Sunday.
    .format(Date.UTC(2023, 0, 1 + weekdays.indexOf(day)));

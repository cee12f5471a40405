import { languageTags, type Locale } from './locales';

/** `1234567` -> `1,234,567`: a whole number with thousands separators (spec §9). */
export const formatNumber = (value: number): string => value.toLocaleString('en-HK');

/** A date in words; `Asia/Hong_Kong`, so that the server's own zone does not matter. */
export const formatDate = (date: Date, locale: Locale): string =>
  date.toLocaleDateString(languageTags[locale], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Hong_Kong',
  });

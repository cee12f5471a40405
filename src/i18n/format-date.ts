import { languageTags, type Locale } from './locales';

/** A date as text, in Hong Kong's time zone. */
export const formatDate = (date: Date, locale: Locale): string =>
  date.toLocaleDateString(languageTags[locale], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Hong_Kong',
  });

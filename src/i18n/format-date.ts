import { TIME_ZONE } from '~/contracts/hong-kong-time';
import { languageTags, type Locale } from './locales';

const timeZone = TIME_ZONE;

/** A date as text, in Hong Kong's time zone. */
export const formatDate = (date: Date, locale: Locale): string =>
  date.toLocaleDateString(languageTags[locale], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  });

/** A date in ISO 8601, in Hong Kong's time zone: `2026-11-24`. */
export const isoDate = (date: Date): string => date.toLocaleDateString('en-CA', { timeZone });

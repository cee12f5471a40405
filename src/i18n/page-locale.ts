import { defaultLocale, languageTags, locales, type Locale } from './locales';

/** The language of the page that the browser shows. */
export const pageLocale = (): Locale =>
  locales.find((locale) => languageTags[locale] === document.documentElement.lang) ?? defaultLocale;

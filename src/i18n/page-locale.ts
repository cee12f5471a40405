import type { Locale } from './locales';

/** The language of the page that the browser shows. */
export const pageLocale = (): Locale => document.documentElement.lang.slice(0, 2) as Locale;

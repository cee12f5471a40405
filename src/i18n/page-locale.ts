import { localeOf, type Locale } from './locales';

/** The language of the page that the browser shows. Not by `lang`, which translators change. */
export const pageLocale = (): Locale => localeOf(location.pathname);

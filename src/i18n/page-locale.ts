import { localeOf, type Locale } from './locales';

/** The language of the current page. Does not use `lang`, which browser translators change. */
export const pageLocale = (): Locale => localeOf(location.pathname);

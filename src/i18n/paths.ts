import { initAstroI18next, localizePath, localizeUrl } from 'astro-i18next';
import { defaultLocale, locales, type Locale } from './locales';

// The integration does this for pages; unit tests have no integration.
initAstroI18next({
  defaultLocale,
  locales: [...locales],
  showDefaultLocale: false,
  flatRoutes: {},
  trailingSlash: 'never',
});

/** The address of a page in a language: `/product/12` -> `/en/product/12`. Takes a path in either. */
export const localPath = (path: string, locale: Locale): string => localizePath(path, locale, '/');

/** The same for an absolute address. Without a trailing slash, but for the root of the site. */
export const localUrl = (url: URL, locale: Locale): string =>
  localizeUrl(url.origin + url.pathname, locale, '/');

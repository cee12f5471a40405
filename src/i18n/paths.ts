import { initAstroI18next, localizePath } from 'astro-i18next';
import { defaultLocale, forEachLocale, locales, type Locale } from './locales';

// In a build the integration does this as well; unit tests run without the integration.
initAstroI18next({
  defaultLocale,
  locales,
  showDefaultLocale: false,
  flatRoutes: {},
  trailingSlash: 'never',
});

const known = forEachLocale(() => new Map<string, string>());

/** A path in a language, from the path in any language: `/product/12` -> `/en/product/12`. */
export function localPath(path: string, locale: Locale): string {
  const localized = known[locale].get(path) ?? localizePath(path, locale, '/');
  known[locale].set(path, localized);
  return localized;
}

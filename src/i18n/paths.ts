import { initAstroI18next, localizePath } from 'astro-i18next';
import { oncePerBuild } from '~/lib/once';
import { defaultLocale, forEachLocale, locales, type Locale } from './locales';

// In a build the integration does this as well; unit tests run without the integration.
initAstroI18next({
  defaultLocale,
  locales: [...locales],
  showDefaultLocale: false,
  flatRoutes: {},
  trailingSlash: 'never',
});

const pathsIn = forEachLocale((locale) =>
  oncePerBuild((path: string) => localizePath(path, locale, '/')),
);

/** A path in a language, from the path in any language: `/product/12` -> `/en/product/12`. */
export const localPath = (path: string, locale: Locale): string => pathsIn[locale](path);

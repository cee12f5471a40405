import type { Locale } from '~/i18n/locales';
import { pageKind } from './page-kind';

/** CSS variable of a language's text font (`fonts` in `astro.config.mjs`). */
export const textFont = (locale: Locale) => `--font-instrument-sans-${locale}` as const;

const headingFonts = {
  zh: (path: string) => `--font-ming-${pageKind(path)}` as const,
  en: () => '--font-instrument-serif' as const,
} satisfies Record<Locale, (path: string) => string>;

/** CSS variable of the font of a page's headings. */
export const headingFont = (locale: Locale, path: string) => headingFonts[locale](path);

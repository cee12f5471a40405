import type { Locale } from '~/i18n/locales';
import type { PageKind } from '../routes';

/** CSS variable of a language's text font (`fonts` in `astro.config.mjs`). */
export const textFont = (locale: Locale) => `--font-instrument-sans-${locale}` as const;

const headingFonts = {
  zh: (kind: PageKind) => `--font-ming-${kind}` as const,
  en: () => '--font-instrument-serif' as const,
} satisfies Record<Locale, (kind: PageKind) => string>;

/** CSS variable of the font of the headings on pages of a kind. */
export const headingFont = (locale: Locale, kind: PageKind) => headingFonts[locale](kind);

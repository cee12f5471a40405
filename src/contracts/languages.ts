/** The languages of the shop, the default first (requirements §9). */
export const locales = ['zh', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh';

/** The path prefix of a language: `/en`, or an empty string for the default language. */
export const pathPrefix = (locale: Locale): string =>
  locale === defaultLocale ? '' : `/${locale}`;

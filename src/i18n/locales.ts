// eslint-disable-next-line shop/import-directions -- Node imports this file without aliases (local server, sitemap).
import { defaultLocale, locales, pathPrefix, type Locale } from '../contracts/languages.ts';

export { defaultLocale, locales, pathPrefix, type Locale };

/** The properties of a language, apart from its dictionary (docs/decisions/0018-languages.md). */
interface Language {
  /** BCP 47 tag for `lang`, `hreflang` and `Intl`, whose collation sorts product names. */
  tag: string;
  /** The suffix of fields in this language in the CMS and `data/catalogue`: `name`, `nameEn`. */
  fieldSuffix: string;
  /** Whether words are separated by spaces. */
  spaced: boolean;
}

const languages = {
  zh: { tag: 'zh-HK', fieldSuffix: '', spaced: false },
  en: { tag: 'en-HK', fieldSuffix: 'En', spaced: true },
} as const satisfies Record<Locale, Language>;

export type FieldSuffix = (typeof languages)[Locale]['fieldSuffix'];

export const language = (locale: Locale): Language => languages[locale];

export const fieldSuffix = (locale: Locale): FieldSuffix => languages[locale].fieldSuffix;

/** A text in every language of the shop. */
export type Localized = Readonly<Record<Locale, string>>;

/** One value for each language. */
export const forEachLocale = <T>(valueFor: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, valueFor(locale)])) as Record<Locale, T>;

/** One value for each language, loaded at the same time. */
export async function inEachLocale<T>(valueFor: (locale: Locale) => Promise<T>) {
  const values = locales.map(async (locale) => [locale, await valueFor(locale)] as const);
  return Object.fromEntries(await Promise.all(values)) as Record<Locale, T>;
}

export const languageTags = forEachLocale((locale) => languages[locale].tag);

/** The Open Graph form of a language: `zh_HK`. */
export const openGraphLocale = (locale: Locale): string => languageTags[locale].replace('-', '_');

export const otherLocales = (locale: Locale): Locale[] => locales.filter((each) => each !== locale);

/** The value of the `[...locale]` route segment: the default language has none. */
export const localeSegment = (locale: Locale): string | undefined =>
  locale === defaultLocale ? undefined : locale;

export const localeOfSegment = (segment: string | undefined): Locale =>
  locales.find((locale) => localeSegment(locale) === segment) ?? defaultLocale;

/** Returns the language of a path. */
export const localeOf = (path: string): Locale =>
  locales.find((each) => each !== defaultLocale && `${path}/`.startsWith(`/${each}/`)) ??
  defaultLocale;

/** A path in the default language, from the path in any language: `/en/product/12` -> `/product/12`. */
export const plainPath = (path: string): string =>
  path.slice(pathPrefix(localeOf(path)).length) || '/';

interface StaticPath {
  params?: Record<string, string | undefined>;
  props?: Record<string, unknown>;
}

/** Static paths in every language, from those without the `locale` segment of the route. */
export const localePaths = <Path extends StaticPath>(paths: readonly Path[]) =>
  locales.flatMap((locale) =>
    paths.map((path) => ({ ...path, params: { ...path.params, locale: localeSegment(locale) } })),
  );

/** Static paths of a page that exists once in each language. */
export const oneInEachLocale = () => localePaths([{}]);

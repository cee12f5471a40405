/** The languages of the shop, the default first (spec §9). */
export const locales = ['zh', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh';

/** What `lang` and `hreflang` say for each language. */
export const languageTags = { zh: 'zh-HK', en: 'en-HK' } as const satisfies Record<Locale, string>;

export const otherLocale = (locale: Locale): Locale => (locale === 'zh' ? 'en' : 'zh');

/** The value of the `[...locale]` route segment: the default language has none. */
export const localeSegment = (locale: Locale): string | undefined =>
  locale === defaultLocale ? undefined : locale;

interface StaticPath {
  params?: Record<string, string | undefined>;
  props?: Record<string, unknown>;
  cacheKey?: string;
}

/**
 * Static paths for every language and item: what `toPath` gives, with the
 * `locale` route segment added to its params and the locale to its props.
 */
export function localePaths<Item, Path extends StaticPath>(
  items: readonly Item[],
  toPath: (item: Item, locale: Locale) => Path,
) {
  return locales.flatMap((locale) =>
    items.map((item) => {
      const path = toPath(item, locale);
      return {
        ...path,
        params: { ...path.params, locale: localeSegment(locale) },
        props: { ...(path.props as Path['props'] & object), locale },
      };
    }),
  );
}

/** Static paths of a page that exists once in each language. */
export const oneInEachLocale = () => localePaths([null], () => ({}));

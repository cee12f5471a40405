import i18next from 'i18next';
import en from './dictionaries/en';
import zh from './dictionaries/zh';
import { forEachLocale, type Locale } from './locales';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof zh };
    enableSelector: false;
  }
}

export const dictionaries = { zh, en } satisfies Record<Locale, object>;

// A separate instance: astro-i18next's has one global language, which is a race condition when
// pages in different languages are rendered concurrently.
const instance = i18next.createInstance();
void instance.init({
  resources: forEachLocale((locale) => ({ translation: dictionaries[locale] })),
  fallbackLng: false,
  initAsync: false,
  // Astro and React escape on output.
  interpolation: { escapeValue: false },
});

const lookUps = forEachLocale((locale) => instance.getFixedT(locale));

export type Translate = (typeof lookUps)[Locale];

/** Options with texts, such as names, would fill the cache. */
const isCacheable = (options: unknown): boolean =>
  !Object.values(options ?? {}).some((value) => typeof value === 'string');

/** A page looks up some 60 texts, the same as other pages: without a cache, a tenth of a build. */
function cached(t: Translate): Translate {
  const texts = new Map<string, unknown>();
  return new Proxy(t, {
    apply(target, self, args: [key: string, options?: object]): unknown {
      const [key, options] = args;
      if (!isCacheable(options)) return Reflect.apply(target, self, args);
      const call = options ? key + JSON.stringify(options) : key;
      const known = texts.get(call);
      if (known !== undefined) return known;
      const text: unknown = Reflect.apply(target, self, args);
      texts.set(call, text);
      return text;
    },
  });
}

const translators = forEachLocale((locale) => cached(lookUps[locale]));

/** The `t` function of a language. A missing key is returned as is (requirements §4). */
export const translator = (locale: Locale): Translate => translators[locale];

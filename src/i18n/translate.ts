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

/** A page asks for some 60 texts, which took a tenth of a build. Those with options are looked up again. */
function cached(t: Translate): Translate {
  const texts = new Map<unknown, unknown>();
  return new Proxy(t, {
    apply(target, self, [key, ...options]: unknown[]): unknown {
      if (options.length > 0) return Reflect.apply(target, self, [key, ...options]);
      if (!texts.has(key)) texts.set(key, Reflect.apply(target, self, [key]));
      return texts.get(key);
    },
  });
}

const translators = forEachLocale((locale) => cached(lookUps[locale]));

/** The `t` function of a language. A missing key is returned as is (spec §4). */
export const translator = (locale: Locale): Translate => translators[locale];

import i18next from 'i18next';
import * as en from './dictionaries/en';
import * as zh from './dictionaries/zh';
import { fill } from './fill';
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

/**
 * Keeps texts, and fills in values other than counts: i18next takes some microseconds for each, on every page. Objects of texts
 * keep their placeholders, unless there are values.
 */
function rememberTexts<T extends object>(t: T): T {
  interface Options {
    count?: number;
    returnObjects?: boolean;
    [value: string]: unknown;
  }
  const lookUp = t as unknown as (key: string, options?: object) => unknown;
  const texts = new Map<string, unknown>();
  return ((key: string, options: Options = {}) => {
    const { count, returnObjects, ...values } = options;
    const hasValues = Object.keys(values).length > 0;
    if (count !== undefined || (returnObjects && hasValues)) return lookUp(key, options);
    const id = returnObjects ? `${key}.*` : key;
    if (!texts.has(id)) texts.set(id, lookUp(key, { returnObjects, skipInterpolation: true }));
    const text = texts.get(id);
    return typeof text === 'string' ? fill(text, values as Record<string, string | number>) : text;
  }) as unknown as T;
}

const translators = forEachLocale((locale) => rememberTexts(instance.getFixedT(locale)));

export type Translate = (typeof translators)[Locale];

/** The `t` function of a language. A missing key is returned as is (requirements §4). */
export const translator = (locale: Locale): Translate => translators[locale];

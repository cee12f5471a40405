import i18next from 'i18next';
import en from './dictionaries/en';
import zh from './dictionaries/zh';
import type { Locale } from './locales';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof zh };
    enableSelector: false;
  }
}

// An own instance: the one that astro-i18next keeps has a global language, which
// races when pages of both languages are rendered side by side.
const instance = i18next.createInstance();
void instance.init({
  resources: { zh: { translation: zh }, en: { translation: en } },
  fallbackLng: false,
  initAsync: false,
  // Astro and React escape what they print.
  interpolation: { escapeValue: false },
});

const fixed = { zh: instance.getFixedT('zh'), en: instance.getFixedT('en') };

export type Translate = (typeof fixed)['zh'];

/** The shop's words in a language. A key that is missing comes back as itself (spec §4). */
export const translator = (locale: Locale): Translate => fixed[locale];

import categories from '~data/categories.json' with { type: 'json' };
import * as en from '~/i18n/dictionaries/en';
import * as zh from '~/i18n/dictionaries/zh';
import type { Locale } from '~/i18n/locales';

/** The names of the categories in a language. */
const categoryNames = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(categories).map(([id, { name }]) => [id, name[locale]]),
  ) as Record<keyof typeof categories, string>;

/** The dictionaries of each language, with the names of the categories. */
export const wordsIn = {
  zh: { ...zh, categories: { ...zh.categories, ...categoryNames('zh') } },
  en: { ...en, categories: { ...en.categories, ...categoryNames('en') } },
};

export type Words = (typeof wordsIn)[Locale];

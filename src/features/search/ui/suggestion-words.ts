import { currency as currencyEn } from '~/i18n/dictionaries/en/common.json';
import { suggestions as en } from '~/i18n/dictionaries/en/search.json';
import stockEn from '~/i18n/dictionaries/en/stock.json';
import { currency as currencyZh } from '~/i18n/dictionaries/zh/common.json';
import { suggestions as zh } from '~/i18n/dictionaries/zh/search.json';
import stockZh from '~/i18n/dictionaries/zh/stock.json';
import type { Locale } from '~/i18n/locales';
import { pageLocale } from '~/i18n/page-locale';

const words = {
  zh: { ...zh, count: { other: zh.count_other }, currency: currencyZh, stock: stockZh },
  en: {
    ...en,
    count: { one: en.count_one, other: en.count_other },
    currency: currencyEn,
    stock: stockEn,
  },
} satisfies Record<Locale, object>;

/** The texts of the suggestions. Not part of the header, to keep pages small. */
export const suggestionWords = () => words[pageLocale()];

export type SuggestionWords = ReturnType<typeof suggestionWords>;

import { suggestions as en } from '~/i18n/dictionaries/en/search.json';
import { suggestions as zh } from '~/i18n/dictionaries/zh/search.json';
import type { Counted } from '~/i18n/fill';

export type SuggestionWords = Omit<typeof zh, 'count_other'> & { count: Counted };

/** The texts of the suggestions: the header has none of them, so that pages do not grow. */
export function suggestionWords(): SuggestionWords {
  const isChinese = document.documentElement.lang.startsWith('zh');
  const { count_other: other, ...words } = isChinese ? zh : en;
  return { ...words, count: isChinese ? { other } : { one: en.count_one, other } };
}

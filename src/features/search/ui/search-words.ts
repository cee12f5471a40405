import type search from '~/i18n/dictionaries/zh/search.json';
import { listWords, type ListWords } from '~/features/facets/list/list-words';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';

/** The texts of the search page in one language. The island fills the `{{placeholders}}`. */
export interface SearchPageWords {
  search: typeof search;
  list: ListWords;
  locale: Locale;
  contact: string;
}

export async function searchPageWords(locale: Locale): Promise<SearchPageWords> {
  const t = translator(locale);
  return {
    search: t('search', { returnObjects: true, skipInterpolation: true }),
    list: await listWords(locale),
    locale,
    contact: localPath('/contact', locale),
  };
}

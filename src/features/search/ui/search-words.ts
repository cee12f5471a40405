import { listWords } from '~/features/facets/list/list-words';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';

/** The texts of the search page in one language. The island fills the `{{placeholders}}`. */
export type SearchPageWords = Awaited<ReturnType<typeof searchPageWords>>;

export async function searchPageWords(locale: Locale) {
  return {
    search: translator(locale)('search', { returnObjects: true }),
    list: await listWords(locale),
    locale,
    contact: localPath('/contact', locale),
  };
}

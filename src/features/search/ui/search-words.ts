import type search from '~/i18n/dictionaries/zh/search.json';
import { catalogueData } from '~/features/catalogue/catalogue-data';
import type { CatalogueWords } from '~/features/facets/list/list-words';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';

/** The texts of the search page in one language. The island fills the `{{placeholders}}`. */
export interface SearchPageWords {
  search: typeof search;
  catalogue: CatalogueWords;
  /** Hashes of the attribute files (`attribute-address.ts`). */
  attributes: string;
  locale: Locale;
  contact: string;
}

export async function searchPageWords(locale: Locale): Promise<SearchPageWords> {
  const t = translator(locale);
  const { words: catalogue, attributes } = await catalogueData(locale);
  return {
    search: t('search', { returnObjects: true, skipInterpolation: true }),
    catalogue,
    attributes,
    locale,
    contact: localPath('/contact', locale),
  };
}

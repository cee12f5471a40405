import type { CardWords } from '~/features/products/card/ProductCard';
import { cardWords } from '~/features/products/card/card-words';
import type { Counted } from '~/i18n/fill';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import type { FacetDictionary, SharedFacetWords } from '../facet-words';
import { packKindNames } from '../kind-names';
import { kindNames } from './section-text';
import type { Category } from '../facets';
import type { Sort } from '../sorting';

/** The texts of the catalogue island in one language. The island fills the `{{placeholders}}`. */
export interface ListWords {
  card: CardWords;
  categories: Record<Category, string>;
  categoriesLabel: string;
  /** Names of the kinds, packed (`kind-names.ts`). */
  kinds: string;
  kindsLabel: string;
  /** Link to a whole category among those to its kinds. */
  allKinds: string;
  /** Title of the page of all products. */
  title: string;
  allProducts: string;
  count: Counted;
  facets: FacetDictionary;
  filters: SharedFacetWords &
    Record<
      | 'button'
      | 'title'
      | 'description'
      | 'showFewer'
      | 'clearAll'
      | 'apply'
      | 'selected'
      | 'more'
      | 'remove',
      string
    >;
  sort: Record<Sort | 'label', string>;
  empty: Record<'title' | 'text' | 'clear', string>;
  more: string;
  loading: string;
  failed: string;
  retry: string;
  close: string;
}

export async function listWords(locale: Locale): Promise<ListWords> {
  const t = translator(locale);
  const words = t('catalogue', { returnObjects: true, skipInterpolation: true });
  const card = await cardWords(locale);
  const { noScript: _, ...filters } = words.filters;
  return {
    card,
    categories: { all: t('categories.all'), ...card.categories },
    categoriesLabel: words.categories,
    kinds: packKindNames(await kindNames(locale)),
    kindsLabel: words.kinds,
    allKinds: words.allKinds,
    title: words.title,
    allProducts: t('categories.allProducts'),
    count: {
      one: 'count_one' in words ? String(words.count_one) : undefined,
      other: words.count_other,
    },
    facets: {
      ...words.facets,
      price: { ...words.facets.price, value: `${card.currency}{{value}}` },
    },
    filters,
    sort: words.sort,
    empty: words.empty,
    more: words.more,
    loading: words.loading,
    failed: words.failed,
    retry: words.retry,
    close: t('common.close'),
  };
}

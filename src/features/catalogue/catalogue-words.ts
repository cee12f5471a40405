import type { CardWords } from '~/features/products/ProductCard';
import { cardWords } from '~/features/products/card-words';
import type { Filter } from './filtering';
import type { Badge } from '~/features/products/product';
import type { Sort } from './sorting';
import type { Counted } from '~/i18n/fill';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';

/** Everything that the browse island says, in one language. `{{gaps}}` are filled when shown. */
export interface CatalogueWords {
  card: CardWords;
  /** Category buttons. */
  categories: Record<Filter['category'], string>;
  categoriesLabel: string;
  allProducts: string;
  count: Counted;
  badges: Record<Badge, string>;
  sort: Record<Sort | 'label', string>;
  filters: Record<
    | 'button'
    | 'title'
    | 'description'
    | 'price'
    | 'min'
    | 'max'
    | 'above'
    | 'brands'
    | 'allBrands'
    | 'fewerBrands'
    | 'features'
    | 'clearAll'
    | 'apply'
    | 'selected'
    | 'remove',
    string
  >;
  empty: Record<'title' | 'text' | 'clear', string>;
  more: string;
  loading: string;
  failed: string;
  retry: string;
  close: string;
}

export async function catalogueWords(locale: Locale): Promise<CatalogueWords> {
  const t = translator(locale);
  const raw = { returnObjects: true, skipInterpolation: true } as const;
  const words = t('catalogue', raw);
  const card = await cardWords(locale);
  const { noScript: _, ...filters } = words.filters;
  return {
    card,
    categories: { all: t('categories.all'), ...card.categories },
    categoriesLabel: words.categories,
    allProducts: t('categories.allProducts'),
    count: {
      one: 'count_one' in words ? String(words.count_one) : undefined,
      other: words.count_other,
    },
    badges: words.badges,
    sort: words.sort,
    filters,
    empty: words.empty,
    more: words.more,
    loading: words.loading,
    failed: words.failed,
    retry: words.retry,
    close: t('common.close'),
  };
}

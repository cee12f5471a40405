import type compare from '~/i18n/dictionaries/zh/compare.json';
import { cardWords } from '~/features/products/card/card-words';
import type { ListStateWords } from '~/features/products/price-list/ListState';
import type { CardWords } from '~/features/products/card/ProductCard';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';

/** All texts of the comparison island in one language, with `{{placeholders}}` for `fill`. */
export interface CompareWords {
  compare: typeof compare;
  card: CardWords;
  list: ListStateWords;
  inStock: string;
  /** The label of the model number in the tables. */
  model: string;
  instruments: string;
}

export async function compareWords(locale: Locale): Promise<CompareWords> {
  const t = translator(locale);
  return {
    compare: t('compare', { returnObjects: true, skipInterpolation: true }),
    card: await cardWords(locale),
    list: {
      loading: t('compare.loading'),
      failed: t('catalogue.failed'),
      retry: t('catalogue.retry'),
    },
    inStock: t('stock.in'),
    model: t('product.specs.model'),
    instruments: localPath('/instruments', locale),
  };
}

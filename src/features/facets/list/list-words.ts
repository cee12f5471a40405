import { cardWords } from '~/features/products/card/card-words';
import type { Counted } from '~/i18n/fill';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { packKindNames } from '../kind-names';
import { kindNames } from './section-text';

/** The texts of a list's island in one language. The island fills the `{{placeholders}}`. */
export type ListWords = Awaited<ReturnType<typeof listWords>>;

export async function listWords(locale: Locale) {
  const t = translator(locale);
  const {
    page: _,
    count_other: other,
    ...words
  } = t('catalogue', { returnObjects: true, skipInterpolation: true });
  const card = await cardWords(locale);
  const count: Counted = {
    one: 'count_one' in words ? String(words.count_one) : undefined,
    other,
  };
  return {
    card,
    ...words,
    allCategories: t('categories.all'),
    kindNames: packKindNames(await kindNames(locale)),
    allProducts: t('categories.allProducts'),
    count,
    facets: {
      ...words.facets,
      price: { ...words.facets.price, value: `${card.currency}{{value}}` },
    },
    close: t('common.close'),
  };
}

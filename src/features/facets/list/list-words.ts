import { cardWords } from '~/features/products/card/card-words';
import type { Counted } from '~/i18n/fill';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { kindNames } from './section-text';

/** The texts of a list's island in one language. The island fills the `{{placeholders}}`. */
export type ListWords = Awaited<ReturnType<typeof listWords>>;

export async function listWords(locale: Locale) {
  const t = translator(locale);
  const {
    page: { subtitle },
    count_other: other,
    filters: { apply_other: applyOther, ...filters },
    ...words
  } = t('catalogue', { returnObjects: true });
  const card = await cardWords(locale);
  const count: Counted = {
    one: 'count_one' in words ? String(words.count_one) : undefined,
    other,
  };
  const apply: Counted = {
    one: 'apply_one' in filters ? String(filters.apply_one) : undefined,
    other: applyOther,
  };
  return {
    card,
    ...words,
    subtitle,
    allCategories: t('categories.all'),
    kindNames: await kindNames(locale),
    allProducts: t('categories.allProducts'),
    count,
    filters,
    apply,
    facets: {
      ...words.facets,
      price: { ...words.facets.price, value: `${card.currency}{{value}}` },
    },
    close: t('common.close'),
    breadcrumb: {
      label: t('common.breadcrumb'),
      home: t('common.nav.home'),
      instruments: t('common.nav.instruments'),
    },
  };
}

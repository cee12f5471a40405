import { cardWords } from '~/features/products/card/card-words';
import { listStateWords } from '~/features/products/product-list/ListState';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';

/** All texts of the comparison island in one language, with `{{placeholders}}` for `fill`. */
export async function compareWords(locale: Locale) {
  const t = translator(locale);
  return {
    compare: t('compare', { returnObjects: true }),
    card: await cardWords(locale),
    list: listStateWords(t, t('compare.loading')),
    /** The value of a deciding attribute that is not stated. */
    unstated: t('product.specificationTable.unstated'),
    /** The URL prefix of each product's specifications. */
    specifications: `/specifications/${locale}/`,
    instruments: localPath('/instruments', locale),
    /** The heading of a printed comparison, before the date. */
    shop: `${settings.brand} · ${settings.phone}`,
  };
}

export type CompareWords = Awaited<ReturnType<typeof compareWords>>;

import { cardWords } from '~/features/products/card/card-words';
import { listWords } from '~/features/products/price-list/list-words';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';

/** All texts of the comparison island in one language, with `{{placeholders}}` for `fill`. */
export async function compareWords(locale: Locale) {
  const t = translator(locale);
  return {
    compare: t('compare', { returnObjects: true, skipInterpolation: true }),
    card: await cardWords(locale),
    list: listWords(t, t('compare.loading')),
    /** The label of the model number in the tables. */
    model: t('product.specs.model'),
    /** The value of what a table does not state. */
    unstated: t('product.sheet.unstated'),
    /** The labels of the rows that decide nothing. */
    last: [
      t('product.specs.brand'),
      t('product.specs.warranty'),
      t('product.specs.origin'),
      t('product.specs.brandOrigin'),
      t('product.specs.mpn'),
    ],
    instruments: localPath('/instruments', locale),
  };
}

export type CompareWords = Awaited<ReturnType<typeof compareWords>>;

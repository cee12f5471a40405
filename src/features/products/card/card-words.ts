import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { oncePerBuild } from '~/lib/once';
import { categoryTexts } from '../category-text';
import { categoryIds, type CategoryId } from '../product';

/** The texts of a price; `save` has an `{{amount}}`. */
export type PriceWords = ReturnType<typeof priceWords>;

export function priceWords(locale: Locale) {
  const t = translator(locale);
  return {
    currency: t('common.currency'),
    save: t('common.save', { skipInterpolation: true }),
    was: t('common.was'),
  };
}

/** The texts of a card, for server-rendered cards and islands; some have the `{{name}}` of the product. */
export type CardWords = Awaited<ReturnType<typeof cardWords>>;

export const cardWords = oncePerBuild(async (locale: Locale) => {
  const t = translator(locale);
  const texts = await categoryTexts(locale);
  return {
    ...priceWords(locale),
    /** The product page's path without the id: `/en/product/`. */
    productPath: localPath('/product', locale) + '/',
    details: t('card.details'),
    rating: t('card.rating'),
    soldOut: t('stock.out'),
    addNamed: t('card.addNamed', { skipInterpolation: true }),
    compare: t('compare.add'),
    compareNamed: t('compare.addNamed', { skipInterpolation: true }),
    wishNamed: t('card.save', { skipInterpolation: true }),
    categories: Object.fromEntries(categoryIds.map((id) => [id, texts[id].name])) as Record<
      CategoryId,
      string
    >,
  };
});

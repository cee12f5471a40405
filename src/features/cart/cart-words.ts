import type cart from '~/i18n/dictionaries/zh/cart.json';
import { cardWords } from '~/features/products/card/card-words';
import type { ListStateWords } from '~/features/products/price-list/ListState';
import type { CardWords } from '~/features/products/card/ProductCard';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';

/** All texts of the cart island in one language, with `{{placeholders}}` for `fill`. */
export interface CartWords {
  cart: typeof cart;
  card: CardWords;
  list: ListStateWords;
  paths: { instruments: string; checkout: string };
}

export async function cartWords(locale: Locale): Promise<CartWords> {
  const t = translator(locale);
  return {
    cart: t('cart', { returnObjects: true, skipInterpolation: true }),
    card: await cardWords(locale),
    list: {
      loading: t('cart.loading'),
      failed: t('catalogue.failed'),
      retry: t('catalogue.retry'),
    },
    paths: {
      instruments: localPath('/instruments', locale),
      checkout: localPath('/checkout', locale),
    },
  };
}

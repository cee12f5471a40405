import { deliveryNote } from '~/features/delivery/delivery-cost';
import { cardWords } from '~/features/products/card/card-words';
import { listStateWords } from '~/features/products/product-list/ListState';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';

/** All texts of the cart island in one language, with `{{placeholders}}` for `fill`. */
export async function cartWords(locale: Locale) {
  const t = translator(locale);
  const { code, ...texts } = t('cart', { returnObjects: true });
  const problems = t('online.code.problems', { returnObjects: true });
  return {
    delivery: deliveryNote(locale),
    cart: texts,
    /** Absent: the shop takes no orders. */
    code: TAKES_ORDERS ? { ...code, problems } : undefined,
    crossSells: t('product.crossSell.title'),
    card: await cardWords(locale),
    list: listStateWords(t, t('cart.loading')),
    allOrders: { text: t('orders.title'), href: localPath('/orders', locale) },
    paths: {
      instruments: localPath('/instruments', locale),
      checkout: localPath('/checkout', locale),
    },
  };
}

export type CartWords = Awaited<ReturnType<typeof cartWords>>;

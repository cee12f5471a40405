import { appointmentWords, deliveryNote } from '~/features/delivery/delivery-cost';
import { cardWords } from '~/features/products/card/card-words';
import { listStateWords } from '~/features/products/product-list/ListState';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';

/** All texts of the cart island in one language, with `{{placeholders}}` for `fill`. */
export async function cartWords(locale: Locale) {
  const t = translator(locale);
  return {
    delivery: deliveryNote(locale),
    appointment: appointmentWords(locale),
    cart: t('cart', { returnObjects: true }),
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

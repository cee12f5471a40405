import { appointmentWords } from '~/features/delivery/delivery-cost';
import { language, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';

/** All texts of the island of `/orders` in one language. */
export function ordersWords(locale: Locale) {
  const t = translator(locale);
  const { demo, ...texts } = t('orders', { returnObjects: true, skipInterpolation: true });
  return {
    texts,
    /** What a demonstration says of its orders. */
    demo: settings.demo ? demo : undefined,
    list: {
      loading: t('orders.loading'),
      failed: t('catalogue.failed'),
      retry: t('catalogue.retry'),
    },
    appointment: appointmentWords(locale),
    browse: t('checkout.empty.browse'),
    currency: t('common.currency'),
    /** Between names. */
    comma: language(locale).spaced ? ', ' : '、',
    locale,
    paths: {
      instruments: localPath('/instruments', locale),
      cart: localPath('/cart', locale),
      confirmation: localPath('/order/confirmation', locale),
      contact: localPath('/contact', locale),
    },
  };
}

export type OrdersWords = ReturnType<typeof ordersWords>;

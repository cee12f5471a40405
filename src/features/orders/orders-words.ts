import { formWords } from '~/features/forms/form-words';
import { listStateWords } from '~/features/products/product-list/ListState';
import { productListUrl } from '~/features/products/product-list/product-list-files';
import { language, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';

/** All texts of the island of `/orders` in one language. */
export async function ordersWords(locale: Locale) {
  const t = translator(locale);
  const { demo, lookup, ...texts } = t('orders', { returnObjects: true });
  const { emptyText: text, ...lookupTexts } = lookup;
  return {
    texts: TAKES_ORDERS ? { ...texts, empty: { ...texts.empty, text } } : texts,
    /** The notice of a demonstration about its orders. */
    demo: settings.demo ? demo : undefined,
    /** Absent: the shop has no list of orders. */
    lookup: TAKES_ORDERS
      ? {
          ...lookupTexts,
          words: formWords(t),
          summary: t('checkout.summary', { returnObjects: true }),
        }
      : undefined,
    /** URL of the product list, which has the products' names in the language of the page. */
    productListUrl: await productListUrl(locale),
    list: listStateWords(t, t('orders.loading')),
    browse: t('checkout.empty.browse'),
    currency: t('common.currency'),
    /** The separator between names. */
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

export type OrdersWords = Awaited<ReturnType<typeof ordersWords>>;

import { destinations } from '~/contracts/destinations';
import { isFamilyNameFirst } from '~/contracts/person-name';
import { hoursLines } from '~/site/hours';
import { deliveryNote } from '~/features/delivery/delivery-cost';
import { formWords } from '~/features/forms/form-words';
import type { Districts } from '~/features/delivery/district-of-address';
import { listStateWords } from '~/features/products/product-list/ListState';
import { productListUrl } from '~/features/products/product-list/product-list-files';
import { forEachLocale, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import { methodWords } from './method-words';
import { isPaidLater, offeredMethods } from '~/contracts/payment-methods';
import { settings } from '~/site/settings';

/**
 * Texts for shops that take payments or orders.
 * @throws if payments are real but orders that are paid later would reach nobody
 */
function onlineWords(locale: Locale) {
  const paysOnline = PAYMENT_PROVIDER !== 'simulated';
  if (paysOnline && settings.payment.methods.some(isPaidLater) && !TAKES_ORDERS) {
    throw new Error(
      'data/site.json: payment.methods: all but "card" need ORDERS_URL when payments are real. Set it, or offer "card" only.',
    );
  }
  if (!paysOnline && !TAKES_ORDERS) return undefined;
  const t = translator(locale);
  const { privacy: _, ...texts } = t('online', { returnObjects: true });
  return {
    ...texts,
    refunded: t('orders.refunded'),
    /** Notices that the state of an order is not up to date. */
    stale: { offline: t('orders.offline'), unreachable: t('orders.unreachable') },
    paths: { checkout: localPath('/checkout', locale) },
  };
}

/** All texts and settings of the checkout and confirmation islands in one language. */
export type CheckoutWords = Awaited<ReturnType<typeof checkoutWords>>;

export async function checkoutWords(locale: Locale) {
  const t = translator(locale);
  const { methods, providerName, address, bank, fps } = settings.payment;
  const {
    areas: _,
    districts: _districts,
    methods: _methods,
    demo,
    ...texts
  } = t('checkout', { returnObjects: true });
  return {
    texts,
    form: formWords(t),
    methodWords: methodWords(locale),
    /** URL of the product list, which has the products' names in the language of the page. */
    productListUrl: await productListUrl(locale),
    list: listStateWords(t, t('checkout.loading')),
    familyNameFirst: isFamilyNameFirst(locale),
    /** The destinations of an order, with their names. */
    areas: destinations
      .filter((each) => each !== 'collect')
      .map((each) => [each, t(`checkout.areas.${each}`)] as const),
    /** By language: people write the district in either. */
    districts: forEachLocale((each): Districts =>
      translator(each)('checkout.districts', { returnObjects: true }),
    ),
    arrives: t('delivery.arrives', { skipInterpolation: true }),
    /** Opening days and delivery times; in the page, they cost its scripts nothing. */
    deliveryRules: settings.delivery,
    shop: { address: settings.address[locale], hours: hoursLines(locale) },
    allOrders: t('orders.title'),
    delivery: deliveryNote(locale),
    /** Notices of a demonstration before and after an order is submitted. */
    demo: settings.demo ? { ...demo, shop: t('common.demo') } : undefined,
    /** Absent: no data leaves the device. */
    online: onlineWords(locale),
    locale,
    paths: {
      instruments: localPath('/instruments', locale),
      cart: localPath('/cart', locale),
      confirmation: localPath('/order/confirmation', locale),
      contact: localPath('/contact', locale),
      orders: localPath('/orders', locale),
    },
    /** One or two methods (requirements §2, both readings). */
    methods: offeredMethods(methods, fps !== undefined),
    /** The name of the payment provider. */
    provider: providerName,
    /** URL of the provider's payment page. */
    address,
    bank: { ...bank, name: bank.name[locale] },
    /** Absent: no QR code. */
    fps,
    seller: {
      brand: settings.brand,
      company: settings.company[locale],
      address: settings.address[locale],
      phone: settings.phone,
      email: settings.email,
    },
  };
}

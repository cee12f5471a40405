import type { ListStateWords } from '~/features/products/price-list/ListState';
import type checkout from '~/i18n/dictionaries/zh/checkout.json';
import type online from '~/i18n/dictionaries/zh/online.json';
import type { Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { translator } from '~/i18n/translate';
import type { PaymentMethod } from '~/site/payment-methods';
import { settings, type FpsProxy } from '~/site/settings';

type OnlineWords = Omit<typeof online, 'privacy'> & { paths: { checkout: string } };

/**
 * Texts for shops that take payments or orders.
 * @throws if payments are real and bank transfers would go nowhere
 */
function onlineWords(locale: Locale): OnlineWords | undefined {
  const paysOnline = PAYMENT_PROVIDER !== 'simulated';
  if (paysOnline && settings.payment.methods.includes('bank') && !TAKES_ORDERS) {
    throw new Error(
      'data/site.json: payment.methods: "bank" needs ORDERS_URL when payments are real. Set it, or offer "card" only.',
    );
  }
  if (!paysOnline && !TAKES_ORDERS) return undefined;
  const { privacy: _, ...texts } = translator(locale)('online', {
    returnObjects: true,
    skipInterpolation: true,
  });
  return { ...texts, paths: { checkout: localPath('/checkout', locale) } };
}

/** All texts and settings of the checkout and confirmation islands in one language. */
export interface CheckoutWords {
  texts: typeof checkout;
  list: ListStateWords;
  /** Absent: nothing leaves the device. */
  online?: OnlineWords;
  /** What a demonstration says before an order is submitted. */
  demo: string | undefined;
  locale: Locale;
  paths: { instruments: string; cart: string; confirmation: string };
  /** One or two (requirements §2, both readings). */
  methods: readonly PaymentMethod[];
  /** The name of the provider. */
  provider: string;
  /** URL of the provider's payment page. */
  address: string;
  bank: { name: string; accountNumber: string; accountName: string };
  /** Absent: no QR code. */
  fps: FpsProxy | undefined;
  seller: { brand: string; company: string; address: string; phone: string; email: string };
}

export function checkoutWords(locale: Locale): CheckoutWords {
  const t = translator(locale);
  const online = onlineWords(locale);
  const { methods, providerName, address, bank, fps } = settings.payment;
  return {
    texts: t('checkout', { returnObjects: true, skipInterpolation: true }),
    list: {
      loading: t('checkout.loading'),
      failed: t('catalogue.failed'),
      retry: t('catalogue.retry'),
    },
    ...(online && { online }),
    demo: settings.demo ? t('common.demo') : undefined,
    locale,
    paths: {
      instruments: localPath('/instruments', locale),
      cart: localPath('/cart', locale),
      confirmation: localPath('/order/confirmation', locale),
    },
    methods,
    provider: providerName,
    address,
    bank: { ...bank, name: bank.name[locale] },
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

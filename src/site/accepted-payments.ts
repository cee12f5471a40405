import { offeredMethods, type PaymentMethod } from '~/contracts/payment-methods';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings } from './settings';

/** The name of each payment method in this shop: a bank transfer is called FPS where FPS makes it quick. */
export function paymentNames(locale: Locale): Record<PaymentMethod, string> {
  const t = translator(locale);
  return {
    card: t('checkout.payment.card'),
    bank: settings.payment.fps ? t('checkout.methods.bank.fps') : t('checkout.payment.bank'),
  };
}

/** The names of the accepted payment methods, in display order. */
export function acceptedPayments(locale: Locale): string[] {
  const { methods, fps } = settings.payment;
  const names = paymentNames(locale);
  return offeredMethods(methods, fps !== undefined).map((method) => names[method]);
}

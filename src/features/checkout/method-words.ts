import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import type { PaymentMethod } from '~/site/payment-methods';
import { settings } from '~/site/settings';

/** What the form says about a payment method. */
export interface MethodWords {
  /** Its name among others, and as the only one. */
  name: string;
  only: string;
  /** How it is paid. Absent: the form shows the bank account. */
  text?: string;
  secure: string;
  /** The label of the submit button. */
  submit: string;
  /** Shown beside the button while the order is processed. */
  processing?: string;
}

/** The payment methods of this shop: simulated payments are called so, real ones lead to the provider's page. */
export function methodWords(locale: Locale): Record<PaymentMethod, MethodWords> {
  const t = translator(locale);
  const { provider, providerName, address, fps } = settings.payment;
  const values = { provider: providerName, address };
  const isSimulated = provider === 'simulated';
  const bank = fps ? t('checkout.methods.bank.fps') : t('checkout.payment.bank');
  return {
    card: {
      name: t('checkout.payment.card'),
      only: t('checkout.methods.card.only', values),
      text: t(
        isSimulated ? 'checkout.methods.simulated.text' : 'checkout.methods.card.text',
        values,
      ),
      secure: t(
        isSimulated ? 'checkout.methods.simulated.secure' : 'checkout.methods.card.secure',
        values,
      ),
      submit: t('checkout.methods.card.submit', values),
      processing: t(
        isSimulated ? 'checkout.methods.simulated.processing' : 'online.redirecting',
        values,
      ),
    },
    bank: {
      name: bank,
      only: bank,
      secure: t('checkout.methods.bank.secure'),
      submit: t('checkout.methods.bank.submit'),
    },
  };
}

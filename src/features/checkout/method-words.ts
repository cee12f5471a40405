import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import type { PaymentMethod } from '~/contracts/payment-methods';
import { paymentNames } from '~/site/accepted-payments';
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
  const { provider, providerName, address } = settings.payment;
  const values = { provider: providerName, address };
  const { card, simulated, bank } = t('checkout.methods', { returnObjects: true, ...values });
  const names = paymentNames(locale);
  return {
    card: { name: names.card, ...card, ...(provider === 'simulated' && simulated) },
    bank: { name: names.bank, only: names.bank, secure: bank.secure, submit: bank.submit },
  };
}

import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import type { PaymentMethod } from '~/contracts/payment-methods';
import { paymentNames } from '~/site/accepted-payments';
import { settings } from '~/site/settings';

/** Texts of a payment method in the form. */
export interface MethodWords {
  /** The name in a list of methods, and as the only method. */
  name: string;
  only: string;
  /** Description of the payment. Absent: the form shows the bank account. */
  text?: string;
  secure: string;
  /** The label of the submit button. */
  submit: string;
  /** Shown beside the button while the order is processed. */
  processing?: string;
}

/** The payment methods of this shop. Simulated payments are labelled as such, real ones lead to the provider's page. */
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

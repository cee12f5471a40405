import type { ReactNode } from 'react';
import type { PaymentMethod } from '~/site/payment-methods';
import * as icons from '~/ui/icons';
import { BankDetails } from '../payment/BankDetails';
import type { CheckoutWords } from '../checkout-words';

/** A payment method on the checkout page. */
interface MethodForm {
  /** One of `ui/icons.ts`. */
  icon: string;
  panel: (words: CheckoutWords) => ReactNode;
}

export const methodForms: Record<PaymentMethod, MethodForm> = {
  card: {
    icon: icons.card,
    panel: ({ methodWords }) => <p className="text-soft">{methodWords.card.text}</p>,
  },
  bank: { icon: icons.bank, panel: (words) => <BankDetails words={words} /> },
};

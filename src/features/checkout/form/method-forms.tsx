import type { ReactNode } from 'react';
import { fill } from '~/i18n/fill';
import type { PaymentMethod } from '~/site/payment-methods';
import * as icons from '~/ui/icons';
import { BankDetails } from '../payment/BankDetails';
import type { CheckoutWords } from '../checkout-words';

type Text = (words: CheckoutWords) => string;

/** A payment method on the checkout page. */
interface MethodForm {
  /** One of `ui/icons.ts`. */
  icon: string;
  /** The heading if the shop offers no other method. */
  only: Text;
  panel: (words: CheckoutWords) => ReactNode;
  security: Text;
  /** The label of the submit button. */
  submit: Text;
  /** Shown beside the button while the order is processed. */
  processing?: Text;
}

const isSimulated = PAYMENT_PROVIDER === 'simulated';

export const methodForms: Record<PaymentMethod, MethodForm> = {
  card: {
    icon: icons.card,
    only: ({ texts, provider }) => fill(texts.payment.onlyCard, { provider }),
    panel: ({ texts, provider }) => (
      <p className="text-soft">
        {fill(isSimulated ? texts.payment.cardSimulated : texts.payment.cardText, { provider })}
      </p>
    ),
    security: ({ texts, provider }) =>
      isSimulated ? texts.payment.secureSimulated : fill(texts.payment.secure, { provider }),
    submit: ({ texts, provider }) => fill(texts.submitCard, { provider }),
    processing: ({ texts, online, provider, address }) => {
      return fill(!isSimulated && online ? online.redirecting : texts.redirect, {
        provider,
        address,
      });
    },
  },
  bank: {
    icon: icons.bank,
    only: ({ texts }) => texts.payment.bank,
    panel: (words) => <BankDetails words={words} />,
    security: ({ texts }) => texts.payment.secureBank,
    submit: ({ texts }) => texts.submitBank,
  },
};

import type { ReactNode } from 'react';
import { fill } from '~/i18n/fill';
import type { PaymentMethod } from '~/site/payment-methods';
import { BankDetails } from '../payment/BankDetails';
import type { CheckoutWords } from '../checkout-words';
import { CopyButton } from './CopyButton';
import { FpsCode } from './FpsCode';
import { money } from '../money';
import type { PlacedOrder } from '../orders/stored-orders';

/** A payment method on the confirmation. */
interface MethodOrder {
  /** The value of "Payment". */
  fact: (order: PlacedOrder, words: CheckoutWords) => string;
  /** The next step, if the method has one. */
  next: (order: PlacedOrder, words: CheckoutWords) => string | undefined;
  /** How to pay. */
  instructions?: (order: PlacedOrder, words: CheckoutWords) => ReactNode;
}

export const methodOrders: Record<PaymentMethod, MethodOrder> = {
  card: {
    fact({ payment }, { texts, online }) {
      const method = texts.payment.card;
      return payment && online ? fill(online.payment[payment.state].fact, { method }) : method;
    },
    next({ payment, totals }, { texts, online, provider }) {
      if (!payment) return texts.submitted.nextCard;
      const next = online?.payment[payment.state].next;
      return next && fill(next, { provider, total: money(totals.total) });
    },
  },
  bank: {
    fact: (_, { texts }) => texts.payment.bank,
    next: ({ totals }, { texts }) => fill(texts.submitted.nextBank, { total: money(totals.total) }),
    instructions: ({ totals, reference }, words) => (
      <div className="mt-8 print:mt-4">
        {words.fps && (
          <FpsCode
            payment={{ proxy: words.fps, amount: totals.total, reference }}
            texts={words.texts.payment}
          />
        )}
        <BankDetails
          words={words}
          amount={totals.total}
          copyButton={(value, name) => (
            <CopyButton value={value} name={name} texts={words.texts.submitted} />
          )}
        />
      </div>
    ),
  },
};

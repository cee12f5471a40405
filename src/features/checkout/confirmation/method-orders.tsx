import type { ReactNode } from 'react';
import { fill } from '~/i18n/fill';
import type { PaymentMethod } from '~/contracts/payment-methods';
import { isPaid, type OrderStatus } from '~/contracts/order-states';
import { BankDetails } from '../payment/BankDetails';
import type { CheckoutWords } from '../checkout-words';
import { CopyButton } from './CopyButton';
import { FpsCode } from './FpsCode';
import { money } from '../money';
import type { PlacedOrder } from '~/features/orders/stored-orders';

type Of<Result> = (
  order: PlacedOrder,
  words: CheckoutWords,
  /** The status from the shop, if known. */
  status: OrderStatus | undefined,
) => Result;

/** How the confirmation presents a payment method. */
interface MethodOrder {
  /** The value of the row "Payment". */
  fact: Of<string>;
  /** The next step, if the method has one. */
  next: Of<string | undefined>;
  /** Payment instructions. */
  instructions?: Of<ReactNode>;
}

/** Whether to ask for the transfer: not twice, and not for a cancelled order. */
const awaitsTransfer = (status: OrderStatus | undefined): boolean =>
  (status?.state ?? 'pending') === 'pending';

/** HK$ to transfer, without items that the shop has removed. */
const due = ({ totals }: PlacedOrder, status: OrderStatus | undefined): number =>
  totals.total - (status?.refunded ?? 0);

export const methodOrders: Record<PaymentMethod, MethodOrder> = {
  card: {
    fact({ payment }, { methodWords, online }) {
      const method = methodWords.card.name;
      return payment && online ? fill(online.payment[payment.state].fact, { method }) : method;
    },
    next({ payment, totals }, { demo, online, provider }) {
      if (!payment) return demo?.card;
      const next = online?.payment[payment.state].next;
      return next && fill(next, { provider, total: money(totals.total) });
    },
  },
  bank: {
    fact(_, { methodWords, online }, status) {
      const method = methodWords.bank.name;
      return isPaid(status?.state) && online ? fill(online.payment.paid.fact, { method }) : method;
    },
    next: (order, { texts }, status) =>
      awaitsTransfer(status)
        ? fill(texts.submitted.nextBank, { total: money(due(order, status)) })
        : undefined,
    instructions: (order, words, status) =>
      awaitsTransfer(status) && (
        <div className="mt-8 print:mt-4">
          {words.fps && (
            <FpsCode
              payment={{ proxy: words.fps, amount: due(order, status), reference: order.reference }}
              texts={words.texts.payment}
            />
          )}
          <BankDetails
            words={words}
            amount={due(order, status)}
            copyButton={(value, name) => (
              <CopyButton value={value} name={name} texts={words.texts.submitted} />
            )}
          />
        </div>
      ),
  },
};

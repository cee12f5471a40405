import type { ReactNode } from 'react';
import { formatDate } from '~/i18n/format-date';
import { Icon } from '~/ui/Icon';
import { chevron } from '~/ui/icons';
import type { CheckoutWords } from '../checkout-words';
import { money } from '../money';
import type { Orders, PlacedOrder } from '../orders/stored-orders';

interface Props {
  orders: Orders;
  words: CheckoutWords;
  /** Id of the order to print; the others are not on paper. */
  printed: string | undefined;
  details: (order: PlacedOrder) => ReactNode;
}

/** The orders before the last one, each behind its reference. */
export function EarlierOrders({ orders, words: { texts, locale }, printed, details }: Props) {
  const isPrinted = orders.some(({ id }) => id === printed);
  return (
    <section
      aria-labelledby="earlier-title"
      className={`mt-16 print:mt-0 ${isPrinted ? '' : 'print:hidden'}`}
    >
      <h2 id="earlier-title" className="text-3xl print:hidden">
        {texts.orders.earlier.title}
      </h2>
      {orders.map((order) => (
        <details
          key={order.id}
          className={`group border-b border-line ${order.id === printed ? '' : 'print:hidden'}`}
        >
          <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-6 py-3">
            <span className="figures">{order.reference}</span>
            <span className="text-soft">{formatDate(new Date(order.placedAt), locale)}</span>
            <span className="flex items-center gap-3">
              <span className="figures">{money(order.totals.total)}</span>
              <Icon
                path={chevron}
                size={18}

                className="group-[[open]]:rotate-180"
              />
            </span>
          </summary>
          <div className="py-6">{details(order)}</div>
        </details>
      ))}
    </section>
  );
}

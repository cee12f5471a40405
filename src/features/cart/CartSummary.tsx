import type { ReactNode } from 'react';
import { formatMoney } from '~/i18n/format';
import type { CartWords } from './cart-words';
import type { Totals } from './totals';
import { TotalsList } from './TotalsList';

interface Props {
  totals: Totals;
  words: CartWords;
  children: ReactNode;
}

/** The order summary beside the cart's lines (requirements §2 "Order summary"). */
export function CartSummary({ totals, words, children }: Props) {
  const { summary } = words.cart;
  return (
    <section className="lg:sticky lg:top-24 lg:self-start" aria-labelledby="summary-title">
      <h2 id="summary-title" className="text-2xl">
        {summary.title}
      </h2>
      <div className="mt-4 border-t border-ink pb-3.5">
        <TotalsList
          totals={totals}
          words={summary}
          money={(amount) => formatMoney(amount, words.card.currency)}
        />
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { formatNumber } from '~/i18n/format';
import type { PricedCart } from './priced-cart';
import type { CartWords } from './cart-words';

interface Props {
  cart: PricedCart;
  words: CartWords;
  children: ReactNode;
}

/** What it comes to; shipping is free, so the total is the subtotal (spec §9). */
export function CartSummary({ cart, words, children }: Props) {
  const { summary } = words.cart;
  const amount = words.card.currency + formatNumber(cart.totalPrice);
  const lines = [
    [summary.count, formatNumber(cart.totalItems)],
    [summary.subtotal, amount],
    [summary.shipping, summary.free],
  ];
  return (
    <section className="lg:sticky lg:top-24 lg:self-start" aria-labelledby="summary-title">
      <h2 id="summary-title" className="text-2xl">
        {summary.title}
      </h2>
      <dl className="mt-4 border-t border-ink">
        {lines.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-soft">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-3.5">
          <dt className="font-semibold">{summary.total}</dt>
          <dd className="figures text-2xl">{amount}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import type { PricedCart } from '~/features/cart/priced-cart';
import { TotalsList } from '~/features/cart/TotalsList';
import type { CheckoutWords } from '../checkout-words';
import { money } from '../money';
import { OrderLines } from '../orders/OrderLines';

interface Props {
  cart: PricedCart;
  texts: CheckoutWords['texts'];
  children: ReactNode;
}

/** The order summary beside the form (requirements §2 "Order Summary"). */
export function OrderSummary({ cart, texts, children }: Props) {
  return (
    <section className="lg:sticky lg:top-24 lg:self-start" aria-labelledby="order-title">
      <h2 id="order-title" className="text-2xl">
        {texts.summary.title}
      </h2>
      <OrderLines
        lines={cart.lines.map(({ item, ...line }) => ({ ...item, ...line }))}
        texts={texts}
      />
      <TotalsList totals={cart.totals} words={texts.summary} money={money} />
      {children}
    </section>
  );
}
